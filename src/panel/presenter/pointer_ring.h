// A large ring round the pointer, seen by the whole room.
#pragma once

#include <QWidget>

namespace remparts::panel {

/// Lies over its parent, as large as its height asks for; the mouse goes through it.
class PointerRing : public QWidget {
    Q_OBJECT
  public:
    explicit PointerRing(QWidget* parent);

    /// In the parent's pixels.
    void moveTo(QPoint center);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace remparts::panel
