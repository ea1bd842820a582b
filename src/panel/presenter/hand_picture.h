// The tile that is to be laid, large over a corner of the scene.
#pragma once

#include <QWidget>

#include "presenter/slide.h"

namespace remparts::panel {

class HandPicture : public QWidget {
    Q_OBJECT
  public:
    explicit HandPicture(QWidget* parent);

    /// Hidden without a tile.
    void show(const std::optional<TileInHand>& hand);
    /// Takes its place in the upper left corner of this part of the parent.
    void arrangeIn(const QRect& stage);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::optional<TileInHand> m_hand;
};

}  // namespace remparts::panel
