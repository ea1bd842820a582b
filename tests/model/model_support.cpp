#include "model_support.h"

#include <stdexcept>

#include "support/random_games.h"

namespace remparts::test {

using namespace engine;

namespace {

void playOn(model::Session& session, std::uint64_t seed, std::size_t steps) {
    RandomPlayer player(seed);
    const Ruleset& rules = session.game().rules();
    for (std::size_t step = 0; step < steps && !session.state().isOver(); ++step)
        if (session.play(player.choose(session.state(), rules.legalActions(session.state()))))
            throw std::logic_error("a legal action was refused");
}

}  // namespace

void follow(model::Session& session, const Game& game) {
    session.start(game.sharedSetup());
    for (const Step& step : game.steps())
        if (session.play(step.action)) throw std::logic_error("a step of the game was refused");
}

void playRandomly(model::Session& session, std::uint64_t seed, std::size_t steps) {
    session.start(randomSetup(seed));
    playOn(session, seed, steps);
}

void playKidsRandomly(model::Session& session, std::uint64_t seed, std::size_t steps) {
    session.start(randomKidsSetup(seed));
    playOn(session, seed, steps);
}

Table tableWithStreet(const std::string& inHand) {
    Table table;
    table.lay("street_ns", {0, 0}).settle().draw(inHand);
    return table;
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
