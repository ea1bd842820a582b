#include "history/playback_bar.h"

#include <QHBoxLayout>

#include "language/spoken.h"
#include "look/button.h"

namespace remparts::panel {

namespace {

constexpr double slow = 0.5;
constexpr double fast = 2;

Button* tool(Icon icon) {
    return new Button({}, Button::Kind::Quiet, icon);
}

void name(Button* button, const QString& name, const QString& key) {
    button->setAccessibleName(name);
    button->setToolTip(QStringLiteral("%1  %2").arg(name, key));
}

}  // namespace

PlaybackBar::PlaybackBar(model::Replay& replay, QWidget* parent)
    : QWidget(parent),
      m_replay(replay),
      m_previousScoring(tool(Icon::PreviousScoring)),
      m_back(tool(Icon::Left)),
      m_play(tool(Icon::Play)),
      m_onward(tool(Icon::Right)),
      m_nextScoring(tool(Icon::NextScoring)),
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
    model::keepSaid(this, [this] {
        name(m_previousScoring, tr("To the scoring before"), tr("Ctrl+Shift+Left"));
        name(m_back, tr("An action back"), tr("Ctrl+Left"));
        name(m_onward, tr("An action on"), tr("Ctrl+Right"));
        name(m_nextScoring, tr("To the next scoring"), tr("Ctrl+Shift+Right"));
        showReplay();
    });
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
    name(m_play, playing ? tr("Stop playing") : tr("Play from here"), tr("P"));
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
