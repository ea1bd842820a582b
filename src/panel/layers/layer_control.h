// The plate that offers the layers of the game: a picture and a name for each, one at a time or none.
#pragma once

#include <QAbstractButton>

#include "layer_model.h"

class QVBoxLayout;

namespace remparts::panel {

class LayerControl : public QWidget {
    Q_OBJECT
  public:
    LayerControl(model::LayerModel& layers, QWidget* parent);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void fill();
    void refresh();

    model::LayerModel& m_layers;
    QVBoxLayout* m_column;
    std::vector<std::pair<model::LayerKind, QAbstractButton*>> m_buttons;
};

}  // namespace remparts::panel
