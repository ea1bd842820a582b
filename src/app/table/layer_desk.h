// Layers and the card of what the pointer is on, connected with the city: which layer lies there, when the card
// comes.
#pragma once

#include <QMargins>
#include <QObject>
#include <QPointF>
#include <QTimer>
#include <optional>

#include "layer_model.h"
#include "table_point.h"
#include "turn_model.h"

namespace remparts::scene {
class CityView;
}
namespace remparts::panel {
class CityOverlay;
class LayerOverlay;
}  // namespace remparts::panel

namespace remparts::app {

class LayerDesk : public QObject {
    Q_OBJECT
  public:
    /// All of them must live longer; `over` is what lies over the city beside the layers. To be made once the pointer
    /// is connected with the turn.
    LayerDesk(model::Session& session, model::TurnModel& turn, scene::CityView& city, panel::CityOverlay& over);

    [[nodiscard]] model::LayerModel& layers() { return m_layers; }
    [[nodiscard]] panel::LayerOverlay& overlay() { return *m_overlay; }
    /// What the pointer rests on is told in full, as in a finished game: nothing is to be chosen.
    void setInspecting(bool on);
    /// Part of the view that other controls cover.
    void setCovered(QMargins covered);

  public slots:
    /// Opens or shuts the plate that offers layers.
    void setOffered(bool offered);
    void setShown(bool shown);

  signals:
    void offeredChanged(bool offered);
    /// Layers were asked for where none can be seen: by one who walks through the streets.
    void offeredWhileWalking();

  private:
    struct Pointer {
        model::TablePoint at;
        QPointF pixel;
    };

    void pointAt(model::TablePoint at, QPointF pixel);
    void pointAway();
    void tell();
    void hideCard();
    void refresh();
    void followCamera();
    [[nodiscard]] bool tellsAll() const;

    model::Session& m_session;
    model::TurnModel& m_turn;
    model::LayerModel m_layers;
    scene::CityView& m_city;
    panel::CityOverlay& m_over;
    panel::LayerOverlay* m_overlay;
    std::optional<Pointer> m_pointer;
    QTimer m_rest;
    bool m_inspecting = false;
    bool m_shown = true;
    bool m_walking = false;
};

}  // namespace remparts::app
