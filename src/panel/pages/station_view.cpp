#include "pages/station_view.h"

#include <algorithm>

#include "look/plates.h"
#include "pages/kind_look.h"

namespace remparts::panel {
namespace {

constexpr double rowHeight = 46;
constexpr double cardHead = 58;
constexpr double lineGap = 7;

QString nameOf(const engine::Player& player) {
    return QString::fromStdString(player.name);
}

}  // namespace

StationView::StationView(QWidget* parent) : QWidget(parent) {}

void StationView::show(const std::vector<engine::Player>& players, const model::FinalScoring& result, int station) {
    m_players = players;
    m_result = result;
    m_station = station;
    const model::FinalStation& now = m_result.stations[static_cast<std::size_t>(station)];
    QString words = tr("%1: %n point(s), now %2", nullptr, now.points).arg(now.title).arg(now.totalAfter);
    for (const QString& line : now.lines) words += QStringLiteral("; ") + line;
    setAccessibleName(words);
    update();
}

// Every player's points once this station is counted.
std::vector<int> StationView::totalsAfter() const {
    std::vector<int> totals(m_players.size());
    for (const model::ResultRow& row : m_result.table) totals[row.player] = row.total;
    for (std::size_t k = static_cast<std::size_t>(m_station) + 1; k < m_result.stations.size(); ++k)
        totals[m_result.stations[k].player] -= m_result.stations[k].points;
    return totals;
}

void StationView::paintEvent(QPaintEvent*) {
    if (m_result.stations.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double top = paintHead(painter);
    const double standings = rowHeight * static_cast<double>(m_players.size());
    paintStandings(painter, QRectF(0, top, width(), standings));
    const double cardTop = top + standings + spaceM;
    const double wanted = cardHead + linesHeight(width() - 2 * spaceL - 4) + spaceM;
    paintStation(painter, QRectF(0, cardTop, width(), std::min(wanted, height() - cardTop)));
}

double StationView::paintHead(QPainter& painter) const {
    drawText(painter, QRectF(0, 0, width(), 32), tr("Final scoring"), {TextSize::Large, true});
    const TextStyle soft{TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop};
    const double reason = paragraphHeight(m_result.reason, width(), soft);
    drawParagraph(painter, QRectF(0, 34, width(), reason + 2), m_result.reason, soft);
    const double y = 34 + reason + spaceM;
    const auto stations = static_cast<double>(m_result.stations.size());
    const double step = std::min(18.0, width() / stations);
    for (int k = 0; k < static_cast<int>(m_result.stations.size()); ++k) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(k <= m_station ? theme().accent : theme().line);
        const double radius = k == m_station ? 5 : 3.5;
        painter.drawEllipse(QPointF(6 + k * step, y + 6), radius, radius);
    }
    return y + 12 + spaceM;
}

void StationView::paintStation(QPainter& painter, const QRectF& card) const {
    const model::FinalStation& station = m_result.stations[static_cast<std::size_t>(m_station)];
    const engine::PlayerColor color = m_players[station.player].color;
    drawCard(painter, card, playerTint(color));
    painter.save();
    painter.setClipRect(QRectF(card.x(), card.y(), 6, card.height()));
    drawCard(painter, card, playerColor(color));
    painter.restore();
    const QString gain = QStringLiteral("+%1").arg(station.points);
    const double gainWidth = textWidth(gain, TextSize::Large, true) + 2;
    const double x = card.x() + spaceL + 4;
    drawSignBadge(painter, color, QRectF(x, card.y() + 14, 30, 30));
    drawIcon(painter, kindIcon(station.kind), QRectF(x + 40, card.y() + 19, 20, 20), theme().textSoft);
    drawText(painter, QRectF(x + 68, card.y() + 17, card.right() - spaceL - gainWidth - spaceM - x - 68, 24),
             station.title, {TextSize::Body, true});
    drawText(painter, QRectF(card.right() - spaceL - gainWidth, card.y() + 12, gainWidth, 34), gain,
             {TextSize::Large, true, theme().text, Qt::AlignRight | Qt::AlignVCenter});
    paintLines(painter, QRectF(x, card.y() + cardHead, card.right() - spaceL - x, card.height() - cardHead - spaceS));
}

double StationView::linesHeight(double width) const {
    double height = 0;
    for (const QString& line : m_result.stations[static_cast<std::size_t>(m_station)].lines)
        height += paragraphHeight(line, width, {}) + lineGap;
    return height;
}

// One sentence for each scoring; when there are very many they draw closer together.
void StationView::paintLines(QPainter& painter, const QRectF& room) const {
    const model::FinalStation& station = m_result.stations[static_cast<std::size_t>(m_station)];
    const TextStyle style{TextSize::Body, false, theme().text, Qt::AlignLeft | Qt::AlignVCenter};
    std::vector<double> heights;
    double all = 0;
    for (const QString& line : station.lines) {
        heights.push_back(paragraphHeight(line, room.width(), style) + lineGap);
        all += heights.back();
    }
    const double scale = std::min(1.0, room.height() / std::max(1.0, all));
    double y = room.y();
    for (std::size_t k = 0; k < heights.size(); ++k) {
        drawParagraph(painter, QRectF(room.x(), y, room.width(), heights[k] * scale), station.lines[k], style);
        y += heights[k] * scale;
    }
}

void StationView::paintStandings(QPainter& painter, const QRectF& room) const {
    const std::vector<int> totals = totalsAfter();
    const model::FinalStation& station = m_result.stations[static_cast<std::size_t>(m_station)];
    int most = 1;
    for (const model::ResultRow& row : m_result.table) most = std::max(most, row.total);
    constexpr double left = 34;
    constexpr double numbers = 54;
    for (std::size_t k = 0; k < m_players.size(); ++k) {
        const bool now = k == station.player;
        const double y = room.y() + rowHeight * static_cast<double>(k);
        drawSignBadge(painter, m_players[k].color, QRectF(0, y + 10, 22, 22));
        drawText(painter, QRectF(left, y + 2, room.width() - left - numbers, 20), nameOf(m_players[k]),
                 {TextSize::Body, now});
        drawText(painter, QRectF(room.width() - numbers, y + 6, numbers, 30), QString::number(totals[k]),
                 {now ? TextSize::Large : TextSize::Body, true, theme().text, Qt::AlignRight | Qt::AlignVCenter});
        const double full = room.width() - left - numbers - spaceM;
        const double length = full * std::max(0, totals[k]) / most;
        const double gained = now ? full * station.points / most : 0;
        drawCard(painter, QRectF(left, y + 25, full, 8), theme().contrast ? theme().sunk : theme().line, false, 4);
        drawCard(painter, QRectF(left, y + 25, std::max(length, 0.0), 8), playerColor(m_players[k].color), false, 4);
        if (gained > 0)  // what this station brought
            painter.fillRect(QRectF(left + length - gained, y + 25, gained, 8), QColor(255, 255, 255, 120));
    }
}

}  // namespace remparts::panel
