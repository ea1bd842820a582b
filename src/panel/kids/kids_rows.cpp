#include "kids/kids_rows.h"

#include "counted.h"
#include "kids/figure_slots.h"
#include "kids/shown_player.h"
#include "look/text.h"
#include "sentences.h"

namespace remparts::panel {

namespace {
constexpr double nameHeight = 26;
}

KidsRows::KidsRows(model::Session& session, model::PlayerListModel& players, model::TableShow& show, QWidget* parent)
    : QWidget(parent), m_session(session), m_players(players), m_show(show) {
    connect(&players, &QAbstractItemModel::dataChanged, this, qOverload<>(&QWidget::update));
    connect(&session, &model::Session::changed, this, &KidsRows::refresh);
    connect(&show, &model::TableShow::changed, this, &KidsRows::refresh);
    connect(&show, &model::TableShow::finished, this, &KidsRows::refresh);
    refresh();
}

void KidsRows::setRowHeight(int height) {
    m_rowHeight = height;
    refresh();
}

void KidsRows::setShowsAll(bool all) {
    m_showsAll = all;
    refresh();
}

std::vector<engine::PlayerIndex> KidsRows::players() const {
    std::vector<engine::PlayerIndex> order;
    if (!playsKids(m_session)) return order;
    const std::size_t count = m_session.state().playerCount();
    const bool all = isShownOver(m_session, m_show);
    const std::size_t first = all ? 0 : shownPlayer(m_session, m_show);
    for (std::size_t k = all || m_showsAll ? 0 : 1; k < count; ++k)
        order.push_back(static_cast<engine::PlayerIndex>((first + k) % count));
    return order;
}

void KidsRows::refresh() {
    const std::vector<engine::PlayerIndex> order = players();
    const int wanted = static_cast<int>(order.size()) * m_rowHeight;
    if (height() != wanted) setFixedHeight(wanted);
    QStringList words;
    for (const engine::PlayerIndex player : order)
        words << tr("%1, %2: %3 left")
                     .arg(model::sentences::playerName(m_session.game().setup(), player),
                          signName(m_session.game().setup().players[player].color),
                          model::sentences::figureCount(m_show.figuresShown(player)));
    setAccessibleName(words.join(QStringLiteral("; ")));
    update();
}

void KidsRows::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double y = 0;
    for (const engine::PlayerIndex player : players()) {
        paintRow(painter, player, QRectF(0, y, width(), m_rowHeight));
        y += m_rowHeight;
    }
}

void KidsRows::paintRow(QPainter& painter, engine::PlayerIndex player, const QRectF& row) const {
    const QRectF room = row.adjusted(spaceL, 0, -spaceL, 0);
    painter.fillRect(QRectF(room.x(), room.y(), room.width(), 1), theme().line);
    const engine::Player& who = m_session.game().setup().players[player];
    drawSignBadge(painter, who.color, QRectF(room.x(), room.y() + 5, 20, 20));
    drawText(painter, QRectF(room.x() + 28, room.y() + 3, room.width() - 28 - 24, 24),
             model::sentences::playerName(m_session.game().setup(), player), {TextSize::Body, true});
    const bool wins = m_players.index(player).data(model::PlayerListModel::WinnerRole).toBool();
    if (wins && isShownOver(m_session, m_show))
        drawIcon(painter, Icon::Crown, QRectF(room.right() - 20, room.y() + 6, 18, 18), theme().accent);
    const QRectF figures = room.adjusted(0, nameHeight, 0, -2);
    drawFigureSlots(painter, figures, figureSlots(m_session, m_show, player), 1);
}

}  // namespace remparts::panel
