#include <QLineF>
#include <algorithm>
#include <cmath>

#include "kids/figure_place.h"
#include "kids/road_way.h"
#include "kids/table_painters.h"

namespace remparts::panel {
namespace {

constexpr double bandWidth = 0.8 / engine::pictureSize;  // in cells
constexpr double figureHeight = 0.36;
constexpr double figureWidth = 0.26;
constexpr int sparkles = 7;

using model::TablePoint;

TablePoint between(const WayStep& step, double share) {
    return {step.from.x + (step.to.x - step.from.x) * share, step.from.y + (step.to.y - step.from.y) * share};
}

// Pixels of a length on the table near a point, across the view.
double pixelsAt(const OverlayCanvas& canvas, TablePoint at, double length) {
    const auto a = canvas.at(at);
    const auto b = canvas.at({at.x + 0.5, at.y});
    const auto c = canvas.at({at.x, at.y + 0.5});
    if (!a || !b || !c) return 0;
    return (QLineF(*a, *b).length() + QLineF(*a, *c).length()) * length;
}

struct Band {
    QPainterPath line;
    double width = 0;  ///< pixels, where it is seen widest
    std::optional<QPointF> head;
};

Band bandOf(const OverlayCanvas& canvas, const std::vector<WayStep>& way, double reached) {
    Band band;
    const double lit = reached * static_cast<double>(way.size());
    for (std::size_t k = 0; k < way.size() && static_cast<double>(k) < lit; ++k) {
        const TablePoint end = between(way[k], std::min(1.0, lit - static_cast<double>(k)));
        const auto from = canvas.at(way[k].from);
        const auto to = canvas.at(end);
        if (!from || !to) continue;
        band.line.moveTo(*from);
        band.line.lineTo(*to + QPointF(0.01, 0));
        band.width = std::max(band.width, pixelsAt(canvas, end, bandWidth));
        band.head = to;
    }
    return band;
}

void strokeBand(QPainter& painter, const Band& band, double share, const QColor& color) {
    QPainterPathStroker pen;
    pen.setWidth(band.width * share);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    QPainterPath shape = pen.createStroke(band.line);
    shape.setFillRule(Qt::WindingFill);
    painter.fillPath(shape, color);
}

QPainterPath star(QPointF middle, double radius) {
    QPainterPath shape(middle + QPointF(0, -radius));
    for (int k = 1; k < 8; ++k) {
        const double angle = -M_PI_2 + k * M_PI_4;
        const double out = k % 2 ? radius * 0.28 : radius;
        shape.lineTo(middle + QPointF(std::cos(angle), std::sin(angle)) * out);
    }
    shape.closeSubpath();
    return shape;
}

// They whirl round the head while it runs.
void paintSparkles(QPainter& painter, QPointF head, double width, double reached) {
    QRadialGradient glow(head, width * 1.7);
    glow.setColorAt(0, QColor(255, 252, 230, 235));
    glow.setColorAt(0.35, QColor(255, 226, 120, 150));
    glow.setColorAt(1, QColor(255, 210, 80, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(head, width * 1.7, width * 1.7);
    for (int k = 0; k < sparkles; ++k) {
        const double life = std::fmod(reached * 9 + k / static_cast<double>(sparkles), 1.0);
        const double angle = k * 2.4 + std::floor(reached * 9) * 1.1;
        const QPointF at = head + QPointF(std::cos(angle), std::sin(angle) - 0.4) * width * (0.5 + 1.5 * life);
        const QPainterPath shape = star(at, width * 0.55 * (1 - life) + 2);
        painter.fillPath(shape, QColor(255, 253, 240, static_cast<int>(255 * (1 - life * 0.7))));
        painter.strokePath(shape, QPen(QColor(224, 160, 40, 180), 1));
    }
}

// Figures stand before the light.
QPainterPath withoutFigures(const OverlayCanvas& canvas, const engine::GameState& shown) {
    QPainterPath room;
    room.addRect(canvas.view);
    QPainterPath figures;
    figures.setFillRule(Qt::WindingFill);
    for (const engine::FollowerPlacement& figure : shown.followers) {
        const TablePoint at = figurePlace(shown, figure);
        const auto foot = canvas.at(at);
        const auto head = canvas.at(at, figureHeight);
        if (!foot || !head) continue;
        const double half = pixelsAt(canvas, at, figureWidth) / 2;
        const QRectF box(QPointF(foot->x() - half, std::min(head->y(), foot->y() - half)),
                         QPointF(foot->x() + half, foot->y() + half * 0.45));
        figures.addRoundedRect(box, half, half);
    }
    return room.subtracted(figures);
}

void paintLight(OverlayCanvas& canvas, const std::vector<WayStep>& way, double reached) {
    const Band band = bandOf(canvas, way, reached);
    if (!band.head) return;
    strokeBand(canvas.painter, band, 2.1, QColor(255, 205, 80, 60));
    strokeBand(canvas.painter, band, 1.35, QColor(214, 140, 20, 120));
    strokeBand(canvas.painter, band, 1.0, QColor(255, 216, 92, 225));
    strokeBand(canvas.painter, band, 0.42, QColor(255, 250, 222, 235));
    if (reached < 1) paintSparkles(canvas.painter, *band.head, band.width, reached);
}

}  // namespace

void paintLights(OverlayCanvas& canvas, const engine::GameState& shown,
                 std::span<const model::TableShow::Light> lights) {
    if (lights.empty()) return;
    canvas.painter.save();
    canvas.painter.setClipPath(withoutFigures(canvas, shown), Qt::IntersectClip);
    for (const model::TableShow::Light& light : lights)
        paintLight(canvas, wayAlong(shown, light.segments), light.reached);
    canvas.painter.restore();
}

}  // namespace remparts::panel
