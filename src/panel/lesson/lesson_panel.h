// The panel beside the city of a lesson: its title and how far one is, what is told, the rules of it, a question or
// what the learner is to do, and what one can do next.
#pragma once

#include <QWidget>
#include <vector>

#include "lesson/lesson_sheet.h"
#include "player_list_model.h"
#include "table_show.h"
#include "turn_model.h"

class QScrollArea;
class QVBoxLayout;

namespace remparts::panel {

class Announcer;
class Button;
class FeedbackCard;
class LessonEndPart;
class LessonTablePart;
class QuestionPart;
class RuleRow;
class StepBar;
class TextLabel;
struct LessonEnd;

class LessonPanel : public QWidget {
    Q_OBJECT
  public:
    /// The models must live longer; they are those of the lesson's own table.
    LessonPanel(model::Session& session, model::TurnModel& turn, model::PlayerListModel& players,
                model::TableShow& show, QWidget* parent = nullptr);

    /// What is told now. What is new in it is spoken.
    void show(const LessonSheet& sheet);
    /// The lesson's end takes the place of its steps.
    void showEnd(const LessonEnd& end);
    /// Another lesson, or the same anew: nothing of it was told yet.
    void begin();
    /// Sets the width by the size of the whole window.
    void fold(QSize window);
    void setMotion(bool on);
    /// The keys go to what leads on.
    void focusNext();
    [[nodiscard]] Announcer& announcer() { return *m_announcer; }
    [[nodiscard]] const LessonTablePart& table() const { return *m_table; }
    [[nodiscard]] QSize sizeHint() const override { return {minimumWidth(), QWidget::sizeHint().height()}; }

  signals:
    void nextRequested();
    void backRequested();
    void againRequested();
    void skipRequested();
    void hintRequested();
    /// From 0.
    void answered(int choice);
    /// Back to the course.
    void leaveRequested();
    void nextLessonRequested();
    /// The lesson from its beginning.
    void restartRequested();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeContent(model::Session& session, model::TurnModel& turn,
                                       model::PlayerListModel& players, model::TableShow& show);
    [[nodiscard]] QWidget* makeFoot();
    void sayButtons();
    void showRules(const std::vector<RuleLine>& rules);
    void showButtons(const LessonSheet& sheet);
    void speak(const LessonSheet& sheet);
    void bringToSight();
    /// What the words leave of the height is the table's.
    void shareHeight();

    LessonSheet m_sheet;
    Announcer* m_announcer;
    TextLabel* m_title = nullptr;
    StepBar* m_steps = nullptr;
    QScrollArea* m_scroll = nullptr;
    QWidget* m_content = nullptr;
    QWidget* m_words = nullptr;
    TextLabel* m_caption = nullptr;
    QuestionPart* m_question = nullptr;
    FeedbackCard* m_feedback = nullptr;
    QWidget* m_rules = nullptr;
    std::vector<RuleRow*> m_ruleRows;
    LessonTablePart* m_table = nullptr;
    LessonEndPart* m_end = nullptr;
    QWidget* m_foot = nullptr;
    QWidget* m_waitRow = nullptr;
    Button* m_leave = nullptr;
    Button* m_hint = nullptr;
    Button* m_solve = nullptr;
    Button* m_back = nullptr;
    Button* m_again = nullptr;
    Button* m_skip = nullptr;
    Button* m_next = nullptr;
    QString m_spokenCaption;
};

}  // namespace remparts::panel
