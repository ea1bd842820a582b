#include "remparts/lesson/script.h"

#include "remparts/engine/rules/city_queries.h"
#include "remparts/io/concat.h"
#include "remparts/io/error.h"
#include "same_choice.h"
#include "step_checks.h"
#include "text_reader.h"

namespace remparts::lesson {
namespace {

void play(engine::Game& game, const io::RecordedAction& action, const StepPlace& place) {
    try {
        io::playAction(game, 0, action);
    } catch (const io::RecordError& fault) {
        place.fail(fault.reason());
    }
}

engine::Game beginScene(const io::Record& record, const StepPlace& place) {
    engine::Game game(record.setup);
    for (std::size_t i = 0; i < record.actions.size(); ++i) play(game, record.actions[i], place.member("actions")[i]);
    return game;
}

/// Plays one step in the game of its scene, held against all it says.
StepSpan playStep(engine::Game& game, const LessonStep& step, const StepPlace& place) {
    StepSpan span;
    span.begin = game.cursor();
    for (std::size_t i = 0; i < step.actions.size(); ++i) play(game, step.actions[i], place.member("actions")[i]);
    span.played = game.cursor();
    const Moment played{game.state(), game.steps().subspan(span.begin)};
    if (step.attempt) span.refusal = checkAttempt(played.state, *step.attempt, place.member("attempt"));
    checkShown(played, step, place);
    if (step.light.row) span.row = engine::describeGuard(played.state, *step.light.row).row;
    if (step.task) checkTask(played.state, *step.task, place.member("task"));
    const StepPlace values = place.member("values");
    for (const Value& value : step.values) {
        if (!value.atEnd) span.values[value.name] = reckon(played, value, values.member(value.name));
    }
    if (step.task) play(game, step.task->accepted.front(), place.member("task").member("accept")[0]);
    span.end = game.cursor();
    const Moment done{game.state(), game.steps().subspan(span.begin)};
    for (const Value& value : step.values) {
        if (value.atEnd) span.values[value.name] = reckon(done, value, values.member(value.name));
    }
    return span;
}

}  // namespace

Script::Script(Lesson lesson) : m_lesson(std::move(lesson)) {
    m_scenes.push_back(beginScene(m_lesson.record, StepPlace(io::concat(m_lesson.file, ": record"))));
    for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) {
        const LessonStep& step = m_lesson.steps[i];
        const StepPlace place(m_lesson, i);
        if (step.record) m_scenes.push_back(beginScene(*step.record, place.member("record")));
        m_spans.push_back(playStep(m_scenes.back(), step, place));
        m_spans.back().scene = m_scenes.size() - 1;
    }
}

std::string Script::text(std::size_t step, const Texts& texts, const std::string& language) const {
    return filled(textIn(texts, language), m_spans[step].values);
}

Script::Judgement Script::judge(std::size_t step, const engine::Action& action) const {
    const Task& task = *m_lesson.steps[step].task;
    const engine::GameState state = m_scenes[m_spans[step].scene].stateAt(m_spans[step].played);
    for (const io::RecordedAction& accepted : task.accepted) {
        if (isSameChoice(state, accepted.action, action)) return {Verdict::Right, nullptr};
    }
    for (const WrongChoice& wrong : task.wrong) {
        if (isSameChoice(state, wrong.action, action)) return {Verdict::Wrong, &wrong.because};
    }
    return {Verdict::Wrong, task.otherwise.empty() ? nullptr : &task.otherwise};
}

}  // namespace remparts::lesson
