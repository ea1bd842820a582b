#include "touch_watch.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>

#include "look/appearance.h"

namespace remparts::app {

TouchWatch::TouchWatch(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

// Nothing grows or moves while a finger is still on it.
bool TouchWatch::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::TouchEnd && !panel::appearance().fingers) {
        QTimer::singleShot(0, this, [] {
            panel::Appearance wanted = panel::appearance();
            if (wanted.fingers) return;
            wanted.fingers = true;
            panel::setAppearance(wanted);
        });
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace remparts::app
