#include "look/pulse.h"

#include <QEvent>
#include <QWidget>
#include <QtMath>
#include <algorithm>
#include <chrono>
#include <cmath>

namespace remparts::panel {

namespace {
constexpr std::chrono::milliseconds interval{40};
constexpr double longestTick = 0.1;  // after a pause things go on where they were
}  // namespace

Pulse::Pulse(QWidget* seen) : QObject(seen), m_seen(seen) {
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &Pulse::tick);
    seen->installEventFilter(this);
}

void Pulse::setMotion(bool on) {
    m_motion = on;
    refresh();
}

void Pulse::setWanted(bool on) {
    if (on != m_wanted) m_running = 0;
    m_wanted = on;
    refresh();
}

double Pulse::swing(double period) const {
    return std::sin(2 * M_PI * m_seconds / period);
}

void Pulse::refresh() {
    const bool rests = m_restAfter > 0 && m_running >= m_restAfter;
    const bool runs = m_wanted && m_motion && !rests && m_seen->isVisible();
    if (runs == m_timer.isActive()) return;
    if (!runs) return m_timer.stop();
    m_sinceTick.start();
    m_timer.start();
}

void Pulse::tick() {
    const double passed = std::min(longestTick, static_cast<double>(m_sinceTick.restart()) / 1000);
    m_seconds += passed;
    m_running += passed;
    emit ticked(passed);
    refresh();
}

bool Pulse::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) refresh();
    return QObject::eventFilter(watched, event);
}

}  // namespace remparts::panel
