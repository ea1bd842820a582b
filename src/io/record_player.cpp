#include "remparts/io/concat.h"
#include "remparts/io/error.h"
#include "remparts/io/record_file.h"
#include "remparts/io/rule_number.h"

namespace remparts::io {
namespace {

std::string_view describeAsked(engine::Phase phase) {
    switch (phase) {
        case engine::Phase::Draw:
            return "draw a tile";
        case engine::Phase::Tile:
            return "lay a tile";
        case engine::Phase::Follower:
            return "place a follower or pass";
        case engine::Phase::Gate:
            return "set the city gate";
        case engine::Phase::Wall:
            return "set a wall piece";
        case engine::Phase::Guard:
            return "place a guard or pass";
        case engine::Phase::Tower:
            return "set a tower or pass";
        case engine::Phase::Over:
            break;  // the rules themselves say that the game is over
    }
    return {};
}

/// Whether something else is to be done, rather than the same in another way.
bool isOutOfTurn(engine::RejectionReason reason) {
    return reason == engine::RejectionReason::WrongPlayer || reason == engine::RejectionReason::WrongPhase ||
           reason == engine::RejectionReason::MayNotPass;
}

/// The reason with its rule; an action out of turn is told what is asked for instead.
[[noreturn]] void refuse(std::size_t number, const engine::Decision& decision, engine::Rejection rejection) {
    std::string reason(engine::describe(rejection.reason));
    if (isOutOfTurn(rejection.reason))
        reason += concat(": player ", decision.player, " is to ", describeAsked(decision.phase));
    throw RecordError(number, reason + inBrackets(rejection.rule));
}

/// What only a record can get wrong: who acts, as long as anybody does.
void checkPlayer(const engine::Ruleset& rules, const engine::GameState& state, std::size_t number,
                 const RecordedAction& step) {
    if (state.isOver() || step.player == state.decision.player) return;
    refuse(number, state.decision, {engine::RejectionReason::WrongPlayer, rules.ruleOf(state.decision.phase)});
}

}  // namespace

void playAction(const engine::Ruleset& rules, engine::GameState& state, std::size_t number,
                const RecordedAction& step, engine::EventLog* log) {
    checkPlayer(rules, state, number, step);
    if (const auto rejection = rules.apply(state, step.action, log)) refuse(number, state.decision, *rejection);
}

void playAction(engine::Game& game, std::size_t number, const RecordedAction& step) {
    checkPlayer(game.rules(), game.state(), number, step);
    if (const auto rejection = game.play(step.action)) refuse(number, game.state().decision, *rejection);
}

engine::Game playRecord(const Record& record) {
    engine::Game game(record.setup);
    for (std::size_t i = 0; i < record.actions.size(); ++i) playAction(game, i, record.actions[i]);
    return game;
}

}  // namespace remparts::io
