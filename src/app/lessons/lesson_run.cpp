#include "lessons/lesson_run.h"

#include <utility>

#include "explain/rule_book.h"
#include "history/recorded_lines.h"
#include "language/language.h"
#include "language/spoken.h"
#include "lessons/step_view.h"

namespace remparts::app {

namespace {

model::GameWithLines laidOut(const engine::Game& scene) {
    model::GameWithLines game{scene, {}};
    for (std::size_t k = 0; k < scene.steps().size(); ++k)
        game.lines.play(k, {scene.steps()[k].player, scene.steps()[k].action});
    return game;
}

}  // namespace

LessonRun::LessonRun(model::Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &model::Session::stepPlayed, this, &LessonRun::onStepPlayed);
    connect(&model::languageNews(), &model::LanguageNews::changed, this, &LessonRun::changed);
}

void LessonRun::start(std::shared_ptr<const lesson::Script> script, std::size_t step) {
    m_script = std::move(script);
    m_scene.reset();
    goTo(step < stepCount() ? step : 0);
}

void LessonRun::layScene(std::size_t scene) {
    if (m_scene == scene) return takeUpLine();
    model::GameWithLines game = laidOut(m_script->scenes()[scene]);
    game.game.goTo(span().begin);
    m_sceneEnd = game.lines.line().back();
    m_scene = scene;
    m_session.resume(game, {}, false);
}

void LessonRun::takeUpLine() {
    if (m_session.lines().line().back() != m_sceneEnd) m_session.goToNode(m_sceneEnd);
}

void LessonRun::goTo(std::size_t step) {
    m_step = step;
    m_chosen.reset();
    m_isRevealed = false;
    m_isDone = false;
    m_feedback = panel::Feedback::None;
    m_told = nullptr;
    m_isMoving = true;
    layScene(span().scene);
    m_session.goTo(span().begin);
    m_isMoving = false;
    emit stepChanged();
    emit changed();
}

bool LessonRun::hasActionsLeft() const {
    return m_session.game().cursor() < span().played;
}

const engine::Action* LessonRun::nextAction() const {
    return hasActionsLeft() ? &m_session.game().steps()[m_session.game().cursor()].action : nullptr;
}

bool LessonRun::waitsForAction() const {
    return lessonStep().task && !m_isDone && !hasActionsLeft();
}

bool LessonRun::isWaiting() const {
    return waitsForAction() || (lessonStep().question && !m_isRevealed && !hasActionsLeft());
}

void LessonRun::playNext() {
    if (!hasActionsLeft()) return;
    m_isMoving = true;
    m_session.replayStep();
    m_isMoving = false;
    emit changed();
}

void LessonRun::playAll() {
    if (!hasActionsLeft()) return;
    m_session.goTo(span().played);
    emit changed();
}

void LessonRun::next() {
    if (hasActionsLeft()) return playAll();
    if (waitsForAction()) {
        m_isMoving = true;
        m_session.replayStep();
        m_isMoving = false;
        return finishTask(panel::Feedback::None);
    }
    if (isWaiting()) {
        m_isRevealed = true;
        emit changed();
        return;
    }
    skip();
}

void LessonRun::skip() {
    if (isLast()) {
        emit finished();
        return;
    }
    goTo(m_step + 1);
}

void LessonRun::back() {
    const bool hasActed = m_isDone || m_isRevealed || m_chosen;
    goTo(hasActed || m_step == 0 ? m_step : m_step - 1);
}

void LessonRun::again() {
    goTo(m_step);
}

void LessonRun::answer(int choice) {
    if (waitsForAction() || !isWaiting()) return;
    const lesson::Question& question = *lessonStep().question;
    if (choice < 0 || static_cast<std::size_t>(choice) >= question.choices.size()) return;
    m_chosen = choice;
    m_isRevealed = true;
    const bool isRight = static_cast<std::size_t>(choice) == question.answer;
    m_feedback = isRight ? panel::Feedback::Right : panel::Feedback::Wrong;
    emit changed();
}

void LessonRun::showHint() {
    if (!waitsForAction() || lessonStep().task->hint.empty()) return;
    m_feedback = panel::Feedback::Hint;
    m_told = &lessonStep().task->hint;
    emit changed();
}

bool LessonRun::mayPlay(const engine::Action& action) {
    if (!waitsForAction()) return false;
    const lesson::Script::Judgement judgement = m_script->judge(m_step, action);
    if (judgement.verdict == lesson::Script::Verdict::Right) return true;
    m_feedback = panel::Feedback::Wrong;
    m_told = judgement.because;
    emit changed();
    return false;
}

void LessonRun::onStepPlayed() {
    if (!m_isMoving && m_script && lessonStep().task && !m_isDone) finishTask(panel::Feedback::Right);
}

void LessonRun::finishTask(panel::Feedback feedback) {
    m_isDone = true;
    m_feedback = feedback;
    m_told = &lessonStep().task->done;
    emit changed();
}

QString LessonRun::words(const lesson::Texts& texts) const {
    return QString::fromStdString(m_script->text(m_step, texts, model::currentLanguage().toStdString()));
}

QString LessonRun::told() const {
    if (m_told && !m_told->empty()) return words(*m_told);
    switch (m_feedback) {
        case panel::Feedback::Right:
            return lessonStep().task ? tr("Well done.") : QString();
        case panel::Feedback::Wrong:
            return lessonStep().task ? tr("The rules allow that, but here something else is meant.") : QString();
        case panel::Feedback::None:
        case panel::Feedback::Hint:
            break;
    }
    return {};
}

panel::QuestionSheet LessonRun::questionSheet(const lesson::Question& question) const {
    panel::QuestionSheet sheet;
    sheet.ask = words(question.ask);
    for (const lesson::Texts& choice : question.choices) sheet.choices.append(words(choice));
    sheet.answer = static_cast<int>(question.answer);
    sheet.because = words(question.because);
    sheet.chosen = m_chosen;
    sheet.isRevealed = m_isRevealed;
    return sheet;
}

panel::LessonSheet LessonRun::sheet() const {
    const lesson::LessonStep& now = lessonStep();
    panel::LessonSheet sheet;
    sheet.title = words(m_script->lesson().title);
    sheet.step = static_cast<int>(m_step);
    sheet.steps = static_cast<int>(stepCount());
    sheet.caption = words(now.caption);
    const model::RuleBook& book = model::ruleBook(m_script->lesson().game());
    for (const std::string& number : now.rules)
        if (const model::Rule* rule = book.find(QString::fromStdString(number)))
            sheet.rules.push_back({rule->number, rule->title, rule->text});
    if (now.question && !hasActionsLeft()) sheet.question = questionSheet(*now.question);
    sheet.waitsForAction = waitsForAction();
    sheet.hasHint = waitsForAction() && !now.task->hint.empty();
    sheet.feedback = m_feedback;
    sheet.told = told();
    sheet.canGoBack = m_step > 0 || m_isDone || m_isRevealed;
    sheet.isLast = isLast();
    return sheet;
}

model::Spotlight LessonRun::light() const {
    return hasActionsLeft() ? model::Spotlight() : lightOf(*m_script, m_step, m_session.state());
}

}  // namespace remparts::app
