// The course: the lessons of both games in their order, with how far one has come in each.
#pragma once

#include <QWidget>
#include <vector>

#include "lesson/course_card.h"

class QScrollArea;

namespace remparts::panel {

class Button;
class CourseGrid;
class TextLabel;

class CoursePage : public QWidget {
    Q_OBJECT
  public:
    explicit CoursePage(QWidget* parent = nullptr);

    /// In the order of the course, one game after the other.
    void setLessons(const std::vector<CourseLesson>& lessons);
    /// Whether lessons can be presented (presentRequested). Not at first.
    void setPresents(bool on);
    /// The keys go to the lesson to go on with.
    void focusNext();

  signals:
    void backRequested();
    /// From its first step, or from where one has come.
    void lessonRequested(const QString& id);
    void presentRequested(const QString& id);
    /// All progress is to be forgotten.
    void resetRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void say();
    /// What to go on with: begun and not done, else the first one that is not done; null when all are.
    [[nodiscard]] const CourseLesson* nextLesson() const;
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] std::vector<CourseCard*> cards() const;

    std::vector<CourseLesson> m_lessons;
    TextLabel* m_title = nullptr;
    TextLabel* m_line = nullptr;
    TextLabel* m_empty = nullptr;
    Button* m_back = nullptr;
    Button* m_continue = nullptr;
    Button* m_rules = nullptr;
    Button* m_reset = nullptr;
    QScrollArea* m_scroll = nullptr;
    std::vector<CourseGrid*> m_grids;
};

}  // namespace remparts::panel
