#include "history/playback_bar.h"

#include <QHBoxLayout>

#include "look/button.h"

namespace remparts::panel {

namespace {

constexpr double slow = 0.5;
constexpr double fast = 2;

Button* tool(Icon icon, const QString& name, const QString& key) {
    auto* button = new Button({}, Button::Kind::Quiet, icon);
    button->setAccessibleName(name);
    button->setToolTip(QStringLiteral("%1  %2").arg(name, key));
    return button;
}

}  // namespace

PlaybackBar::PlaybackBar(model::Replay& replay, QWidget* parent)
    : QWidget(parent),
      m_replay(replay),
      m_previousScoring(tool(Icon::PreviousScoring, tr("To the scoring before"), tr("Ctrl+Shift+Left"))),
      m_back(tool(Icon::Left, tr("An action back"), tr("Ctrl+Left"))),
      m_play(tool(Icon::Play, tr("Play from here"), tr("P"))),
      m_onward(tool(Icon::Right, tr("An action on"), tr("Ctrl+Right"))),
      m_nextScoring(tool(Icon::NextScoring, tr("To the next scoring"), tr("Ctrl+Shift+Right"))),
      m_speed(new Button(QStringLiteral("1×"), Button::Kind::Quiet)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (Button* button : {m_previousScoring, m_back, m_play, m_onward, m_nextScoring, m_speed})
        row->addWidget(button);
    connect(m_previousScoring, &Button::clicked, this, &PlaybackBar::previousScoringRequested);
    connect(m_back, &Button::clicked, this, &PlaybackBar::backRequested);
    connect(m_play, &Button::clicked, &replay, &model::Replay::toggle);
    connect(m_onward, &Button::clicked, this, &PlaybackBar::onwardRequested);
    connect(m_nextScoring, &Button::clicked, this, &PlaybackBar::nextScoringRequested);
    connect(m_speed, &Button::clicked, this, &PlaybackBar::chooseNextSpeed);
    connect(&replay, &model::Replay::changed, this, &PlaybackBar::showReplay);
    showReplay();
}

void PlaybackBar::setPossible(bool back, bool onward, bool scoringBefore, bool scoringAfter) {
    m_back->setEnabled(back);
    m_onward->setEnabled(onward);
    m_previousScoring->setEnabled(scoringBefore);
    m_nextScoring->setEnabled(scoringAfter);
    m_play->setEnabled(back || onward);
}

void PlaybackBar::setNarrow(bool narrow) {
    for (Button* button : {m_previousScoring, m_nextScoring, m_speed}) button->setVisible(!narrow);
}

void PlaybackBar::showReplay() {
    const bool playing = m_replay.isPlaying();
    m_play->showIcon(playing ? Icon::Pause : Icon::Play);
    m_play->setAccessibleName(playing ? tr("Stop playing") : tr("Play from here"));
    m_play->setToolTip(QStringLiteral("%1  %2").arg(m_play->accessibleName(), tr("P")));
    const double speed = m_replay.speed();
    m_speed->setText(speed < 1 ? QStringLiteral("½×") : speed > 1 ? QStringLiteral("2×") : QStringLiteral("1×"));
    m_speed->setAccessibleName(speed < 1   ? tr("Speed of playing: slow")
                               : speed > 1 ? tr("Speed of playing: fast")
                                           : tr("Speed of playing: normal"));
    m_speed->setToolTip(m_speed->accessibleName());
    m_speed->updateGeometry();
}

void PlaybackBar::chooseNextSpeed() {
    const double speed = m_replay.speed();
    m_replay.setSpeed(speed < 1 ? 1 : speed > 1 ? slow : fast);
}

}  // namespace remparts::panel
