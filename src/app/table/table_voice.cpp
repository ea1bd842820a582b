#include "table/table_voice.h"

#include <utility>

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
    connect(&session, &model::Session::stepPlayed, this, [this] { m_news = News::Step; });
    for (const auto moved : {&model::Session::cursorMoved, &model::Session::gameReplaced})
        connect(&session, moved, this, [this] { m_news = News::Jump; });
    connect(&session, &model::Session::changed, this, &TableVoice::tellLog);  // by now the log has caught up
    connect(&turn, &model::TurnModel::changed, this, &TableVoice::tellTurn);
    connect(&turn, &model::TurnModel::refused, this,
            [this](const model::Refusal& refusal) { m_announcer->say(refusal.sentence); });
    connect(&turn, &model::TurnModel::proposalChanged, this, &TableVoice::tellProposal);
    m_rows = rowsOfLog();
    tellTurn();
}

QStringList TableVoice::rowsOfLog() const {
    QStringList rows;
    for (int row = m_log.rowCount() - 1; row >= 0; --row)
        rows.append(m_log.index(row).data(model::LogModel::SentenceRole).toString());
    return rows;
}

// A step adds rows and rewrites others: the tile's when a follower comes, a player's in a wall round.
void TableVoice::tellLog() {
    const QStringList before = std::exchange(m_rows, rowsOfLog());
    switch (std::exchange(m_news, News::None)) {
        case News::None:
            return;
        case News::Step:
            for (int row = 0; row < m_rows.size(); ++row)
                if (m_rows[row] != before.value(row)) m_announcer->say(m_rows[row]);
            return;
        case News::Jump:
            m_announcer->hush();
            if (!m_rows.isEmpty()) m_announcer->say(m_rows.back());
            return;
    }
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
    // After what happened, which the log tells only when the session's news has gone round.
    QMetaObject::invokeMethod(this, &TableVoice::tellHint, Qt::QueuedConnection);
}

void TableVoice::tellHint() {
    m_announcer->say(m_hint);
    m_announcer->say(tileInHand());
}

void TableVoice::tellProposal() {
    if (m_turn.proposal()) m_announcer->say(tr("%1. Enter confirms, Esc takes back.").arg(m_turn.proposal()->words));
}

void TableVoice::tellSelection() {
    if (m_turn.proposal()) return;  // told already
    const auto action = m_turn.selectedAction();
    if (!action) return;
    const engine::Game& game = m_session.game();
    const bool bringsSomething = m_turn.aids().worth && !game.rules().check(game.state(), *action);
    const QString words = model::actionWords(game, *action, m_turn.choices(), bringsSomething);
    if (words == m_selection) return;
    m_selection = words;
    m_announcer->say(words);
}

}  // namespace remparts::app
