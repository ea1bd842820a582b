#include "kids/kids_result_parts.h"

#include <cmath>

#include "kids/figure_slots.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr double verdictHeight = 36;

QString nameOf(const engine::Player& player) {
    return QString::fromStdString(player.name);
}

TextStyle reasonStyle() {
    return {TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop};
}

}  // namespace

KidsVerdict::KidsVerdict(QWidget* parent) : QWidget(parent) {}

void KidsVerdict::show(const model::KidsResult& result) {
    m_result = result;
    setAccessibleName(tr("%1. %2").arg(result.verdict, result.reason));
    fitHeight();
    update();
}

double KidsVerdict::reasonWidth(double width) const {
    return m_result.rule.isEmpty() ? width : width - ruleBadgeWidth(m_result.rule) - spaceM;
}

// A layout that asks for the height of a width would make the page scroll before its other parts shrink.
void KidsVerdict::fitHeight() {
    const double reason = paragraphHeight(m_result.reason, reasonWidth(width()), reasonStyle());
    setFixedHeight(static_cast<int>(std::ceil(verdictHeight + std::max(22.0, reason + 2))));
}

void KidsVerdict::resizeEvent(QResizeEvent*) {
    fitHeight();
}

void KidsVerdict::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawText(painter, QRectF(0, 0, width(), verdictHeight - 2), m_result.verdict, {TextSize::Large, true});
    drawParagraph(painter, QRectF(0, verdictHeight, reasonWidth(width()), height() - verdictHeight), m_result.reason,
                  reasonStyle());
    if (!m_result.rule.isEmpty())
        drawRuleBadge(painter, QPointF(width() - ruleBadgeWidth(m_result.rule), verdictHeight + 10), m_result.rule);
}

KidsResultRows::KidsResultRows(QWidget* parent) : QWidget(parent) {}

void KidsResultRows::show(const std::vector<engine::Player>& players, const model::KidsResult& result) {
    m_players = players;
    m_result = result;
    setRowHeight(m_rowHeight);
    QStringList words;
    for (const model::KidsResult::Row& row : result.rows)
        words << tr("%1: %2 placed, %3 left").arg(nameOf(players[row.player])).arg(row.placed).arg(row.left);
    setAccessibleName(words.join(QStringLiteral("; ")));
    update();
}

void KidsResultRows::setRowHeight(int height) {
    m_rowHeight = height;
    setFixedHeight(height * static_cast<int>(m_result.rows.size()));
}

void KidsResultRows::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double y = 0;
    for (const model::KidsResult::Row& row : m_result.rows) {
        paintRow(painter, row, QRectF(0, y, width(), m_rowHeight));
        y += m_rowHeight;
    }
}

void KidsResultRows::paintRow(QPainter& painter, const model::KidsResult::Row& result, const QRectF& row) const {
    painter.fillRect(QRectF(row.x(), row.y(), row.width(), 1), theme().line);
    const engine::Player& player = m_players[result.player];
    drawSignBadge(painter, player.color, QRectF(row.x(), row.y() + 6, 20, 20));
    const QString count = tr("%1 placed, %2 left").arg(result.placed).arg(result.left);
    const double counted = textWidth(count, TextSize::Small) + 2;
    double room = row.width() - 28 - counted - spaceM - (result.winner ? 26 : 0);
    const QString name = nameOf(player);
    drawText(painter, QRectF(row.x() + 28, row.y() + 4, room, 24), name, {TextSize::Body, true});
    if (result.winner) {
        const double end = row.x() + 28 + std::min(room, textWidth(name, TextSize::Body, true)) + spaceS;
        drawIcon(painter, Icon::Crown, QRectF(end, row.y() + 7, 18, 18), theme().accent);
    }
    drawText(painter, QRectF(row.right() - counted, row.y() + 4, counted, 24), count,
             {TextSize::Small, false, theme().textSoft});
    const double high = row.height() - 30;
    const QRectF figures(row.x(), row.y() + 28, std::min(row.width(), 8 * (high + spaceM)), high);
    drawFigureSlots(painter, figures, {player.color, result.left, std::nullopt, 0}, 1);
}

}  // namespace remparts::panel
