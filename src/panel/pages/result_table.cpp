#include "pages/result_table.h"

#include <QPainterPath>
#include <algorithm>

#include "look/plates.h"
#include "pages/course_chart.h"
#include "pages/kind_look.h"

namespace remparts::panel {
namespace {

constexpr double rowHeight = 74;
constexpr double lowestRow = 62;
constexpr double barLeft = 60;
constexpr double featHeight = 30;
constexpr double narrowestPart = 22;
constexpr double lowestChart = 78;
constexpr double highestChart = 300;

QString nameOf(const engine::Player& player) {
    return QString::fromStdString(player.name);
}

}  // namespace

ResultTable::ResultTable(QWidget* parent) : QWidget(parent) {}

void ResultTable::show(const engine::Game& game, const model::FinalScoring& result) {
    m_players = game.setup().players;
    m_result = result;
    m_feats = model::feats(game);
    m_course = model::pointsCourse(game);
    QStringList words{m_result.verdict, m_result.reason};
    for (const model::ResultRow& row : m_result.table) {
        QStringList terms;
        for (std::size_t kind = 0; kind < row.byKind.size(); ++kind)
            terms
                << QStringLiteral("%1 %2").arg(kindName(static_cast<model::PointsKind>(kind))).arg(row.byKind[kind]);
        words << tr("%1: %n point(s) (%2)", nullptr, row.total)
                     .arg(nameOf(m_players[row.player]), terms.join(QStringLiteral(", ")));
    }
    setAccessibleName(words.join(QStringLiteral("; ")));
    update();
}

double ResultTable::featsHeight() const {
    return featHeight * static_cast<double>(m_feats.size());
}

// What does not fit any more on a low window is left out from below: the course first, then the best scorings.
void ResultTable::paintEvent(QPaintEvent*) {
    if (m_result.table.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double y = paintHead(painter);
    paintLegend(painter, y);
    y += 30;
    const auto rows = static_cast<double>(m_players.size());
    const double spare = height() - y - featsHeight() - lowestChart - 2 * spaceM;
    const double step = std::clamp(spare / rows, lowestRow, rowHeight);
    for (std::size_t k = 0; k < m_result.table.size(); ++k)
        paintRow(painter, k, QRectF(0, y + step * static_cast<double>(k), width(), step));
    y += step * rows + spaceM;
    if (height() - y >= featsHeight()) {
        paintFeats(painter, y);
        y += featsHeight() + spaceM;
    }
    if (height() - y >= lowestChart)
        drawCourse(painter, QRectF(0, y, width(), std::min(highestChart, height() - y)), m_players, m_course);
}

double ResultTable::paintHead(QPainter& painter) const {
    drawText(painter, QRectF(0, 0, width(), 34), m_result.verdict, {TextSize::Large, true});
    const TextStyle soft{TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop};
    const double reason = paragraphHeight(m_result.reason, width(), soft);
    drawParagraph(painter, QRectF(0, 36, width(), reason + 2), m_result.reason, soft);
    return 36 + reason + spaceM;
}

void ResultTable::paintLegend(QPainter& painter, double y) const {
    double words = 0;
    for (int kind = 0; kind < model::pointsKindCount; ++kind)
        words += 18 + textWidth(kindName(static_cast<model::PointsKind>(kind)), TextSize::Small);
    const double left = words + 4 * spaceM + barLeft > width() ? 0 : barLeft;
    const double gap = std::clamp((width() - left - words) / (model::pointsKindCount - 1), 4.0, 16.0);
    double x = left;
    for (int k = 0; k < model::pointsKindCount; ++k) {
        const auto kind = static_cast<model::PointsKind>(k);
        drawCard(painter, QRectF(x, y + 4, 12, 12), kindColor(kind), false, 3);
        const double name = textWidth(kindName(kind), TextSize::Small) + 1;
        drawText(painter, QRectF(x + 17, y, name, 20), kindName(kind), {TextSize::Small, false, theme().textSoft});
        x += 17 + name + gap;
    }
}

void ResultTable::paintRow(QPainter& painter, std::size_t rank, const QRectF& row) const {
    const model::ResultRow& result = m_result.table[rank];
    const engine::Player& player = m_players[result.player];
    if (rank > 0) painter.fillRect(QRectF(row.x(), row.y(), row.width(), 1), theme().line);
    const double top = row.center().y() - 29;
    std::size_t place = rank;  // equal points share a place
    while (place > 0 && m_result.table[place - 1].total == result.total) --place;
    drawText(painter, QRectF(0, top, 20, 26), QString::number(place + 1), {TextSize::Body, false, theme().textSoft});
    drawSignBadge(painter, player.color, QRectF(24, top + 1, 24, 24));
    const double room = row.width() - barLeft - 80 - (result.winner ? 30 : 0);
    drawText(painter, QRectF(barLeft, top, room, 26), nameOf(player), {TextSize::Body, true});
    if (result.winner) {
        const double name = std::min(room, textWidth(nameOf(player), TextSize::Body, true));
        drawIcon(painter, Icon::Crown, QRectF(barLeft + name + spaceS, top + 4, 18, 18), theme().accent);
    }
    drawText(painter, QRectF(row.width() - 76, top - 3, 76, 32), QString::number(result.total),
             {TextSize::Large, true, theme().text, Qt::AlignRight | Qt::AlignVCenter});
    paintBar(painter, result, QRectF(barLeft, top + 31, row.width() - barLeft, 26));
}

// Every part is wide enough for its number; the rest keeps the proportion.
void ResultTable::paintBar(QPainter& painter, const model::ResultRow& row, const QRectF& room) const {
    int most = 1;
    for (const model::ResultRow& other : m_result.table) most = std::max(most, other.total);
    const double scale = room.width() / most;
    double stretch = 0;
    for (const int points : row.byKind)
        if (points > 0) stretch += std::max(narrowestPart, points * scale);
    const double squeeze = std::min(1.0, std::max(row.total * scale, narrowestPart) / std::max(1.0, stretch));
    QPainterPath clip;
    clip.addRoundedRect(QRectF(room.x(), room.y(), stretch * squeeze, room.height()), 5, 5);
    painter.save();
    painter.setClipPath(clip);
    double x = room.x();
    for (std::size_t k = 0; k < row.byKind.size(); ++k) {
        if (row.byKind[k] <= 0) continue;
        const auto kind = static_cast<model::PointsKind>(k);
        const QRectF part(x, room.y(), std::max(narrowestPart, row.byKind[k] * scale) * squeeze, room.height());
        painter.fillRect(part, kindColor(kind));
        drawText(painter, part.adjusted(1, 0, -1, 0), QString::number(row.byKind[k]),
                 {TextSize::Small, true, kindInk(kind), Qt::AlignCenter});
        x += part.width();
    }
    painter.restore();
}

void ResultTable::paintFeats(QPainter& painter, double y) const {
    for (const model::Feat& feat : m_feats) {
        drawText(painter, QRectF(barLeft, y, width() - barLeft - 58, featHeight), feat.text, {});
        drawSignBadge(painter, m_players[feat.player].color, QRectF(26, y + 5, 20, 20));
        drawText(painter, QRectF(width() - 50, y, 50, featHeight), QString::number(feat.points),
                 {TextSize::Body, true, theme().text, Qt::AlignRight | Qt::AlignVCenter});
        y += featHeight;
    }
}

}  // namespace remparts::panel
