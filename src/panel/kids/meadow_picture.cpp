#include "kids/meadow_picture.h"

#include <QPainterPath>
#include <QtMath>
#include <algorithm>
#include <array>
#include <cmath>

#include "kids/road_end_picture.h"
#include "look/icons.h"

namespace remparts::panel {
namespace {

using engine::PlayerColor;

constexpr double horizon = 0.34;  // places are shares of the box, so that any shape of it is filled

QColor tone(const char* color) {
    return theme().dark ? mix(QColor(color), QColor("#2b2622"), 0.4) : QColor(color);
}

/// A box with what stands in it. Sizes are shares of the smaller side, so that nothing is distorted.
struct Land {
    QPainter& painter;
    QRectF box;

    [[nodiscard]] QPointF at(double x, double y) const {
        return {box.x() + box.width() * x, box.y() + box.height() * y};
    }
    /// In a wide box things are larger against its height.
    [[nodiscard]] double unit() const {
        const double wide = std::clamp(box.width() / box.height() / 1.6, 1.0, 1.9);
        return std::min(box.width(), box.height() * 0.9 * wide);
    }
    void disc(QPointF middle, double width, double height) const {
        painter.drawEllipse(middle, width * unit(), height * unit());
    }
};

void drawSky(const Land& land) {
    QLinearGradient sky(0, land.box.top(), 0, land.at(0, horizon + 0.05).y());
    sky.setColorAt(0, tone("#cfe3ea"));
    sky.setColorAt(1, tone("#fbeecb"));
    land.painter.fillRect(land.box, sky);
    const QPointF sun = land.at(0.8, 0.13);
    QRadialGradient glow(sun, land.unit() * 0.26);
    glow.setColorAt(0, QColor(255, 246, 206, theme().dark ? 70 : 240));
    glow.setColorAt(1, QColor(255, 246, 206, 0));
    land.painter.setBrush(glow);
    land.disc(sun, 0.26, 0.26);
    land.painter.setBrush(QColor(255, 236, 160, theme().dark ? 130 : 255));
    land.disc(sun, 0.065, 0.065);
    land.painter.setBrush(QColor(255, 255, 255, theme().dark ? 26 : 170));
    for (const auto& [x, y, size] : {std::array{0.22, 0.12, 1.0}, {0.55, 0.2, 0.7}, {0.02, 0.24, 0.6}}) {
        land.disc(land.at(x, y), 0.12 * size, 0.03 * size);
        land.disc(land.at(x, y) - QPointF(land.unit() * 0.04 * size, land.unit() * 0.02 * size), 0.06 * size,
                  0.035 * size);
        land.disc(land.at(x, y) + QPointF(land.unit() * 0.04 * size, -land.unit() * 0.014 * size), 0.05 * size,
                  0.028 * size);
    }
}

// A rounded back of land across the whole box, its crest at `y`.
void drawHill(const Land& land, double middle, double y, double bend, const QColor& color) {
    QPainterPath hill(land.at(-0.1, y + bend));
    hill.quadTo(land.at(middle, y - bend), land.at(1.1, y + bend * 0.6));
    hill.lineTo(land.at(1.1, 1.1));
    hill.lineTo(land.at(-0.1, 1.1));
    land.painter.fillPath(hill, color);
}

void drawGround(const Land& land) {
    drawHill(land, 0.25, horizon - 0.03, 0.05, tone("#b9cfa0"));
    drawHill(land, 0.75, horizon + 0.01, 0.045, tone("#aecb86"));
    drawHill(land, 0.35, horizon + 0.09, 0.03, tone("#a5c877"));
    drawHill(land, 0.7, horizon + 0.24, 0.04, tone("#9cc26b"));
    drawHill(land, 0.3, horizon + 0.44, 0.04, tone("#93bb61"));
}

// The middle of the road from the foreground (0) to the horizon (1): bends that grow smaller with the distance.
QPointF roadPoint(double along) {
    const double y = 1.06 - (1.06 - horizon - 0.02) * (1 - std::pow(1 - along, 1.7));
    const double near = (y - horizon) / (1 - horizon);
    return {0.47 + std::sin(along * 7.4 + 0.35) * (0.05 + 0.24 * near), y};
}

QPainterPath roadShape(const Land& land, double width) {
    constexpr int steps = 60;
    QPolygonF left, right;
    for (int k = 0; k <= steps; ++k) {
        const QPointF share = roadPoint(static_cast<double>(k) / steps);
        const double near = (share.y() - horizon) / (1 - horizon);
        const QPointF out(land.unit() * width * (0.02 + 0.13 * near), 0);
        left << land.at(share.x(), share.y()) - out;
        right.prepend(land.at(share.x(), share.y()) + out);
    }
    QPainterPath shape;
    shape.addPolygon(left + right);
    shape.closeSubpath();
    return shape;
}

void drawRoad(const Land& land) {
    land.painter.fillPath(roadShape(land, 1.16), tone("#c9b88f"));
    land.painter.fillPath(roadShape(land, 1.0), tone("#efe2c2"));
}

void drawTree(const Land& land, double x, double y, double size) {
    const QPointF foot = land.at(x, y);
    const double s = land.unit() * size;
    land.painter.setBrush(QColor(40, 40, 10, 40));
    land.painter.drawEllipse(foot + QPointF(s * 0.1, 0), s * 0.5, s * 0.13);
    land.painter.setBrush(tone("#8a6238"));
    land.painter.drawRect(QRectF(foot.x() - s * 0.07, foot.y() - s * 0.5, s * 0.14, s * 0.5));
    land.painter.setBrush(tone("#6f9e43"));
    land.painter.drawEllipse(foot - QPointF(0, s * 0.85), s * 0.46, s * 0.5);
    land.painter.setBrush(tone("#89b75a"));
    land.painter.drawEllipse(foot - QPointF(s * 0.1, s * 0.98), s * 0.28, s * 0.3);
}

// A child with raised arms, from behind of the table: larger and rounder than life.
void drawChildAtPlay(const Land& land, double x, double y, double size, PlayerColor color) {
    QPainter& painter = land.painter;
    const QPointF foot = land.at(x, y);
    const double s = land.unit() * size;
    painter.setBrush(QColor(40, 40, 10, 46));
    painter.drawEllipse(foot + QPointF(s * 0.08, 0), s * 0.34, s * 0.09);
    painter.setPen(QPen(QColor("#f3d2ab"), s * 0.12, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(foot + QPointF(-s * 0.14, -s * 0.52), foot + QPointF(-s * 0.42, -s * 0.82));
    painter.drawLine(foot + QPointF(s * 0.14, -s * 0.52), foot + QPointF(s * 0.42, -s * 0.76));
    painter.setPen(QPen(QColor("#5a4632"), s * 0.13, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(foot + QPointF(-s * 0.1, -s * 0.24), foot + QPointF(-s * 0.13, -s * 0.06));
    painter.drawLine(foot + QPointF(s * 0.1, -s * 0.24), foot + QPointF(s * 0.16, -s * 0.06));
    painter.setPen(Qt::NoPen);
    QPainterPath dress(foot + QPointF(-s * 0.15, -s * 0.64));
    dress.lineTo(foot + QPointF(s * 0.15, -s * 0.64));
    dress.lineTo(foot + QPointF(s * 0.26, -s * 0.2));
    dress.quadTo(foot + QPointF(0, -s * 0.12), foot + QPointF(-s * 0.26, -s * 0.2));
    dress.closeSubpath();
    painter.fillPath(dress, playerColor(color));
    painter.setBrush(QColor("#7a4f2a"));
    painter.drawEllipse(foot + QPointF(0, -s * 0.9), s * 0.25, s * 0.25);
    painter.setBrush(QColor("#f3d2ab"));
    painter.drawEllipse(foot + QPointF(0, -s * 0.84), s * 0.21, s * 0.2);
    painter.setBrush(QColor("#4a3524"));
    for (const double eye : {-0.08, 0.08})
        painter.drawEllipse(foot + QPointF(eye * s, -s * 0.84), s * 0.028, s * 0.034);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor("#a0522d"), s * 0.03, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(QRectF(foot.x() - s * 0.08, foot.y() - s * 0.86, s * 0.16, s * 0.12), 200 * 16, 140 * 16);
    painter.setPen(Qt::NoPen);
    painter.fillPath(signPath(color, QRectF(foot.x() - s * 0.11, foot.y() - s * 0.48, s * 0.22, s * 0.22)),
                     playerInk(color));
}

void drawBigFigure(const Land& land, double x, double y, double size, PlayerColor color) {
    const QPointF foot = land.at(x, y);
    const double s = land.unit() * size;
    land.painter.setPen(Qt::NoPen);
    land.painter.setBrush(QColor(40, 40, 10, 60));
    land.painter.drawEllipse(foot + QPointF(s * 0.06, -s * 0.01), s * 0.44, s * 0.1);
    drawFigure(land.painter, color, QRectF(foot.x() - s / 2, foot.y() - s * 0.96, s, s));
    land.painter.setPen(Qt::NoPen);
}

void drawThings(const Land& land) {
    const double unit = land.unit();
    for (const auto& [x, y, size] : {std::array{0.06, 0.41, 0.1}, {0.3, 0.385, 0.07}, {0.93, 0.42, 0.1}})
        drawTree(land, x, y, size);
    drawRoadEnd(land.painter, 'h', land.at(0.17, 0.43), unit * 0.055);
    drawRoadEnd(land.painter, 'h', land.at(0.8, 0.44), unit * 0.065);
    drawRoadEnd(land.painter, 'p', land.at(0.13, 0.64), unit * 0.11);
    drawRoadEnd(land.painter, 'h', land.at(0.87, 0.56), unit * 0.1);
    drawTree(land, 0.7, 0.58, 0.14);
    drawRoadEnd(land.painter, 'm', land.at(0.3, 0.57), unit * 0.05);
    drawRoadEnd(land.painter, 'm', land.at(0.06, 0.8), unit * 0.075);
    drawRoadEnd(land.painter, 'm', land.at(0.95, 0.83), unit * 0.08);
    drawChildAtPlay(land, 0.42, 0.56, 0.13, PlayerColor::Yellow);
    drawChildAtPlay(land, 0.6, 0.665, 0.17, PlayerColor::Green);
}

void drawFigures(const Land& land) {
    drawBigFigure(land, 0.74, 0.83, 0.24, PlayerColor::Red);
    drawBigFigure(land, 0.15, 0.88, 0.26, PlayerColor::Blue);
    drawBigFigure(land, 0.56, 0.94, 0.28, PlayerColor::Green);
    drawBigFigure(land, 0.34, 0.98, 0.3, PlayerColor::Yellow);
}

}  // namespace

void drawMeadow(QPainter& painter, const QRectF& box, double radius) {
    QPainterPath clip;
    clip.addRoundedRect(box, radius, radius);
    painter.save();
    painter.setClipPath(clip, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    const Land land{painter, box};
    drawSky(land);
    drawGround(land);
    drawRoad(land);
    drawThings(land);
    drawFigures(land);
    painter.restore();
}

}  // namespace remparts::panel
