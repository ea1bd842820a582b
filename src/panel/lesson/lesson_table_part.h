// What a lesson's panel shows of its table: what the players have, and whose turn it is with the tile in hand while
// the learner is to act.
#pragma once

#include <QWidget>

#include "player_list_model.h"
#include "table_show.h"
#include "turn_model.h"

namespace remparts::panel {

class HandCard;
class KidsBand;
class KidsHand;
class KidsRows;
class LapCard;
class PlayerRows;
class TurnBand;

class LessonTablePart : public QWidget {
    Q_OBJECT
  public:
    /// The models must live longer.
    LessonTablePart(model::Session& session, model::TurnModel& turn, model::PlayerListModel& players,
                    model::TableShow& show, QWidget* parent = nullptr);

    /// Whether the learner is to act.
    void setActing(bool acting);
    /// Whether a question needs the room for itself, where there is little.
    void setAsking(bool asking);
    /// How high it can be before somebody must scroll. What the players have is left out rather than cut.
    void setRoom(int height);
    /// A low window has no room for players and hand at once.
    void fold(QSize window);
    void setMotion(bool on);
    /// Where a player's points and followers are seen; null boxes while they are not.
    [[nodiscard]] const PlayerRows& players() const { return *m_rows; }

  private:
    void refresh();
    [[nodiscard]] bool haveRoom(const QWidget& rows) const;

    model::Session& m_session;
    TurnBand* m_band;
    HandCard* m_hand;
    LapCard* m_laps;
    PlayerRows* m_rows;
    KidsBand* m_kidsBand;
    KidsHand* m_kidsHand;
    KidsRows* m_kidsRows;
    bool m_acting = false;
    bool m_asking = false;
    bool m_isLow = false;
    int m_room = QWIDGETSIZE_MAX;
};

}  // namespace remparts::panel
