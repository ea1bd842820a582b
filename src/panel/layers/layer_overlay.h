// The layer over the city, with the plate that offers layers, the legend, and the card of what the pointer is on.
#pragma once

#include <QImage>
#include <QMargins>
#include <QWidget>

#include "layer_model.h"
#include "layers/layer_shapes.h"
#include "layers/table_transform.h"

namespace remparts::model {
struct HoverCard;
}

namespace remparts::panel {

class HoverCardView;
class LayerControl;
class LayerLegend;

/// Lies over `view` and follows its size; lets the mouse through but for plate and legend. The picture of the layer
/// is drawn anew only when the layer, the view or the position changed.
class LayerOverlay : public QWidget {
    Q_OBJECT
  public:
    /// Session and layers must live longer; `view` becomes the parent of everything.
    LayerOverlay(model::Session& session, model::LayerModel& layers, QWidget* view);

    void setProjection(Projection projection);
    /// Part of the view that other controls cover: plate and legend keep clear of it.
    void setCovered(QMargins covered);
    /// Opens or shuts the plate that offers layers; the keys go to it, and back to the view.
    void setOffered(bool offered);
    [[nodiscard]] bool isOffered() const { return m_offered; }
    /// Hides or shows all of it; what was offered comes back.
    void setShown(bool shown);
    /// Boxes in the view that plate and legend cover.
    [[nodiscard]] std::vector<QRectF> boxes() const;

    /// The card beside a pixel; an empty one hides it, and none is shown while all of it is hidden. `taken` by other
    /// controls.
    void tell(const model::HoverCard& told, QPointF pixel, const std::vector<QRectF>& taken);

    [[nodiscard]] bool isTelling() const;

  public slots:
    /// The camera moved.
    void viewChanged();

  signals:
    /// The plate is to be shut.
    void closed();
    /// Plate or legend came, went or moved.
    void arranged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void onLayersChanged();
    void arrange();
    void drawPicture();
    void paintPointed(QPainter& painter) const;

    model::Session& m_session;
    model::LayerModel& m_layers;
    Projection m_projection;
    LayerControl* m_control;
    LayerLegend* m_legend;
    HoverCardView* m_card;
    LayerShapes m_shapes;
    QImage m_picture;  ///< null: to be drawn anew
    QMargins m_covered;
    bool m_offered = false;
    bool m_shown = true;
};

}  // namespace remparts::panel
