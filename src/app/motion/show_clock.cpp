#include "motion/show_clock.h"

#include <algorithm>

namespace remparts::app {

namespace {

constexpr std::chrono::milliseconds frame{16};
// A picture that took long must not make the show jump.
constexpr std::chrono::milliseconds longestStep{80};

}  // namespace

ShowClock::ShowClock(model::TableShow& show, QObject* parent) : QObject(parent), m_show(show) {
    m_timer.setInterval(frame);
    connect(&m_timer, &QTimer::timeout, this, &ShowClock::tick);
    connect(&show, &model::TableShow::started, this, &ShowClock::start);
    connect(&show, &model::TableShow::finished, &m_timer, &QTimer::stop);
}

void ShowClock::start() {
    m_elapsed.start();
    m_timer.start();
}

void ShowClock::tick() {
    const std::chrono::milliseconds passed(m_elapsed.restart());
    m_show.advance(std::min(passed, longestStep));
    if (!m_show.isPlaying()) m_timer.stop();
}

}  // namespace remparts::app
