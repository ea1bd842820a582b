#include "presenter/lesson_show.h"

#include <algorithm>

#include "language/language.h"
#include "lessons/lesson_stage.h"
#include "lessons/lesson_words.h"
#include "sentences.h"
#include "table/table_page.h"

namespace remparts::app {

namespace {

bool isOfSameGame(const lesson::Script& one, const lesson::Script& other) {
    return one.lesson().game() == other.lesson().game();
}

}  // namespace

LessonShow::LessonShow(LessonShelf& shelf, TablePage& table, const LessonShelf::ScriptPointer& script,
                       std::size_t step)
    : m_shelf(shelf),
      m_lessons(shelf.lessons()),
      m_run(new LessonRun(table.session(), this)),
      m_stage(new LessonStage(*m_run, table, this)),
      m_table(table),
      m_session(table.session()) {
    if (std::find(m_lessons.begin(), m_lessons.end(), script) == m_lessons.end())
        m_lessons.insert(m_lessons.begin(), script);
    connect(m_run, &LessonRun::changed, this, &LessonShow::changed);
    connect(m_stage, &LessonStage::settled, this, &LessonShow::changed);
    connect(m_run, &LessonRun::finished, this, [this] { setBetween(true); });
    start(script, step);
}

LessonShow::~LessonShow() {
    m_stage->rest();
    delete m_stage;  // it looks at the run
}

void LessonShow::start(const LessonShelf::ScriptPointer& script, std::size_t step) {
    m_script = script;
    m_isBetween = false;
    m_run->start(script, step);
}

void LessonShow::setBetween(bool on) {
    m_isBetween = on;
    emit changed();
}

LessonShelf::ScriptPointer LessonShow::following() const {
    const auto here = std::find(m_lessons.begin(), m_lessons.end(), m_script);
    return here + 1 == m_lessons.end() || !isOfSameGame(**here, **(here + 1)) ? nullptr : *(here + 1);
}

LessonShelf::ScriptPointer LessonShow::before() const {
    const auto here = std::find(m_lessons.begin(), m_lessons.end(), m_script);
    return here == m_lessons.begin() || !isOfSameGame(**here, **(here - 1)) ? nullptr : *(here - 1);
}

void LessonShow::next() {
    if (m_isBetween) {
        if (const LessonShelf::ScriptPointer script = following()) start(script, 0);
        return;
    }
    if (m_stage->isPlaying()) return m_stage->finish();
    m_run->next();
}

void LessonShow::back() {
    if (m_isBetween) return setBetween(false);
    const bool isAtBeginning = m_run->step() == 0 && !m_run->sheet().canGoBack && !m_stage->isPlaying();
    const LessonShelf::ScriptPointer earlier = isAtBeginning ? before() : nullptr;
    if (earlier)
        start(earlier, earlier->spans().size() - 1);
    else
        m_run->back();
}

void LessonShow::first() {
    start(m_script, 0);
}

void LessonShow::last() {
    start(m_script, m_run->stepCount() - 1);
}

void LessonShow::choose(int choice) {
    if (!m_isBetween) m_run->answer(choice);
}

std::vector<panel::JumpRow> LessonShow::jumps() const {
    std::vector<panel::JumpRow> rows;
    const std::string language = model::currentLanguage().toStdString();
    for (const LessonShelf::ScriptPointer& script : m_lessons)
        for (std::size_t step = 0; step < script->spans().size(); ++step) {
            const lesson::Texts& caption = script->lesson().steps[step].caption;
            rows.push_back({spoken(script->lesson().title),
                            firstWords(QString::fromStdString(script->text(step, caption, language))),
                            static_cast<int>(step) + 1});
        }
    return rows;
}

int LessonShow::jumpRow() const {
    std::size_t row = m_run->step();
    for (const LessonShelf::ScriptPointer& script : m_lessons) {
        if (script == m_script) break;
        row += script->spans().size();
    }
    return static_cast<int>(row);
}

void LessonShow::jumpTo(int row) {
    auto step = static_cast<std::size_t>(std::max(0, row));
    for (const LessonShelf::ScriptPointer& script : m_lessons) {
        if (step < script->spans().size()) return start(script, step);
        step -= script->spans().size();
    }
}

SlideSource::Reopening LessonShow::reopening() const {
    return [&shelf = m_shelf, &table = m_table, script = m_script, step = m_run->step(), sheet = m_run->sheet(),
            isBetween = m_isBetween] {
        auto show = std::make_unique<LessonShow>(shelf, table, script, step);
        show->goOnTo(sheet, isBetween);
        return show;
    };
}

void LessonShow::goOnTo(const panel::LessonSheet& sheet, bool isBetween) {
    m_stage->finish();
    const auto& answered = sheet.question;
    if (answered && answered->chosen)
        m_run->answer(*answered->chosen);
    else if (m_run->isWaiting() && (answered ? answered->isRevealed : !sheet.waitsForAction))
        m_run->next();
    m_stage->finish();
    if (isBetween) setBetween(true);
}

panel::Slide LessonShow::slide() const {
    return m_isBetween ? betweenSlide() : stepSlide();
}

// Before anybody says it, the room may think about what it would do, or why something is refused.
panel::Slide LessonShow::stepSlide() const {
    panel::Slide slide;
    slide.sheet = m_run->sheet();
    const lesson::LessonStep& step = m_script->lesson().steps[m_run->step()];
    const auto& refusal = m_script->spans()[m_run->step()].refusal;
    if (step.attempt && refusal && !m_stage->isPlaying() && slide.sheet.told.isEmpty()) {
        slide.sheet.told = model::sentences::refusal(*refusal);
        slide.sheet.feedback = panel::Feedback::Wrong;
    }
    if (!slide.sheet.waitsForAction) return slide;
    if (slide.sheet.told.isEmpty()) slide.asked = tr("What would you do?");
    slide.hand = tileInHand(m_session.state());
    return slide;
}

panel::Slide LessonShow::betweenSlide() const {
    panel::Slide slide;
    const LessonShelf::ScriptPointer script = following();
    slide.sheet.title = spoken(m_script->lesson().title);
    slide.sheet.step = static_cast<int>(m_run->stepCount()) - 1;
    slide.sheet.steps = static_cast<int>(m_run->stepCount());
    slide.asked = script ? tr("Next: %1").arg(spoken(script->lesson().title)) : tr("That was the last lesson.");
    if (script) slide.sheet.caption = spoken(script->lesson().summary);
    return slide;
}

}  // namespace remparts::app
