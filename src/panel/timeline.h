// One bar a turn, its height the points it brought; turns with a wall round carry a merlon. A click jumps there.
#pragma once

#include <QWidget>
#include <vector>

#include "session.h"

namespace remparts::panel {

/// A turn as a bar.
struct TimelineTurn {
    engine::PlayerIndex player = 0;
    std::size_t endStep = 0;  ///< steps carried out when it is over
    int points = 0;           ///< of all players, final scoring left out
    bool wallRound = false;
    int stack = 0;  ///< of its tile, from 0
};

/// The turns of a game, also those after the cursor.
[[nodiscard]] std::vector<TimelineTurn> timelineTurns(const engine::Game& game);

class Timeline : public QWidget {
    Q_OBJECT
  public:
    explicit Timeline(model::Session& session, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void refresh();
    void jumpTo(double x);
    [[nodiscard]] QRectF barArea() const;

    model::Session& m_session;
    std::vector<TimelineTurn> m_turns;
    int m_allTiles = 0;
};

}  // namespace remparts::panel
