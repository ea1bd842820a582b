#include "statistics/source_chart.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "counted.h"
#include "look/icons.h"
#include "look/text.h"
#include "statistics/source_look.h"

namespace remparts::panel {
namespace {

constexpr double plotHeight = 96;
constexpr double iconSide = 14;
constexpr double endWidth = 18;  // of the bar of the final scoring
constexpr double endGap = 3;

double lineHeight() {
    return std::max(iconSide, textHeight(TextSize::Small)) + 1;
}

double nameHeight() {
    return textHeight(TextSize::Body, true);
}

double headHeight() {
    return nameHeight() + spaceS;
}

double scaleWidth() {
    return textWidth(QStringLiteral("000"), TextSize::Small) + spaceXs;
}

double sumsWidth() {
    return iconSide + spaceXs + textWidth(QStringLiteral("000"), TextSize::Small, true) + spaceS;
}

}  // namespace

SourceChart::SourceChart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SourceChart::show(const model::GameStatistics& statistics, engine::PlayerIndex player, int top) {
    m_game = statistics.game;
    m_player = statistics.players[player];
    m_course = {model::BySource(static_cast<std::size_t>(model::sourceCount(m_game)))};
    for (const model::TurnStatistics& turn : statistics.turns) m_course.push_back(turn.totals[player]);
    m_course.push_back(statistics.totals[player]);
    m_total = statistics.total(player);
    m_top = std::max(1, top);
    setAccessibleName(words());
    updateGeometry();
    update();
}

QSize SourceChart::sizeHint() const {
    const double sums = lineHeight() * model::sourceCount(m_game);
    return {360, static_cast<int>(std::ceil(headHeight() + std::max(plotHeight, sums))) + spaceS};
}

QSize SourceChart::minimumSizeHint() const {
    return {220, sizeHint().height()};
}

QString SourceChart::words() const {
    QStringList sums;
    for (int source = 0; source < model::sourceCount(m_game); ++source)
        sums << tr("%1 %2").arg(sourceLook(m_game, source).name,
                                QString::number(m_course.back()[static_cast<std::size_t>(source)]));
    return tr("%1, %2 in all: %3")
        .arg(QString::fromStdString(m_player.name), QString::number(m_total), sums.join(QStringLiteral(", ")));
}

QRectF SourceChart::plot() const {
    return QRectF(rect()).adjusted(scaleWidth(), headHeight(), -sumsWidth(), -spaceS);
}

QPointF SourceChart::edge(std::size_t turn, int source) const {
    const QRectF box = plot();
    const model::BySource& at = m_course[turn];
    const int sum = std::accumulate(at.begin(), at.begin() + source + 1, 0);
    const std::size_t last = m_course.size() - 1;
    const double room = box.width() - endWidth - endGap;
    const auto turns = static_cast<double>(std::max<std::size_t>(2, last) - 1);
    const double x = turn == last ? box.right() - endWidth : box.x() + room * static_cast<double>(turn) / turns;
    return {x, box.bottom() - box.height() * sum / m_top};
}

void SourceChart::paintEvent(QPaintEvent*) {
    if (m_course.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double head = nameHeight();
    drawSignBadge(painter, m_player.color, QRectF(0, 1, head, head));
    const QString total = QString::number(m_total);
    const double sum = textWidth(total, TextSize::Body, true) + 1;
    drawText(painter, QRectF(head + spaceXs, 0, width() - head - sum - spaceM, head),
             QString::fromStdString(m_player.name), {TextSize::Body, true});
    drawText(painter, QRectF(width() - sum, 0, sum, head), total,
             {TextSize::Body, true, theme().text, Qt::AlignRight | Qt::AlignVCenter});
    paintScale(painter);
    paintStack(painter);
    paintSums(painter);
}

void SourceChart::paintScale(QPainter& painter) const {
    const QRectF box = plot();
    const int step = m_top > 120 ? 50 : m_top > 40 ? 25 : m_top > 10 ? 10 : 2;
    const double height = textHeight(TextSize::Small);
    for (int value = 0; value <= m_top; value += step) {
        const double y = box.bottom() - box.height() * value / m_top;
        painter.fillRect(QRectF(box.x(), y, box.width(), 1), theme().line);
        drawText(painter, QRectF(0, y - height / 2, scaleWidth() - spaceXs, height), QString::number(value),
                 {TextSize::Small, false, theme().textSoft, Qt::AlignRight | Qt::AlignVCenter});
    }
}

void SourceChart::paintStack(QPainter& painter) const {
    for (int source = 0; source < model::sourceCount(m_game); ++source) {
        const std::size_t last = m_course.size() - 1;
        QPolygonF area;
        for (std::size_t turn = 0; turn < last; ++turn) area << edge(turn, source);
        const QPolygonF above = area;
        for (std::size_t turn = last; turn > 0; --turn) area << edge(turn - 1, source - 1);
        QPainterPath path;
        path.addPolygon(area);
        path.closeSubpath();
        const QRectF end(edge(last, source), edge(last, source - 1) + QPointF(endWidth, 0));
        path.addRect(end);
        fillSource(painter, path, sourceLook(m_game, source));
        painter.setPen(QPen(theme().panel, 1));
        painter.drawPolyline(above);
        painter.drawLine(end.topLeft(), end.topRight());
    }
}

// Beside the end of the stack, the upper source above; without a source that brought nothing.
void SourceChart::paintSums(QPainter& painter) const {
    const QRectF box = plot();
    double y = box.bottom();
    const std::size_t last = m_course.size() - 1;
    for (int source = 0; source < model::sourceCount(m_game); ++source) {
        const int points = m_course[last][static_cast<std::size_t>(source)];
        if (points == 0) continue;
        const double middle = (edge(last, source).y() + edge(last, source - 1).y()) / 2;
        y = std::min(y - lineHeight(), middle - lineHeight() / 2);
        const QRectF line(box.right() + spaceXs, y, width() - box.right() - spaceXs, lineHeight());
        drawIcon(painter, sourceLook(m_game, source).icon,
                 QRectF(line.x(), line.center().y() - iconSide / 2, iconSide, iconSide), theme().textSoft);
        drawText(painter, line.adjusted(iconSide + spaceXs, 0, 0, 0), QString::number(points),
                 {TextSize::Small, true});
    }
}

}  // namespace remparts::panel
