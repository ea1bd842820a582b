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

    /// The keys come to the layer that is shown, or to the first one: arrows move, Enter chooses, Escape closes.
    void takeKeys();

  signals:
    void closed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fill();
    void refresh();
    void moveKeys(int steps);

    model::LayerModel& m_layers;
    QVBoxLayout* m_column;
    std::vector<std::pair<model::LayerKind, QAbstractButton*>> m_buttons;
};

}  // namespace remparts::panel
