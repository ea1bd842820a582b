// The end of a lesson: what was learnt, and where one goes from here.
#pragma once

#include <QWidget>
#include <vector>

#include "lesson/lesson_sheet.h"

namespace remparts::panel {

class Button;
class RuleRow;
class TextLabel;

struct LessonEnd {
    QString title;                ///< of the lesson
    std::vector<RuleLine> rules;  ///< that it showed
    QString next;                 ///< title of the lesson that follows; empty after the last one
};

class LessonEndPart : public QWidget {
    Q_OBJECT
  public:
    explicit LessonEndPart(QWidget* parent = nullptr);

    void show(const LessonEnd& end);
    /// "Streets: you have been through it"
    [[nodiscard]] QString words() const;
    void focusNext();

  signals:
    void nextLessonRequested();
    void restartRequested();
    void leaveRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void say();

    LessonEnd m_end;
    TextLabel* m_head;
    TextLabel* m_done;
    TextLabel* m_rulesHead;
    QWidget* m_rules;
    TextLabel* m_nextHead;
    TextLabel* m_nextTitle;
    Button* m_next;
    Button* m_leave;
    Button* m_again;
};

}  // namespace remparts::panel
