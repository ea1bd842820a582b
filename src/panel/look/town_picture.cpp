#include "look/town_picture.h"

#include <QPainterPath>
#include <cmath>
#include <tuple>

#include "look/tokens.h"

namespace remparts::panel {
namespace {

// One unit is the width of a field of the score track; the ground line lies at ground, the middle at x = 8.
constexpr double townWidth = 16;
constexpr double townHeight = 7;
constexpr double ground = 5.9;
constexpr double wallLeft = 2.2;
constexpr double wallRight = 13.8;

QColor tone(const char* color) {
    return theme().dark ? mix(QColor(color), QColor("#2b2622"), 0.45) : QColor(color);
}

double unevenness(int seed) {
    return ((seed * 7919 + 104729) % 1000) / 1000.0 - 0.5;
}

void drawSky(QPainter& painter, const QRectF& room) {
    QLinearGradient sky(0, room.top(), 0, room.bottom());
    sky.setColorAt(0, theme().dark ? QColor("#2c3540") : QColor("#dfe6e2"));
    sky.setColorAt(0.72, theme().dark ? QColor("#54493f") : QColor("#f6e6c8"));
    painter.fillRect(room, sky);
    painter.setBrush(QColor(255, 244, 210, theme().dark ? 26 : 120));
    painter.drawEllipse(QPointF(12.1, 1.9), 1.35, 1.35);
    painter.setBrush(QColor(255, 246, 216, theme().dark ? 70 : 220));
    painter.drawEllipse(QPointF(12.1, 1.9), 0.9, 0.9);
    painter.setBrush(QColor(255, 255, 255, theme().dark ? 14 : 110));
    for (const auto& [x, y, width] : {std::tuple{2.9, 1.8, 1.7}, {4.0, 2.1, 1.3}, {10.6, 2.5, 1.5}, {15.8, 1.2, 1.8}})
        painter.drawEllipse(QPointF(x, y), width, 0.2);
}

void drawHills(QPainter& painter, const QRectF& room) {
    const double reach = std::max(12.0, room.width() * 0.62);
    painter.setBrush(tone("#b7c4b4"));
    painter.drawEllipse(QPointF(8, 7.8), reach, 3.9);
    painter.setBrush(tone("#c3cda0"));
    painter.drawEllipse(QPointF(2.6, 7.9), reach * 0.67, 3.1);
    painter.setBrush(tone("#b2c088"));
    painter.drawEllipse(QPointF(13.4, 8.1), reach * 0.72, 3.2);
}

void drawRoofs(QPainter& painter) {
    for (int k = 0; k < 18; ++k) {
        const double x = 2.6 + k * 0.6;
        const double height = 1.75 + unevenness(k * 13) * 0.9 - std::abs(k - 8.5) * 0.06;
        painter.fillRect(QRectF(x, ground - height, 0.58, height), tone(k % 2 ? "#efe3cb" : "#e6d3b0"));
        painter.setBrush(tone(k % 3 ? "#c0492f" : "#cf6a3f"));
        painter.drawPolygon(QPolygonF(
            {{x - 0.12, ground - height}, {x + 0.70, ground - height}, {x + 0.29, ground - height - 0.55}}));
        painter.fillRect(QRectF(x + 0.2, ground - height + 0.25, 0.16, 0.22), tone("#6a5138"));
    }
}

void drawChurch(QPainter& painter) {
    painter.fillRect(QRectF(7.5, 2.9, 1.0, 3), tone("#cfc6b3"));
    painter.fillRect(QRectF(8.1, 2.9, 0.4, 3), tone("#bdb29b"));
    painter.fillRect(QRectF(7.78, 3.2, 0.2, 0.45), tone("#6c5a49"));
    painter.setBrush(tone("#6c7f93"));
    painter.drawPolygon(QPolygonF({{7.32, 2.9}, {8.68, 2.9}, {8, 0.7}}));
    painter.setBrush(tone("#5b6d80"));
    painter.drawPolygon(QPolygonF({{8.1, 2.9}, {8.68, 2.9}, {8, 0.7}}));
}

void drawTurret(QPainter& painter, double x, double height) {
    constexpr double width = 0.84;
    painter.fillRect(QRectF(x - width / 2, ground - height, width, height + 0.3), tone("#dcc596"));
    painter.fillRect(QRectF(x + width * 0.12, ground - height, width * 0.38, height + 0.3), tone("#c2a775"));
    painter.fillRect(QRectF(x - 0.2, ground - height + 0.35, 0.1, 0.35), tone("#6a5138"));
    painter.setBrush(tone("#4d5b6e"));
    painter.drawPolygon(QPolygonF(
        {{x - width * 0.7, ground - height}, {x + width * 0.7, ground - height}, {x, ground - height - 1.2}}));
    painter.setBrush(tone("#42505f"));
    painter.drawPolygon(QPolygonF(
        {{x + width * 0.12, ground - height}, {x + width * 0.7, ground - height}, {x, ground - height - 1.2}}));
}

void drawWall(QPainter& painter) {
    painter.fillRect(QRectF(wallLeft, ground - 0.95, wallRight - wallLeft, 1.15), tone("#d2b98a"));
    painter.fillRect(QRectF(wallLeft, ground - 0.15, wallRight - wallLeft, 0.35), tone("#b79c6d"));
    for (int k = 0; wallLeft + k * 0.42 < wallRight - 0.2; ++k)
        painter.fillRect(QRectF(wallLeft + k * 0.42, ground - 1.2, 0.25, 0.3), tone("#d2b98a"));
    for (const double x : {wallLeft, wallLeft + 3.0, wallRight - 3.0, wallRight}) drawTurret(painter, x, 1.7);
    for (const double x : {7.25, 8.75}) drawTurret(painter, x, 1.95);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone("#e6d8b8"));  // the road to the gate
    painter.drawPolygon(QPolygonF({{7.72, ground + 0.2}, {8.28, ground + 0.2}, {8.9, 7.2}, {7.1, 7.2}}));
    painter.setBrush(tone("#5a4632"));
    painter.drawRoundedRect(QRectF(7.7, ground - 0.8, 0.6, 1.0), 0.3, 0.3);
}

void drawTree(QPainter& painter, double x, double y, double radius) {
    painter.setBrush(tone("#7d9a55"));
    painter.drawEllipse(QPointF(x, y - radius), radius * 0.62, radius);
    painter.setBrush(tone("#96b06a"));
    painter.drawEllipse(QPointF(x - radius * 0.16, y - radius * 1.15), radius * 0.36, radius * 0.66);
}

void drawTrees(QPainter& painter) {
    for (const auto& [x, y, radius] : {std::tuple{3.3, 6.7, 0.36},
                                       {4.0, 6.8, 0.3},
                                       {11.6, 6.7, 0.4},
                                       {12.2, 6.8, 0.32},
                                       {15.1, 6.6, 0.44},
                                       {15.6, 6.8, 0.34},
                                       {-0.9, 6.6, 0.5},
                                       {0.6, 6.7, 0.4},
                                       {-2.8, 6.8, 0.42},
                                       {17.6, 6.7, 0.46},
                                       {19.2, 6.8, 0.36}})
        drawTree(painter, x, y, radius);
}

}  // namespace

void drawTown(QPainter& painter, const QRectF& box, double radius) {
    const double unit = std::min(box.width() / townWidth, box.height() / (townHeight - 0.6));
    QPainterPath clip;
    clip.addRoundedRect(box, radius, radius);
    painter.save();
    painter.setClipPath(clip, Qt::IntersectClip);
    painter.translate(box.center().x() - townWidth / 2 * unit, box.bottom() - townHeight * unit);
    painter.scale(unit, unit);
    painter.setPen(Qt::NoPen);
    const double across = box.width() / unit;
    const double high = box.height() / unit;
    const QRectF room((townWidth - across) / 2, townHeight - high, across, high);
    drawSky(painter, room);
    drawHills(painter, room);
    drawRoofs(painter);
    drawChurch(painter);
    drawWall(painter);
    drawTrees(painter);
    painter.restore();
}

}  // namespace remparts::panel
