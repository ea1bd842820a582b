#include "side/lap_card.h"

#include <algorithm>

#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr int cardHeight = 152;
constexpr std::size_t stopsPerRow = 4;
constexpr double labelWidth = 62;

}  // namespace

std::vector<LapStop> lapStops(const engine::GameState& state) {
    std::vector<LapStop> stops;
    if (!state.wallRound) return stops;
    const engine::WallRound& round = *state.wallRound;
    const std::size_t players = state.playerCount();
    for (std::size_t k = 0; k < round.perPlayer * players; ++k) {
        const auto player = static_cast<engine::PlayerIndex>((round.starter + k) % players);
        stops.push_back({player, k < round.built ? LapStop::When::Built : LapStop::When::Later});
    }
    // A guard is asked for after its piece was set (C6.1); the tower after the round (C7.1).
    const bool guard = state.decision.phase == engine::Phase::Guard;
    const std::size_t now = guard && round.built > 0 ? round.built - 1u : round.built;
    if (now < stops.size() && state.decision.phase != engine::Phase::Tower) stops[now].when = LapStop::When::Now;
    return stops;
}

LapCard::LapCard(model::Session& session, model::TurnModel& turn, QWidget* parent)
    : QWidget(parent), m_session(session), m_turn(turn) {
    setFixedHeight(cardHeight);
    connect(&session, &model::Session::changed, this, &LapCard::refresh);
    connect(&turn, &model::TurnModel::changed, this, &LapCard::refresh);
    refresh();
}

void LapCard::refresh() {
    m_stops = m_session.hasGame() ? lapStops(m_session.state()) : std::vector<LapStop>();
    setAccessibleName(tr("Wall round: %1").arg(progress()));
    update();
}

QString LapCard::progress() const {
    if (!m_session.hasGame()) return {};
    if (m_turn.decision().phase == engine::Phase::Tower) return tr("All pieces are set, now a tower");
    const auto left = std::count_if(m_stops.begin(), m_stops.end(),
                                    [](const LapStop& stop) { return stop.when != LapStop::When::Built; });
    return tr("%1 of %2 pieces to go").arg(left).arg(m_stops.size());
}

void LapCard::paintEvent(QPaintEvent*) {
    if (m_stops.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QString rule = QStringLiteral("C5.5");
    drawText(painter, QRectF(spaceL, spaceM - 2, 200, 20), tr("Wall round"), {TextSize::Body, true});
    drawRuleBadge(painter, QPointF(width() - spaceL - ruleBadgeWidth(rule), spaceM + 8), rule);

    const std::size_t players = m_session.state().playerCount();
    const std::size_t perRow = m_stops.size() > stopsPerRow ? stopsPerRow / players * players : stopsPerRow;
    const double step = std::min(62.0, (width() - labelWidth - spaceL - 20) / static_cast<double>(stopsPerRow));
    for (std::size_t k = 0; k < m_stops.size(); ++k) {
        const double row = 60 + 44.0 * static_cast<double>(k / perRow);
        const QPointF middle(spaceL + labelWidth + 18 + step * static_cast<double>(k % perRow), row);
        if (k % perRow == 0) {
            const std::size_t lap = k / players + 1;
            const std::size_t last = std::min(k + perRow, m_stops.size()) / players;
            const QString label = lap >= last ? tr("Lap %1").arg(lap) : tr("Laps %1, %2").arg(lap).arg(last);
            drawText(painter, QRectF(spaceL, row - 10, labelWidth - 6, 20), label,
                     {TextSize::Small, false, theme().textSoft});
        } else {
            painter.setPen(QPen(theme().line, 2));
            painter.drawLine(middle - QPointF(step - 21, 0), middle - QPointF(21, 0));
        }
        paintStop(painter, m_stops[k], middle);
    }
    drawText(painter, QRectF(spaceL, cardHeight - 25, width() - 2 * spaceL, 18), progress(),
             {TextSize::Small, false, theme().textSoft});
}

void LapCard::paintStop(QPainter& painter, const LapStop& stop, QPointF middle) const {
    const engine::PlayerColor color = m_session.game().setup().players[stop.player].color;
    const QRectF box(middle.x() - 15, middle.y() - 15, 30, 30);
    switch (stop.when) {
        case LapStop::When::Built:
            drawSignBadge(painter, color, box.adjusted(2, 2, -2, -2));
            painter.setBrush(theme().panel);
            painter.setPen(Qt::NoPen);
            painter.drawEllipse(middle + QPointF(12, 10), 8, 8);
            drawIcon(painter, Icon::Check, QRectF(middle.x() + 6, middle.y() + 4, 12, 12), theme().text);
            break;
        case LapStop::When::Now:
            drawSignBadge(painter, color, box);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().text, 2.5));
            painter.drawEllipse(box.adjusted(-4, -4, 4, 4));
            break;
        case LapStop::When::Later:
            painter.setBrush(theme().card);
            painter.setPen(QPen(theme().line, 1.5));
            painter.drawEllipse(box.adjusted(2, 2, -2, -2));
            drawSign(painter, color, box.adjusted(9, 9, -9, -9));
            break;
    }
}

}  // namespace remparts::panel
