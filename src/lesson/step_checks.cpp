#include "step_checks.h"

#include <algorithm>

#include "remparts/io/concat.h"
#include "remparts/io/error.h"
#include "remparts/io/rule_number.h"
#include "same_choice.h"
#include "value_kinds.h"

namespace remparts::lesson {
namespace {

/// Cells that may be shown: the city and some open country around it.
class ShownCells {
  public:
    explicit ShownCells(const engine::Board& board) {
        constexpr int around = 3;
        for (const engine::PlacedTile& tile : board.tiles()) {
            m_least = {std::min(m_least.x, tile.position.x), std::min(m_least.y, tile.position.y)};
            m_most = {std::max(m_most.x, tile.position.x), std::max(m_most.y, tile.position.y)};
        }
        m_least = {m_least.x - around, m_least.y - around};
        m_most = {m_most.x + around, m_most.y + around};
    }

    void check(const std::vector<engine::Position>& cells, const StepPlace& place) const {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const engine::Position cell = cells[i];
            if (cell.x < m_least.x || cell.x > m_most.x || cell.y < m_least.y || cell.y > m_most.y)
                place[i].fail("this cell is far from the city");
        }
    }

  private:
    engine::Position m_least;
    engine::Position m_most;
};

void checkEdge(const Moment& moment, engine::BoardEdge edge, const StepPlace& place) {
    try {
        (void)moment.tileAt(edge.tile);
    } catch (const Unreckonable& fault) {
        place.fail(fault.what());
    }
}

void checkChoice(const engine::GameState& state, const engine::Action& action, const StepPlace& place) {
    const auto refused = engine::rulesetFor(state.setup->tiles->game()).check(state, action);
    if (refused) place.fail(io::concat(engine::describe(refused->reason), io::inBrackets(refused->rule)));
}

}  // namespace

StepPlace::StepPlace(const Lesson& lesson, std::size_t step)
    : m_path(io::concat(lesson.file, ": steps[", step, "]")) {}

StepPlace StepPlace::member(std::string_view name) const {
    return StepPlace(io::concat(m_path, m_path.ends_with(": ") ? "" : ".", name));
}

StepPlace StepPlace::operator[](std::size_t index) const {
    return StepPlace(io::concat(m_path, "[", index, "]"));
}

void StepPlace::fail(const std::string& fault) const {
    throw LessonError(io::concat(m_path, ": ", fault));
}

engine::Rejection checkAttempt(const engine::GameState& state, const Attempt& attempt, const StepPlace& place) {
    const auto refused = engine::rulesetFor(state.setup->tiles->game()).check(state, attempt.action);
    if (!refused) place.fail("the rules allow this, it does not show what they refuse");
    if (refused->rule != attempt.rule)
        place.member("rule").fail(io::concat("promised is ", attempt.rule, ", it is refused because ",
                                             engine::describe(refused->reason), io::inBrackets(refused->rule)));
    return *refused;
}

void checkShown(const Moment& moment, const LessonStep& step, const StepPlace& place) {
    const ShownCells shown(moment.state.board);
    shown.check(step.camera.cells, place.member("camera").member("cells"));
    const StepPlace light = place.member("light");
    shown.check(step.light.cells, light.member("cells"));
    for (std::size_t i = 0; i < step.light.edges.size(); ++i)
        checkEdge(moment, step.light.edges[i], light.member("edges")[i]);
    if (step.light.row) checkEdge(moment, *step.light.row, light.member("row"));
    if (!step.light.feature) return;
    try {
        (void)moment.segmentOf(*step.light.feature);
    } catch (const Unreckonable& fault) {
        light.member("feature").fail(fault.what());
    }
}

void checkTask(const engine::GameState& state, const Task& task, const StepPlace& place) {
    for (std::size_t i = 0; i < task.accepted.size(); ++i) {
        const StepPlace accepted = place.member("accept")[i];
        if (!state.isOver() && task.accepted[i].player != state.decision.player)
            accepted.fail(io::concat("player ", int{state.decision.player}, " is to act"));
        checkChoice(state, task.accepted[i].action, accepted);
    }
    for (std::size_t i = 0; i < task.wrong.size(); ++i) {
        const StepPlace wrong = place.member("wrong")[i].member("action");
        checkChoice(state, task.wrong[i].action, wrong);
        for (const io::RecordedAction& accepted : task.accepted) {
            if (isSameChoice(state, accepted.action, task.wrong[i].action))
                wrong.fail("this comes to the same as an accepted choice");
        }
    }
}

std::string reckon(const Moment& moment, const Value& value, const StepPlace& place) {
    try {
        std::string result = findValueKind(value.of)->reckon(moment, value);
        if (value.promised && *value.promised != result)
            place.fail(io::concat("promised are ", *value.promised, ", the rules give ", result));
        return result;
    } catch (const Unreckonable& fault) {
        place.fail(fault.what());
    }
}

}  // namespace remparts::lesson
