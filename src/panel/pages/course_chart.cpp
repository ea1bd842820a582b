#include "pages/course_chart.h"

#include <algorithm>
#include <numeric>

#include "look/icons.h"
#include "look/text.h"

namespace remparts::panel {
namespace {

constexpr double left = 60;
constexpr double signsRoom = 34;
constexpr double signStep = 20;

void drawScale(QPainter& painter, const QRectF& plot, int top) {
    const int step = top > 60 ? 50 : 20;
    for (int value = 0; value <= top; value += step) {
        const double y = plot.bottom() - plot.height() * value / top;
        painter.fillRect(QRectF(plot.x(), y, plot.width(), 1), theme().line);
        drawText(painter, QRectF(18, y - 9, 34, 18), QString::number(value),
                 {TextSize::Small, false, theme().textSoft, Qt::AlignRight | Qt::AlignVCenter});
    }
}

QPolygonF lineOf(const QRectF& plot, std::size_t player, int top, const std::vector<std::vector<int>>& course) {
    QPolygonF line;
    const auto last = static_cast<double>(std::max<std::size_t>(1, course.size() - 1));
    for (std::size_t turn = 0; turn < course.size(); ++turn)
        line << QPointF(plot.x() + plot.width() * static_cast<double>(turn) / last,
                        plot.bottom() - plot.height() * course[turn][player] / top);
    return line;
}

}  // namespace

void drawCourse(QPainter& painter, const QRectF& box, const std::vector<engine::Player>& players,
                const std::vector<std::vector<int>>& course) {
    if (course.empty()) return;
    int top = 10;
    for (const int points : course.back()) top = std::max(top, points);
    const QRectF plot(box.x() + left, box.y() + 12, box.width() - left - signsRoom, box.height() - 24);
    drawScale(painter, plot, top);
    std::vector<std::size_t> order(players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return course.back()[a] > course.back()[b]; });
    double free = box.y() - 9;  // signs at the ends never lie on each other
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const std::size_t player = order[rank];
        const QPolygonF line = lineOf(plot, player, top, course);
        painter.setPen(QPen(playerColor(players[player].color), 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
        const double below = signStep * static_cast<double>(order.size() - 1 - rank);
        const double y = std::min(std::max(free, line.last().y() - 9), box.bottom() - 18 - below);
        drawSignBadge(painter, players[player].color, QRectF(line.last().x() + 8, y, 18, 18));
        free = y + signStep;
    }
}

}  // namespace remparts::panel
