#include "selection.h"

#include <cmath>
#include <limits>

#include "table_geometry.h"

namespace remparts::model {

std::optional<std::size_t> nextInDirection(const std::vector<TablePoint>& points, TablePoint from, double dx,
                                           double dy) {
    constexpr double sidewaysWeight = 2;
    constexpr double tooNear = 1e-6;
    const double length = std::hypot(dx, dy);
    if (!(length > 0)) return std::nullopt;

    std::optional<std::size_t> best;
    double bestCost = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double x = points[i].x - from.x;
        const double y = points[i].y - from.y;
        const double ahead = (x * dx + y * dy) / length;
        const double sideways = std::abs(x * dy - y * dx) / length;
        if (ahead < tooNear) continue;
        const double cost = ahead + sidewaysWeight * sideways;
        if (cost >= bestCost) continue;
        best = i;
        bestCost = cost;
    }
    return best;
}

std::optional<std::size_t> nearestPoint(const std::vector<TablePoint>& points, TablePoint to) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (!best || distance(points[i], to) < distance(points[*best], to)) best = i;
    return best;
}

}  // namespace remparts::model
