// Lessons told to the room: one after another in the order of the course, the room asked before anything is revealed.
#pragma once

#include "lessons/lesson_run.h"
#include "lessons/lesson_shelf.h"
#include "presenter/slide_source.h"

namespace remparts::app {

class LessonStage;
class TablePage;

class LessonShow : public SlideSource {
    Q_OBJECT
  public:
    /// Shelf and table must live longer. A lesson that is not on the shelf comes before all others.
    LessonShow(LessonShelf& shelf, TablePage& table, const LessonShelf::ScriptPointer& script, std::size_t step);
    ~LessonShow() override;

    [[nodiscard]] const LessonRun& run() const { return *m_run; }
    [[nodiscard]] const LessonShelf::ScriptPointer& script() const { return m_script; }
    /// The lesson is told; the slide names the one that follows.
    [[nodiscard]] bool isBetween() const { return m_isBetween; }

    [[nodiscard]] panel::Slide slide() const override;
    void next() override;
    void back() override;
    void first() override;
    void last() override;
    void choose(int choice) override;
    [[nodiscard]] std::vector<panel::JumpRow> jumps() const override;
    [[nodiscard]] int jumpRow() const override;
    void jumpTo(int row) override;
    [[nodiscard]] Reopening reopening() const override;

  private:
    void start(const LessonShelf::ScriptPointer& script, std::size_t step);
    void setBetween(bool on);
    /// Of the same step, nothing of it shown or answered yet.
    void goOnTo(const panel::LessonSheet& sheet, bool isBetween);
    [[nodiscard]] panel::Slide stepSlide() const;
    [[nodiscard]] panel::Slide betweenSlide() const;
    /// What it is told after; null after the last one of the game.
    [[nodiscard]] LessonShelf::ScriptPointer following() const;
    [[nodiscard]] LessonShelf::ScriptPointer before() const;

    LessonShelf& m_shelf;
    std::vector<LessonShelf::ScriptPointer> m_lessons;
    LessonShelf::ScriptPointer m_script;
    LessonRun* m_run;
    LessonStage* m_stage;
    TablePage& m_table;
    const model::Session& m_session;
    bool m_isBetween = false;
};

}  // namespace remparts::app
