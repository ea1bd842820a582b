#include "concat.h"
#include "remparts/io/error.h"
#include "remparts/io/record_file.h"
#include "rule_number.h"

namespace remparts::io {
namespace {

struct Asked {
    std::string_view what;
    std::string_view rule;
};

/// What is to be chosen, and the rule that asks for it.
Asked describeAsked(engine::Phase phase, engine::GameKind game) {
    switch (phase) {
        case engine::Phase::Draw:
            return {"draw a tile", "K2.1"};
        case engine::Phase::Tile:
            return {"lay a tile", ruleNumber(game, "C2.1", "K2.2")};
        case engine::Phase::Follower:
            return {"place a follower or pass", "C3.1"};
        case engine::Phase::Gate:
            return {"set the city gate", "C5.4"};
        case engine::Phase::Wall:
            return {"set a wall piece", "C5.5"};
        case engine::Phase::Guard:
            return {"place a guard or pass", "C6.1"};
        case engine::Phase::Tower:
            return {"set a tower or pass", "C7.1"};
        case engine::Phase::Over:
            break;  // the rules themselves say that the game is over
    }
    return {};
}

/// The reason with a rule's number; reasons without a rule of their own say what is asked instead.
[[noreturn]] void refuse(std::size_t number, const engine::GameState& state, engine::Rejection rejection) {
    std::string reason(engine::describe(rejection.reason));
    std::string_view rule = rejection.rule;
    if (rule.empty()) {
        const Asked asked = describeAsked(state.decision.phase, state.setup->tiles->game());
        reason += concat(": player ", state.decision.player, " is to ", asked.what);
        rule = asked.rule;
    }
    throw RecordError(number, reason + inBrackets(rule));
}

/// What only a record can get wrong: who acts, as long as anybody does.
void checkPlayer(const engine::GameState& state, std::size_t number, const RecordedAction& step) {
    if (state.isOver() || step.player == state.decision.player) return;
    refuse(number, state, {engine::RejectionReason::WrongPlayer});
}

}  // namespace

void playAction(const engine::Ruleset& rules, engine::GameState& state, std::size_t number,
                const RecordedAction& step, engine::EventLog* log) {
    checkPlayer(state, number, step);
    if (const auto rejection = rules.apply(state, step.action, log)) refuse(number, state, *rejection);
}

engine::Game playRecord(const Record& record) {
    engine::Game game(record.setup);
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        checkPlayer(game.state(), i, record.actions[i]);
        const auto rejection = game.play(record.actions[i].action);
        if (rejection) refuse(i, game.state(), *rejection);
    }
    return game;
}

}  // namespace remparts::io
