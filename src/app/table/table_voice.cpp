#include "table/table_voice.h"

#include "actions/action_words.h"
#include "actions/tile_words.h"
#include "announcer.h"

namespace remparts::app {

TableVoice::TableVoice(model::Session& session, model::TurnModel& turn, const model::LogModel& log, QWidget& city)
    : QObject(&city),
      m_session(session),
      m_turn(turn),
      m_log(log),
      m_city(city),
      m_announcer(new panel::Announcer(&city)) {
    connect(&log, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { tellLog(first, last); });
    connect(&turn, &model::TurnModel::changed, this, &TableVoice::tellTurn);
    connect(&turn, &model::TurnModel::refused, this,
            [this](const model::Refusal& refusal) { m_announcer->say(refusal.sentence); });
    tellTurn();
}

// The newest row stands first and is told last.
void TableVoice::tellLog(int first, int last) {
    for (int row = last; row >= first; --row)
        m_announcer->say(m_log.index(row).data(model::LogModel::SentenceRole).toString());
}

QString TableVoice::tileInHand() const {
    const auto tile = m_turn.tile();
    if (!tile || m_turn.decision().phase != engine::Phase::Tile) return {};
    return tr("Tile in hand: %1")
        .arg(model::tileWords((*m_session.game().setup().tiles)[*tile], m_turn.orientation()));
}

void TableVoice::tellTurn() {
    const QString hint = m_turn.hint();
    const int tiles = m_session.hasGame() ? static_cast<int>(m_session.state().board.tiles().size()) : 0;
    m_city.setAccessibleName(m_session.hasGame() ? tr("The city, %n tile(s). %1", nullptr, tiles).arg(hint)
                                                 : tr("The table"));
    if (!m_session.hasGame() || hint == m_hint) return;
    m_hint = hint;
    m_selection.clear();
    m_announcer->say(hint);
    m_announcer->say(tileInHand());
}

void TableVoice::tellSelection(bool withWorth) {
    const model::Highlights& lit = m_turn.highlights();
    std::optional<engine::Action> action;
    if (lit.ghost && lit.ghost->legal) action = engine::PlaceTile{lit.ghost->position, lit.ghost->orientation};
    if (lit.hotChoice >= 0) action = m_turn.choices()[static_cast<std::size_t>(lit.hotChoice)].action;
    if (!action) return;
    const QString words = model::actionWords(m_session.game(), *action, m_turn.choices(), withWorth);
    if (words == m_selection) return;
    m_selection = words;
    m_announcer->say(words);
}

}  // namespace remparts::app
