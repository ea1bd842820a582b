#include "history/replay.h"

#include <utility>

namespace remparts::model {

namespace {

constexpr double pauseMilliseconds = 450;

}  // namespace

Replay::Replay(Session& session, TableShow& show, QObject* parent)
    : QObject(parent), m_session(session), m_show(show) {
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &Replay::step);
    connect(&show, &TableShow::finished, this, &Replay::waitForNext);
    connect(&session, &Session::stepPlayed, this, &Replay::onStepPlayed);
    connect(&session, &Session::cursorMoved, this, &Replay::stop);
    connect(&session, &Session::gameReplaced, this, &Replay::stop);
}

void Replay::setSpeed(double speed) {
    m_speed = speed;
    if (m_speedBefore.value_or(0) > 0) m_show.setSpeed(speed);
    emit changed();
}

void Replay::start() {
    if (m_isPlaying || !m_session.hasGame() || m_session.game().steps().empty()) return;
    m_show.finish();
    if (!m_session.canRedo()) m_session.goTo(0);
    m_isPlaying = true;
    m_speedBefore = m_show.speed();
    if (*m_speedBefore > 0) m_show.setSpeed(m_speed);
    emit changed();
    step();
}

void Replay::stop() {
    if (!m_isPlaying) return;
    m_isPlaying = false;
    m_pause.stop();
    m_show.setSpeed(*std::exchange(m_speedBefore, std::nullopt));
    emit changed();
}

void Replay::step() {
    if (!m_isPlaying) return;
    m_isStepping = true;
    m_session.replayStep();
    m_isStepping = false;
    if (!m_show.isPlaying()) waitForNext();
}

void Replay::waitForNext() {
    if (!m_isPlaying || m_isStepping) return;
    if (!m_session.canRedo()) return stop();
    m_pause.start(static_cast<int>(pauseMilliseconds / m_speed));
}

// Somebody plays: the show is theirs.
void Replay::onStepPlayed() {
    if (!m_isStepping) stop();
}

}  // namespace remparts::model
