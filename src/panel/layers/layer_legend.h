// What the tones of the layer over the city mean, with counts; a button takes the layer away.
#pragma once

#include <QWidget>

#include "layer_model.h"

namespace remparts::panel {

class Button;

class LayerLegend : public QWidget {
    Q_OBJECT
  public:
    LayerLegend(model::LayerModel& layers, QWidget* parent);

    /// As high as its rows; as wide as its longest line, up to a limit.
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] double wordsWidth() const;
    void paintRow(QPainter& painter, const model::LegendRow& row, const QRectF& box) const;

    model::LayerModel& m_layers;
    Button* m_close;
};

}  // namespace remparts::panel
