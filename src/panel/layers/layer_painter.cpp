#include "layers/layer_painter.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "layers/tone_look.h"
#include "look/tokens.h"

namespace remparts::panel {
namespace {

const QColor dim(24, 18, 12, 105);
const QColor casing(255, 253, 249, 210);
const QColor thinEdge(42, 37, 33, 120);

double lineWidth(const TableView& view) {
    return std::clamp(view.cellPixels * 0.028, 1.0, 2.6);
}

QPen penFor(const QColor& color, double width, bool dashed) {
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (dashed) pen.setDashPattern({3.5, 2.5});
    return pen;
}

QPainterPath seen(const LayerScene& scene, const QPainterPath& path) {
    QPainterPath onScreen = scene.view.ground.map(path);
    onScreen.setFillRule(path.fillRule());
    return onScreen;
}

void paintInsides(QPainter& painter, const LayerScene& scene) {
    painter.setPen(Qt::NoPen);
    for (const StyledShape& shape : scene.shapes.insides) {
        const QPainterPath inside = seen(scene, shape.path);
        painter.fillPath(inside, insideBrush(shape.style));
        const QBrush hatch = hatchBrush(shape.style);
        if (hatch.style() != Qt::NoBrush) painter.fillPath(inside, hatch);
    }
}

void paintOutlines(QPainter& painter, const LayerScene& scene) {
    const double width = lineWidth(scene.view);
    for (const StyledShape& shape : scene.shapes.outlines) {
        const QPainterPath rim = seen(scene, shape.path);
        const bool dashed = isDashed(shape.style.tone);
        const bool plain = shape.style.tone == model::LayerTone::Plain;  // white without being loud
        if (!dashed) painter.strokePath(rim, penFor(plain ? thinEdge : casing, plain ? width + 1 : width + 2, false));
        painter.strokePath(rim, penFor(lineColor(shape.style), plain ? width * 0.6 : width, dashed));
    }
}

void paintLinks(QPainter& painter, const LayerScene& scene) {
    const double width = lineWidth(scene.view) + 0.6;
    for (const model::LayerLine& line : scene.picture.lines) {
        if (line.wide) continue;
        const QPointF from = scene.view.ground.map(QPointF(line.from.x, line.from.y));
        const QPointF to = scene.view.ground.map(QPointF(line.to.x, line.to.y));
        for (const auto& [color, extra] : {std::pair{QColor(42, 37, 33, 170), 2.4}, {QColor("#fffdf9"), 0.0}}) {
            painter.setPen(QPen(color, width + extra, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(from, to);
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            painter.drawEllipse(to, 2 * width + extra / 2, 2 * width + extra / 2);
        }
    }
}

void paintDim(QPainter& painter, const LayerScene& scene) {
    if (scene.shapes.shown.isEmpty()) return;
    painter.fillRect(scene.box, dim);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.fillPath(seen(scene, scene.shapes.shown), Qt::black);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
}

bool isFree(const QRectF& box, const QRectF& room, const std::vector<QRectF>& taken) {
    return room.contains(box) &&
           std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); });
}

// Steps away from the wanted place, in heights and widths of the badge.
constexpr std::array<std::pair<double, double>, 13> steps{{{0, 0},
                                                           {0, -0.6},
                                                           {0, 0.6},
                                                           {-0.5, 0},
                                                           {0.5, 0},
                                                           {0, -1.05},
                                                           {0, 1.05},
                                                           {-0.55, -0.8},
                                                           {0.55, -0.8},
                                                           {-0.55, 0.8},
                                                           {0.55, 0.8},
                                                           {-1.05, 0},
                                                           {1.05, 0}}};

std::optional<QRectF> placeNear(QPointF wanted, QSizeF size, const QRectF& room, const std::vector<QRectF>& taken) {
    for (const auto& [right, down] : steps) {
        const QPointF middle(wanted.x() + right * size.width(), wanted.y() + down * size.height());
        const QRectF box(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height());
        if (isFree(box, room, taken)) return box;
    }
    return std::nullopt;
}

void paintBadges(QPainter& painter, const LayerScene& scene) {
    std::vector<std::optional<QPointF>> wanted;
    for (const model::LayerBadge& badge : scene.picture.badges)
        wanted.push_back(scene.projection.project(badge.at, badge.height));
    const auto places = layOutBadges(scene.picture.badges, wanted, scene.box, scene.taken);
    for (std::size_t k = 0; k < places.size(); ++k)
        if (places[k]) drawBadge(painter, *places[k], scene.picture.badges[k]);
}

}  // namespace

std::vector<std::optional<QPointF>> layOutBadges(const std::vector<model::LayerBadge>& badges,
                                                 const std::vector<std::optional<QPointF>>& wanted, const QRectF& box,
                                                 const std::vector<QRectF>& taken) {
    std::vector<std::optional<QPointF>> places(badges.size());
    std::vector<QRectF> obstacles = taken;
    std::vector<std::size_t> order(badges.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return badges[a].rank > badges[b].rank; });
    for (const std::size_t k : order) {
        if (!wanted[k]) continue;
        if (badges[k].text.isEmpty()) {
            if (box.contains(*wanted[k])) places[k] = wanted[k];
            continue;
        }
        const auto place = placeNear(*wanted[k], badgeSize(badges[k]), box, obstacles);
        if (!place) continue;
        obstacles.push_back(*place);
        places[k] = place->center();
    }
    return places;
}

void paintLayer(QPainter& painter, const LayerScene& scene) {
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.view.fromAbove) {
        paintDim(painter, scene);
        paintInsides(painter, scene);
        paintOutlines(painter, scene);
        paintLinks(painter, scene);
    }
    paintBadges(painter, scene);
}

}  // namespace remparts::panel
