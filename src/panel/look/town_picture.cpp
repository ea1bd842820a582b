#include "look/town_picture.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "look/tokens.h"

namespace remparts::panel {
namespace {

// One unit is the width of a field of the score track; the ground line lies at ground, the middle at x = 8.
constexpr double townWidth = 16;
constexpr double townHeight = 7;
constexpr double narrowTown = 9.5;  // the gate and the towers beside it
constexpr double highTown = 11;
constexpr double largestUnit = 58;  // pixels; larger boxes show more land and sky
constexpr double ground = 5.9;
constexpr double wallLeft = 2.2;
constexpr double wallRight = 13.8;

QColor tone(const char* color) {
    return theme().dark ? mix(QColor(color), QColor("#2b2622"), 0.45) : QColor(color);
}

double unevenness(int seed) {
    return ((seed * 7919 + 104729) % 1000) / 1000.0 - 0.5;
}

void drawCloud(QPainter& painter, double x, double y, double width) {
    painter.setBrush(QColor(255, 255, 255, theme().dark ? 16 : 120));
    QPainterPath cloud;
    cloud.setFillRule(Qt::WindingFill);
    cloud.addEllipse(QPointF(x, y), width, width * 0.12);
    cloud.addEllipse(QPointF(x - width * 0.3, y - width * 0.07), width * 0.42, width * 0.14);
    cloud.addEllipse(QPointF(x + width * 0.22, y - width * 0.1), width * 0.5, width * 0.17);
    painter.drawPath(cloud);
}

void drawSky(QPainter& painter, const QRectF& room) {
    QLinearGradient sky(0, room.top(), 0, room.bottom());
    sky.setColorAt(0, theme().dark ? QColor("#2c3540") : QColor("#d9e4e6"));
    sky.setColorAt(0.45, theme().dark ? QColor("#3b3c40") : QColor("#ece7d6"));
    sky.setColorAt(0.78, theme().dark ? QColor("#54493f") : QColor("#f8e3bd"));
    painter.fillRect(room, sky);
    QRadialGradient glow(QPointF(12.1, 1.9), 3.2);
    glow.setColorAt(0, QColor(255, 246, 216, theme().dark ? 60 : 230));
    glow.setColorAt(1, QColor(255, 246, 216, 0));
    painter.setBrush(glow);
    painter.drawEllipse(QPointF(12.1, 1.9), 3.2, 3.2);
    painter.setBrush(QColor(255, 248, 224, theme().dark ? 80 : 240));
    painter.drawEllipse(QPointF(12.1, 1.9), 0.8, 0.8);
    for (const auto& [x, y, width] : {std::tuple{3.3, 1.9, 1.7},
                                      {14.6, 1.1, 1.5},
                                      {-1.6, 0.9, 1.9},
                                      {18.4, 2.3, 1.6},
                                      {6.4, -1.6, 2.0},
                                      {12.2, -3.0, 2.2}})
        drawCloud(painter, x, y, width);
}

void drawHills(QPainter& painter, const QRectF& room) {
    const double reach = std::max(12.0, room.width() * 0.62);
    painter.setBrush(tone("#ced5c9"));
    painter.drawEllipse(QPointF(1, 8.2), reach * 0.8, 5.3);
    painter.drawEllipse(QPointF(17, 8.4), reach * 0.7, 5.0);
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
        const double height = 1.5 + unevenness(k * 13) * 0.9 - std::abs(k - 8.5) * 0.06;
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

struct Stone {
    const char* lit;
    const char* shade;
    const char* slate;
    const char* slateShade;
};
constexpr Stone nearStone{"#dcc596", "#c2a775", "#4d5b6e", "#42505f"};
constexpr Stone farStone{"#e2d3b0", "#d0bd94", "#75849a", "#69778c"};

void drawTurret(QPainter& painter, double x, double foot, double height, double width, const Stone& stone) {
    const double top = foot - height;
    painter.fillRect(QRectF(x - width / 2, top, width, height + 0.3), tone(stone.lit));
    painter.fillRect(QRectF(x + width * 0.12, top, width * 0.38, height + 0.3), tone(stone.shade));
    painter.fillRect(QRectF(x - width * 0.56, top + height * 0.08, width * 1.12, 0.1), tone(stone.shade));
    painter.fillRect(QRectF(x - width * 0.24, top + height * 0.3, width * 0.12, 0.34), tone("#6a5138"));
    const double roof = width * 1.45;
    painter.setBrush(tone(stone.slate));
    painter.drawPolygon(QPolygonF({{x - width * 0.7, top}, {x + width * 0.7, top}, {x, top - roof}}));
    painter.setBrush(tone(stone.slateShade));
    painter.drawPolygon(QPolygonF({{x + width * 0.12, top}, {x + width * 0.7, top}, {x, top - roof}}));
}

void drawPennant(QPainter& painter, double x, double top) {
    painter.fillRect(QRectF(x - 0.025, top - 0.62, 0.05, 0.66), tone("#5a4632"));
    painter.setBrush(tone("#7b3a78"));
    painter.drawPolygon(QPolygonF({{x + 0.02, top - 0.6}, {x + 0.62, top - 0.47}, {x + 0.02, top - 0.3}}));
}

// The inner ring and the castle behind the roofs.
void drawInnerRing(QPainter& painter) {
    painter.fillRect(QRectF(3.1, ground - 2.15, 9.8, 2), tone("#dccaa2"));
    for (int k = 0; k < 24; ++k) painter.fillRect(QRectF(3.1 + k * 0.41, ground - 2.35, 0.22, 0.22), tone("#dccaa2"));
    for (const auto& [x, height] :
         {std::pair{3.2, 2.7}, {4.9, 2.9}, {6.3, 3.2}, {9.8, 3.1}, {11.2, 2.9}, {12.8, 2.7}})
        drawTurret(painter, x, ground - 0.5, height - 0.5, 0.62, farStone);
    drawPennant(painter, 6.3, ground - 3.2 - 0.88);
    drawPennant(painter, 9.8, ground - 3.1 - 0.88);
}

void drawWall(QPainter& painter) {
    painter.fillRect(QRectF(wallLeft, ground - 0.95, wallRight - wallLeft, 1.15), tone("#d2b98a"));
    painter.fillRect(QRectF(wallLeft, ground - 0.15, wallRight - wallLeft, 0.35), tone("#b79c6d"));
    for (int k = 0; wallLeft + k * 0.42 < wallRight - 0.2; ++k)
        painter.fillRect(QRectF(wallLeft + k * 0.42, ground - 1.2, 0.25, 0.3), tone("#d2b98a"));
    for (int row = 0; row < 3; ++row)  // a few courses of darker stone
        for (int k = row % 2; k < 24; k += 3)
            painter.fillRect(QRectF(wallLeft + 0.2 + k * 0.48 + unevenness(k * 7 + row) * 0.3,
                                    ground - 0.8 + row * 0.26, 0.26, 0.09),
                             tone("#c6ab79"));
    for (const double x : {wallLeft, wallLeft + 3.0, wallRight - 3.0, wallRight})
        drawTurret(painter, x, ground, 1.7, 0.84, nearStone);
    for (const double x : {7.25, 8.75}) drawTurret(painter, x, ground, 1.95, 0.84, nearStone);
    drawPennant(painter, wallLeft, ground - 1.7 - 1.2);
    drawPennant(painter, wallRight, ground - 1.7 - 1.2);
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
    const double whole = std::min(box.width() / townWidth, box.height() / (townHeight - 0.6));
    const double part = std::min(box.width() / narrowTown, box.height() / highTown);  // a high box shows less of it
    const double unit = std::min(std::max(whole, part), largestUnit);
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
    drawInnerRing(painter);
    drawRoofs(painter);
    drawChurch(painter);
    drawWall(painter);
    drawTrees(painter);
    painter.restore();
}

}  // namespace remparts::panel
