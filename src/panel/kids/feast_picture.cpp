#include "kids/feast_picture.h"

#include <QtMath>
#include <cmath>

#include "look/icons.h"

namespace remparts::panel {
namespace {

using engine::PlayerColor;

constexpr double flagStep = 54;
constexpr double ropeStep = 8;
constexpr int confettiCount = 130;
constexpr double confettiSpeed = 0.16;  // heights of the view a second
constexpr int balloonCount = 9;
constexpr double balloonSpeed = 0.1;

/// The same number between 0 and 1 for the same seeds.
double chance(int seed, int salt) {
    auto value = static_cast<std::uint32_t>(seed * 7919 + salt * 104729 + 12345);
    value ^= value >> 13;
    value *= 0x5bd1e995U;
    value ^= value >> 15;
    return (value % 10000) / 10000.0;
}

double fraction(double value) {
    return value - std::floor(value);
}

// Between two nails the rope hangs through.
QPointF ropePoint(const QRectF& view, double x) {
    constexpr double span = flagStep * 6;
    const double within = fraction((x - view.x()) / span);
    return {x, view.y() + 6 + 30 * 4 * within * (1 - within)};
}

void drawFlag(QPainter& painter, QPointF from, QPointF to, double sway, const QColor& color) {
    const QPointF middle = (from + to) / 2;
    const QPointF tip = middle + QPointF(sway, 42);
    QPainterPath flag(from);
    flag.lineTo(to);
    flag.lineTo(tip);
    flag.closeSubpath();
    painter.fillPath(flag.translated(1.5, 3), QColor(30, 15, 0, 60));
    painter.fillPath(flag, color);
}

void drawBalloon(QPainter& painter, QPointF middle, double size, double lean, PlayerColor color) {
    const QColor fill = playerColor(color);
    QPainterPath string(middle + QPointF(0, size * 1.2));
    string.cubicTo(middle + QPointF(lean, size * 1.7), middle + QPointF(-lean, size * 2.2),
                   middle + QPointF(lean, size * 2.7));
    painter.strokePath(string, QPen(QColor(255, 250, 235, 210), 1.6));
    QPainterPath body;
    body.addEllipse(middle, size, size * 1.18);
    const QPointF knot = middle + QPointF(0, size * 1.16);
    QPainterPath tail(knot);
    tail.lineTo(knot + QPointF(-size * 0.14, size * 0.16));
    tail.lineTo(knot + QPointF(size * 0.14, size * 0.16));
    tail.closeSubpath();
    painter.fillPath(tail, fill.darker(120));
    QRadialGradient light(middle - QPointF(size * 0.35, size * 0.45), size * 1.7);
    light.setColorAt(0, fill.lighter(140));
    light.setColorAt(0.5, fill);
    light.setColorAt(1, fill.darker(125));
    painter.fillPath(body, light);
    const double sign = size * 0.42;
    painter.fillPath(signPath(color, QRectF(middle.x() - sign, middle.y() - sign, 2 * sign, 2 * sign)),
                     playerInk(color));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 130));
    painter.drawEllipse(middle - QPointF(size * 0.44, size * 0.6), size * 0.14, size * 0.22);
}

}  // namespace

void drawBunting(QPainter& painter, const QRectF& view, const std::vector<PlayerColor>& winners, double time) {
    const int flags = static_cast<int>(std::ceil(view.width() / flagStep));
    QPainterPath rope(ropePoint(view, view.x()));
    for (int k = 1; k * ropeStep <= view.width() + ropeStep; ++k)
        rope.lineTo(ropePoint(view, view.x() + k * ropeStep));
    for (int k = 0; k < flags; ++k) {
        const double x = view.x() + k * flagStep;
        const QPointF from = ropePoint(view, x + 7);
        const QPointF to = ropePoint(view, x + flagStep - 7);
        const double sway = 3 * std::sin(time * 1.8 + k * 0.9);
        const bool plain = k % 2 == 1 || winners.empty();
        const PlayerColor color =
            winners.empty() ? PlayerColor::Red : winners[static_cast<std::size_t>(k / 2) % winners.size()];
        drawFlag(painter, from, to, sway, plain ? QColor("#fff3d6") : playerColor(color));
        if (plain) continue;
        const QPointF middle = (from + to) / 2 + QPointF(sway * 0.3, 13);
        painter.fillPath(signPath(color, QRectF(middle.x() - 8, middle.y() - 8, 16, 16)), playerInk(color));
    }
    painter.strokePath(rope, QPen(QColor("#6b4a2c"), 3.5, Qt::SolidLine, Qt::RoundCap));
    painter.strokePath(rope, QPen(QColor("#e8d3a6"), 1.6, Qt::SolidLine, Qt::RoundCap));
}

void drawConfetti(QPainter& painter, const QRectF& view, const std::vector<PlayerColor>& winners, double time,
                  double share) {
    if (winners.empty()) return;
    painter.setPen(Qt::NoPen);
    for (int k = 0; k < confettiCount; ++k) {
        if (chance(k, 5) > share) continue;
        const double speed = confettiSpeed * (0.7 + 0.6 * chance(k, 1));
        const double y = fraction(chance(k, 2) + time * speed);
        const double x = chance(k, 3) + 0.02 * std::sin(time * 2 + k);
        const double size = 4 + 5 * chance(k, 4);
        painter.save();
        painter.translate(view.x() + x * view.width(), view.y() + y * (view.height() + 20) - 10);
        painter.rotate(time * 120 * (chance(k, 6) - 0.5) + k * 40);
        painter.scale(1, 0.45 + 0.55 * std::abs(std::sin(time * 3 + k)));
        painter.setBrush(k % 3 == 0
                             ? QColor("#fff3d6")
                             : playerColor(winners[static_cast<std::size_t>(k) % winners.size()]).lighter(108));
        if (k % 2)
            painter.drawRoundedRect(QRectF(-size / 2, -size * 0.7, size, size * 1.4), 1.5, 1.5);
        else
            painter.drawEllipse(QPointF(), size * 0.6, size * 0.6);
        painter.restore();
    }
}

void drawBalloons(QPainter& painter, const QRectF& view, const std::vector<PlayerColor>& winners, double time) {
    if (winners.empty()) return;
    for (int k = 0; k < balloonCount; ++k) {
        const double size = 26 + 16 * chance(k, 11);
        const double way = view.height() + 6 * size;
        const double risen = time * balloonSpeed * (0.8 + 0.5 * chance(k, 12)) + chance(k, 13) * 0.9 - 0.25;
        if (risen < 0) continue;
        const double x = (k + 0.2 + 0.6 * chance(k, 14)) / balloonCount * view.width();
        const double sway = std::sin(time * 0.9 + k * 1.7) * 14;
        const QPointF middle(view.x() + x + sway, view.bottom() + 2 * size - risen * way);
        drawBalloon(painter, middle, size, std::sin(time * 1.3 + k) * 8,
                    winners[static_cast<std::size_t>(k) % winners.size()]);
    }
}

}  // namespace remparts::panel
