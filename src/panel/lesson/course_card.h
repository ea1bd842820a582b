// A lesson on the course page: what it is about, how long it takes, how far one has come.
#pragma once

#include "lesson/wide_button.h"
#include "remparts/engine/setup.h"

namespace remparts::panel {

class Button;

struct CourseLesson {
    QString id;
    engine::GameKind game = engine::GameKind::City;
    int place = 1;
    QString title;
    QString summary;
    int minutes = 1;
    int steps = 1;
    int reached = 0;  ///< step to go on with, from 0; 0: not begun
    bool done = false;
};

class CourseCard : public WideButton {
    Q_OBJECT
  public:
    explicit CourseCard(CourseLesson lesson, QWidget* parent = nullptr);

    [[nodiscard]] const CourseLesson& lesson() const { return m_lesson; }
    void setLesson(const CourseLesson& lesson);
    /// Whether it can be presented. Not at first.
    void setPresents(bool on);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 72}; }
    [[nodiscard]] int heightForWidth(int width) const override;

  signals:
    /// To show it to others.
    void presentRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void tell();
    [[nodiscard]] QString progress() const;
    [[nodiscard]] double wordsRoom(double width) const;
    void arrange();
    void paintNumber(QPainter& painter, const QRectF& disc) const;

    CourseLesson m_lesson;
    Button* m_present;
};

}  // namespace remparts::panel
