#include "side/track_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "look/icons.h"
#include "look/text.h"
#include "look/town_picture.h"

namespace remparts::panel {
namespace {

constexpr double figureSize = 1.8;  // fields
constexpr double footDepth = 0.3;   // of the figure below the middle of its field

// The painter's hand.
double unevenness(int seed) {
    return ((seed * 7919 + 104729) % 1000) / 1000.0 - 0.5;
}

QPainterPath unevenStone(const QRectF& field, int seed) {
    const double unit = field.width();
    const double round = unit * 0.26;
    const QRectF s = field.adjusted(unit * 0.09, unit * 0.09, -unit * 0.09, -unit * 0.09);
    const auto shift = [&](int k) {
        return QPointF(unevenness(seed * 8 + 2 * k), unevenness(seed * 8 + 2 * k + 1)) * unit * 0.13;
    };
    const QPointF a = s.topLeft() + shift(0);
    const QPointF b = s.topRight() + shift(1);
    const QPointF c = s.bottomRight() + shift(2);
    const QPointF d = s.bottomLeft() + shift(3);
    QPainterPath path(a + QPointF(round, 0));
    path.lineTo(b - QPointF(round, 0));
    path.quadTo(b, b + QPointF(0, round));
    path.lineTo(c - QPointF(0, round));
    path.quadTo(c, c - QPointF(round, 0));
    path.lineTo(d + QPointF(round, 0));
    path.quadTo(d, d - QPointF(0, round));
    path.lineTo(a + QPointF(0, round));
    path.quadTo(a, a + QPointF(round, 0));
    return path;
}

void paintStone(QPainter& painter, const TrackRing& ring, int field) {
    const bool dark = theme().dark;
    const QColor tens(dark ? "#c9b48a" : "#b08d57");
    QColor color = mix(QColor(dark ? "#8d8069" : "#eee3cb"), QColor(dark ? "#6d614f" : "#d9c7a2"),
                       0.5 + unevenness(field * 31 + 5));
    if (field % 5 == 0) color = mix(color, tens, field % 10 == 0 ? 1.0 : 0.5);
    const QPainterPath path = unevenStone(ring.stone(field), field);
    painter.fillPath(path.translated(0, ring.unit() * 0.05), QColor(60, 40, 15, 70));
    painter.fillPath(path, color);
    painter.strokePath(path, QPen(color.lighter(112), 0.7));
}

void paintNumber(QPainter& painter, const TrackRing& ring, int field) {
    const double u = ring.unit();
    const QRectF at = ring.stone(field);
    QPointF inwards(0, at.y() < 2 * u ? u * 1.15 : -u * 1.15);
    if (at.x() < 1.5 * u) inwards = {u * 1.25, field == 0 ? -u * 0.9 : 0.0};
    if (at.x() > (TrackRing::columns - 1) * u) inwards = {-u * 1.3, 0};
    const QColor ink = theme().contrast ? theme().text : theme().dark ? QColor("#cdbfa6") : QColor("#7c6444");
    drawText(painter, at.translated(inwards).adjusted(-8, -4, 8, 4), QString::number(field),
             {TextSize::Small, true, ink, Qt::AlignCenter});
}

// Three and four stand closer and are smaller, so that nobody doubts which field they share.
double sizeFor(int count) {
    return count > 2 ? 1.55 : figureSize;
}

double stepFor(int count) {
    return count > 2 ? 0.92 : 1.05;
}

// The middle of those who share a field, as low as their feet.
QPointF groupFoot(const TrackRing& ring, double points, int count) {
    const double room = ((count - 1) * stepFor(count) / 2 + sizeFor(count) / 2) * ring.unit();
    const QPointF at = ring.at(points);
    return {std::clamp(at.x(), room, ring.width() - room), at.y() + ring.unit() * footDepth};
}

}  // namespace

void paintTrack(QPainter& painter, const TrackRing& ring) {
    const double u = ring.unit();
    QPainterPath road;
    road.addRoundedRect(ring.outline(), u * 0.5, u * 0.5);
    painter.fillPath(road, theme().dark ? QColor("#54493d") : QColor("#c8b894"));
    drawTown(painter, ring.inside(), u * 0.3);
    for (int field = 0; field < TrackRing::fields; ++field) paintStone(painter, ring, field);
    for (int field = 0; field < TrackRing::fields; field += 10) paintNumber(painter, ring, field);
}

QRectF trackFigureBox(const TrackRing& ring, double points, SharedField share) {
    const double u = ring.unit();
    const double size = sizeFor(share.count) * u;
    const double aside = (share.index - (share.count - 1) / 2.0) * stepFor(share.count) * u;
    const double hop = std::abs(std::sin(points * M_PI)) * 0.35 * u;  // 0 on every field
    const QPointF foot = groupFoot(ring, points, share.count) + QPointF(aside, -hop);
    return {foot.x() - size / 2, foot.y() - size * 0.93, size, size};
}

void paintTrackPad(QPainter& painter, const TrackRing& ring, int field, int count) {
    if (count < 2) return;
    const double u = ring.unit();
    const QPointF foot = groupFoot(ring, field, count);
    const double half = ((count - 1) * stepFor(count) / 2 + 0.55) * u;
    QPainterPath pad;
    pad.addRoundedRect(QRectF(foot.x() - half, foot.y() - 0.2 * u, 2 * half, 0.42 * u), 0.2 * u, 0.2 * u);
    QPainterPath stone;
    stone.addRoundedRect(ring.stone(field).adjusted(0.05 * u, 0.05 * u, -0.05 * u, -0.05 * u), 0.25 * u, 0.25 * u);
    painter.setPen(QPen(theme().text, std::max(1.0, 0.09 * u)));
    painter.setBrush(theme().card);
    painter.drawPath(pad.united(stone));
}

void paintTrackFigure(QPainter& painter, const QRectF& box, engine::PlayerColor color, int lap) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(40, 25, 10, 80));
    painter.drawEllipse(QPointF(box.center().x(), box.y() + box.height() * 0.93), box.width() * 0.31,
                        box.width() * 0.1);
    drawFigure(painter, color, box, lap > 0);
    if (lap < 2) return;
    const QRectF mark(box.center().x() - box.width() * 0.36, box.y() - box.height() * 0.06, box.width() * 0.72,
                      box.height() * 0.44);
    painter.setPen(QPen(theme().line, 1));
    painter.setBrush(theme().card);
    painter.drawRoundedRect(mark, mark.height() / 2, mark.height() / 2);
    drawText(painter, mark, QStringLiteral("×%1").arg(lap), {TextSize::Small, true, theme().text, Qt::AlignCenter});
}

}  // namespace remparts::panel
