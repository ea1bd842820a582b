// The score track: a ring of 50 painted stones around a small town, with the players' figures on it. They walk along
// the fields as points are paid.
#pragma once

#include <QPixmap>
#include <QWidget>

#include "player_list_model.h"
#include "side/track_ring.h"
#include "side/track_walk.h"

namespace remparts::panel {

class Pulse;

class ScoreTrack : public QWidget {
    Q_OBJECT
  public:
    explicit ScoreTrack(model::PlayerListModel& players, QWidget* parent = nullptr);

    /// Points that a step brings are walked in the speed of the show; what undo or a jump brings is there at once, as
    /// everything is before follow(). Both must live longer.
    void follow(const model::Session& session, const model::TableShow& show);
    [[nodiscard]] bool isWalking() const { return m_walk.isWalking(); }
    /// Where a player's figure is, all of it.
    [[nodiscard]] QRectF figureBox(int player) const;
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    void advance(double seconds);
    void paintGround(QPainter& painter);
    [[nodiscard]] TrackRing ring() const { return TrackRing(width()); }
    [[nodiscard]] QString words(int player) const;
    [[nodiscard]] std::vector<int> playersOn(int field) const;

    model::PlayerListModel& m_players;
    const model::TableShow* m_show = nullptr;
    TrackWalk m_walk;
    Pulse* m_pulse;
    QPixmap m_ground;      ///< all but the figures; null: to be drawn anew
    bool m_walks = false;  ///< what came last was played, not jumped to
};

}  // namespace remparts::panel
