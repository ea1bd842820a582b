// The lessons of one game as cards, as many in a row as there is room for.
#pragma once

#include <QWidget>
#include <vector>

#include "lesson/course_card.h"

namespace remparts::panel {

class TextLabel;

class CourseGrid : public QWidget {
    Q_OBJECT
  public:
    CourseGrid(engine::GameKind game, QWidget* parent = nullptr);

    /// Hidden without lessons of its game.
    void setLessons(const std::vector<CourseLesson>& lessons);
    void setPresents(bool on);
    [[nodiscard]] const std::vector<CourseCard*>& cards() const { return m_cards; }

    [[nodiscard]] QSize sizeHint() const override { return {900, heightForWidth(900)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 0}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return arrange(width, false); }

  signals:
    void lessonRequested(const QString& id);
    void presentRequested(const QString& id);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void say();
    /// The height that it takes.
    int arrange(int width, bool moving) const;

    engine::GameKind m_game;
    TextLabel* m_head;
    std::vector<CourseCard*> m_cards;
    bool m_presents = false;
};

}  // namespace remparts::panel
