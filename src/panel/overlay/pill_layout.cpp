#include "overlay/pill_layout.h"

#include <QLineF>
#include <QtMath>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

namespace remparts::panel {
namespace {

constexpr double gap = 8;
constexpr int angleSteps = 15;
constexpr double angleStep = 12;  // degrees
constexpr int rings = 6;
constexpr double ringStep = 26;
constexpr double gridStep = 12;
// What a degree off the wanted direction costs, in pixels of distance: words of neighbours keep their order.
constexpr double pillTurnCost = 1;
constexpr double cardTurnCost = 0.3;

QRectF boxAt(QPointF middle, QSizeF size) {
    return {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()};
}

bool isFree(const QRectF& box, const QRectF& view, const std::vector<QRectF>& taken) {
    if (!view.contains(box)) return false;
    const QRectF wide = box.adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2);
    return std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(wide); });
}

// How far along `direction` a box must go from the middle of `inner` until both part.
double clearance(const QRectF& inner, QPointF direction, QSizeF size) {
    const double x = std::abs(direction.x()) < 1e-6
                         ? std::numeric_limits<double>::infinity()
                         : (inner.width() / 2 + size.width() / 2 + gap) / std::abs(direction.x());
    const double y = std::abs(direction.y()) < 1e-6
                         ? std::numeric_limits<double>::infinity()
                         : (inner.height() / 2 + size.height() / 2 + gap) / std::abs(direction.y());
    return std::min(x, y);
}

QRectF nearestInGrid(QPointF anchor, QSizeF size, const QRectF& view, const std::vector<QRectF>& taken) {
    QRectF best;
    double nearest = std::numeric_limits<double>::infinity();
    for (double y = view.top(); y + size.height() <= view.bottom(); y += gridStep) {
        for (double x = view.left(); x + size.width() <= view.right(); x += gridStep) {
            const QRectF box(QPointF(x, y), size);
            const QPointF nearestPoint(std::clamp(anchor.x(), box.left(), box.right()),
                                       std::clamp(anchor.y(), box.top(), box.bottom()));
            const double distance = QLineF(nearestPoint, anchor).length();
            if (distance >= nearest || !isFree(box, view, taken)) continue;
            nearest = distance;
            best = box;
        }
    }
    if (!best.isNull()) return best;
    QRectF clamped = boxAt(anchor, size);  // no room at all: at least inside the view
    clamped.moveLeft(std::clamp(clamped.left(), view.left(), std::max(view.left(), view.right() - size.width())));
    clamped.moveTop(std::clamp(clamped.top(), view.top(), std::max(view.top(), view.bottom() - size.height())));
    return clamped;
}

QRectF placeAround(const QRectF& inner, double direction, double turnCost, const PillRequest& request,
                   const QRectF& view, const std::vector<QRectF>& taken) {
    std::optional<QRectF> best;
    double lowest = std::numeric_limits<double>::infinity();
    for (int ring = 0; ring < rings; ++ring) {
        for (int step = -angleSteps; step <= angleSteps; ++step) {
            const double angle = direction + qDegreesToRadians(step * angleStep);
            const QPointF unit(std::cos(angle), std::sin(angle));
            const double reach = clearance(inner, unit, request.size) + ring * ringStep;
            const QRectF box = boxAt(inner.center() + unit * reach, request.size);
            const double cost =
                std::abs(step) * angleStep * turnCost + QLineF(box.center(), request.anchor).length() * 0.6;
            if (cost >= lowest || !isFree(box, view, taken)) continue;
            lowest = cost;
            best = box;
        }
    }
    return best ? *best : nearestInGrid(request.anchor, request.size, view, taken);
}

}  // namespace

std::vector<QRectF> layOutPills(const std::vector<PillRequest>& requests, const QPolygonF& keepClear,
                                const QRectF& view, const std::vector<QRectF>& taken) {
    const QRectF inner = keepClear.boundingRect();
    std::vector<QRectF> obstacles = taken;
    obstacles.push_back(inner);
    std::vector<double> angles;
    for (const PillRequest& request : requests) {
        const QPointF away = request.anchor - inner.center();
        const bool central = std::hypot(away.x(), away.y()) < 3;
        angles.push_back(central ? -M_PI_2 : std::atan2(away.y(), away.x()));
    }
    std::vector<std::size_t> order(requests.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return angles[a] < angles[b]; });
    std::vector<QRectF> boxes(requests.size());
    for (const std::size_t k : order) {
        boxes[k] = placeAround(inner, angles[k], pillTurnCost, requests[k], view, obstacles);
        obstacles.push_back(boxes[k]);
    }
    return boxes;
}

QRectF growInPlace(const QRectF& box, QSizeF size, const QRectF& view, const std::vector<QRectF>& taken) {
    QRectF grown = boxAt(box.center(), size);
    if (isFree(grown, view, taken)) return grown;
    for (const auto& [right, down] : {std::pair{true, true}, {false, true}, {true, false}, {false, false}}) {
        grown.moveLeft(right ? box.left() : box.right() - size.width());
        grown.moveTop(down ? box.top() : box.bottom() - size.height());
        if (isFree(grown, view, taken)) return grown;
    }
    return nearestInGrid(box.center(), size, view, taken);
}

QRectF placeBeside(QPointF anchor, double distance, QSizeF size, const QRectF& view,
                   const std::vector<QRectF>& taken) {
    const QRectF inner(anchor.x() - distance, anchor.y() - distance, 2 * distance, 2 * distance);
    std::vector<QRectF> obstacles = taken;
    obstacles.push_back(inner);
    return placeAround(inner, -M_PI_2, cardTurnCost, {anchor, size}, view, obstacles);
}

}  // namespace remparts::panel
