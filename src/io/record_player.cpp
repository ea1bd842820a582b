#include "remparts/io/error.h"
#include "remparts/io/record_file.h"

namespace remparts::io {
namespace {

[[noreturn]] void refuse(std::size_t number, engine::Rejection rejection) {
    std::string reason(engine::describe(rejection.reason));
    const std::string_view rule = engine::ruleOf(rejection.reason);
    if (!rule.empty()) reason += " (" + std::string(rule) + ")";
    throw RecordError(number, reason);
}

/// What only a record can get wrong: who acts.
void checkPlayer(const engine::GameState& state, std::size_t number, const RecordedAction& step) {
    if (state.isOver()) refuse(number, {engine::RejectionReason::GameOver});
    if (step.player != state.decision.player) refuse(number, {engine::RejectionReason::WrongPlayer});
}

}  // namespace

void playAction(const engine::Ruleset& rules, engine::GameState& state, std::size_t number,
                const RecordedAction& step, engine::EventLog* log) {
    checkPlayer(state, number, step);
    if (const auto rejection = rules.apply(state, step.action, log)) refuse(number, *rejection);
}

engine::Game playRecord(const Record& record) {
    engine::Game game(record.setup);
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        checkPlayer(game.state(), i, record.actions[i]);
        if (const auto rejection = game.play(record.actions[i].action)) refuse(i, *rejection);
    }
    return game;
}

}  // namespace remparts::io
