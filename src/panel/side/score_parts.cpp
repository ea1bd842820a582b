#include "side/score_parts.h"

#include <QHBoxLayout>

#include "language/spoken.h"
#include "look/fold_handle.h"
#include "look/tokens.h"

namespace remparts::panel {
namespace {

const QString playersWord = QStringLiteral("players");
const QString trackWord = QStringLiteral("track");

}  // namespace

ScoreParts::ScoreParts(QWidget* parent)
    : QWidget(parent), m_players(new FoldHandle({})), m_track(new FoldHandle({})) {
    model::keepSaid(this, [this] {
        m_players->setName(tr("Players"));
        m_track->setName(tr("Score track"));
    });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(spaceS, spaceXs, spaceS, 0);
    row->setSpacing(spaceXs);
    row->addWidget(m_players, 1);
    row->addWidget(m_track, 1);
    connect(m_players, &FoldHandle::clicked, this, [this] { toggle(Shown::Players); });
    connect(m_track, &FoldHandle::clicked, this, [this] { toggle(Shown::Track); });
    refresh();
}

bool ScoreParts::showsPlayers() const {
    return m_wanted != Shown::Track;
}

bool ScoreParts::showsTrack() const {
    return m_wanted == Shown::Track || (m_wanted == Shown::Both && !m_low);
}

void ScoreParts::setWanted(Shown wanted) {
    m_wanted = wanted;
    refresh();
    emit changed();
}

QStringList ScoreParts::hidden() const {
    if (m_wanted == Shown::Players) return {trackWord};
    if (m_wanted == Shown::Track) return {playersWord};
    return {};
}

void ScoreParts::setHidden(const QStringList& parts) {
    const bool players = parts.contains(playersWord);
    const bool track = parts.contains(trackWord);
    setWanted(players == track ? Shown::Both : players ? Shown::Track : Shown::Players);
}

void ScoreParts::setLow(bool low) {
    m_low = low;
    refresh();
    emit changed();
}

void ScoreParts::toggle(Shown part) {
    const Shown other = part == Shown::Players ? Shown::Track : Shown::Players;
    const bool isShown = part == Shown::Players ? showsPlayers() : showsTrack();
    if (isShown)
        setWanted(other);
    else if (m_low && part == Shown::Track)
        setWanted(Shown::Track);
    else
        setWanted(Shown::Both);
    emit chosen();
}

void ScoreParts::refresh() {
    m_players->setOpen(showsPlayers());
    m_track->setOpen(showsTrack());
}

}  // namespace remparts::panel
