// Counts how often a widget is painted.
#pragma once

#include <QEvent>
#include <QObject>

namespace remparts::test {

/// To be installed as an event filter.
class PaintCounter : public QObject {
  public:
    int paints = 0;
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) ++paints;
        return false;
    }
};

}  // namespace remparts::test
