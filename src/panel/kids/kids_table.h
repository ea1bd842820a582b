// What lies over the table in a game of The Kids: what is painted there, the two buttons of the tile that is turned,
// and the breath of the piles.
#pragma once

#include <QObject>
#include <QRegion>

#include "overlay/overlay_canvas.h"
#include "table_show.h"
#include "turn_model.h"

namespace remparts::panel {

class GhostButtons;
class Pulse;

class KidsTable : public QObject {
    Q_OBJECT
  public:
    /// `overlay` is what is painted on, `view` what lies below.
    KidsTable(model::Session& session, model::TurnModel& turn, QWidget* overlay, QWidget* view);

    void setShow(model::TableShow* show);
    void setMotion(bool on);
    void setShown(bool shown);
    /// Whether places and piles that may be chosen are painted.
    void setOffers(bool on);
    /// Another position, camera, size or highlight: buttons go where they belong. `taken` by other controls.
    void arrange(const Projection& projection, const std::vector<QRectF>& taken);
    void paint(OverlayCanvas& canvas);
    /// Whether something is being shown.
    [[nodiscard]] bool isPlaying() const { return m_show && m_show->isPlaying(); }

  private:
    [[nodiscard]] bool isDrawing() const;
    void refresh();

    model::Session& m_session;
    model::TurnModel& m_turn;
    QWidget* m_overlay;
    model::TableShow* m_show = nullptr;
    GhostButtons* m_buttons;
    Pulse* m_pulse;
    QRegion m_breathing;  ///< where the piles are, as last painted
    bool m_shown = true;
    bool m_offers = true;
};

}  // namespace remparts::panel
