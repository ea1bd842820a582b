// One bar a turn, its height the points it brought; turns with a wall round carry a merlon. A click jumps there.
#pragma once

#include <QWidget>
#include <vector>

#include "course.h"
#include "session.h"

namespace remparts::panel {

class Button;

class Timeline : public QWidget {
    Q_OBJECT
  public:
    explicit Timeline(model::Session& session, QWidget* parent = nullptr);

    /// Where the bar of a turn stands, for its whole height.
    [[nodiscard]] QRectF barBox(std::size_t turn) const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void refresh();
    /// Turns carried out at the cursor, the running one counted once it has begun.
    [[nodiscard]] std::size_t turnAtCursor() const;
    void stepTurns(int turns);
    void jumpTo(double x);
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QString words(std::size_t turn) const;
    void paintTurn(QPainter& painter, std::size_t turn) const;
    void paintStacks(QPainter& painter) const;
    void paintNow(QPainter& painter) const;

    model::Session& m_session;
    std::vector<model::TurnBar> m_turns;
    int m_total = 0;  ///< tiles of the game
    Button* m_back;
    Button* m_onward;
};

}  // namespace remparts::panel
