#include "model_support.h"

#include <stdexcept>

#include "support/random_games.h"

namespace remparts::test {

using namespace engine;

void follow(model::Session& session, const Table& table) {
    session.start(table.game().sharedSetup());
    for (const Step& step : table.game().steps())
        if (session.play(step.action)) throw std::logic_error("a step of the table was refused");
}

void playRandomly(model::Session& session, std::uint64_t seed, std::size_t steps) {
    session.start(randomSetup(seed));
    RandomPlayer player(seed);
    const Ruleset& rules = session.game().rules();
    for (std::size_t step = 0; step < steps && !session.state().isOver(); ++step)
        if (session.play(player.choose(session.state(), rules.legalActions(session.state()))))
            throw std::logic_error("a legal action was refused");
}

Table tableAtGate(std::size_t players) {
    TableSetup setup;
    setup.players = players;
    Table table(setup);
    table.lay("lane_n", {0, 0}).citizen();
    table.stack(2).lay("lane_n", {0, 1}, 180).settle();
    if (table.phase() != Phase::Gate) throw std::logic_error("no gate is asked for");
    return table;
}

}  // namespace remparts::test
