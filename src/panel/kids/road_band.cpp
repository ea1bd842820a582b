#include "kids/road_band.h"

#include <QLineF>
#include <QPolygonF>
#include <QtMath>
#include <algorithm>
#include <cmath>

#include "kids/figure_place.h"

namespace remparts::panel {
namespace {

using model::TablePoint;

constexpr double pictureCell = 1.0 / engine::pictureSize;
// What stands on a road, in cells of a picture.
constexpr double childWidth = 1.4;
constexpr double childHeight = 1.7;
constexpr double figureWidth = 1.7;
constexpr double figureHeight = 2.4;

// Directions by their angle, so that caps join the sides.
double angleAt(const Way& way, std::size_t k) {
    const TablePoint a = way[k > 0 ? k - 1 : 0];
    const TablePoint b = way[std::min(k + 1, way.size() - 1)];
    return std::atan2(b.y - a.y, b.x - a.x);
}

class Outline {
  public:
    Outline(const OverlayCanvas& canvas, double half) : m_canvas(canvas), m_half(half) {}

    void add(TablePoint middle, double angle) {
        if (const auto point =
                m_canvas.at({middle.x + std::cos(angle) * m_half, middle.y + std::sin(angle) * m_half}))
            m_points << *point;
    }
    void addCap(TablePoint middle, double from) {
        constexpr int pieces = 6;
        for (int k = 1; k < pieces; ++k) add(middle, from - M_PI * k / pieces);
    }
    [[nodiscard]] const QPolygonF& points() const { return m_points; }

  private:
    const OverlayCanvas& m_canvas;
    double m_half;
    QPolygonF m_points;
};

void addStanding(QPainterPath& shape, const OverlayCanvas& canvas, TablePoint at, double width, double height) {
    const auto foot = canvas.at(at);
    const auto head = canvas.at(at, height * pictureCell);
    if (!foot || !head) return;
    const double half = pixelsAt(canvas, at, width) / 2;
    const double front = half * 0.55;  // the disc it stands on, seen from above
    shape.addEllipse(*foot, half, std::max(front, half * 0.6));
    const QRectF body(QPointF(foot->x() - half * 0.6, std::min(head->y(), foot->y() - half)),
                      QPointF(foot->x() + half * 0.6, foot->y()));
    shape.addRoundedRect(body, half * 0.6, half * 0.6);
}

}  // namespace

QPainterPath bandAlong(const OverlayCanvas& canvas, const Way& way, double width) {
    QPainterPath band;
    if (way.empty()) return band;
    Outline outline(canvas, width * pictureCell / 2);
    for (std::size_t k = 0; k < way.size(); ++k) outline.add(way[k], angleAt(way, k) + M_PI_2);
    outline.addCap(way.back(), angleAt(way, way.size() - 1) + M_PI_2);
    for (std::size_t k = way.size(); k-- > 0;) outline.add(way[k], angleAt(way, k) - M_PI_2);
    outline.addCap(way.front(), angleAt(way, 0) - M_PI_2);
    band.setFillRule(Qt::WindingFill);
    band.addPolygon(outline.points());
    band.closeSubpath();
    return band;
}

double pixelsAt(const OverlayCanvas& canvas, TablePoint at, double length) {
    const double reach = length * pictureCell / 2;
    const auto west = canvas.at({at.x - reach, at.y});
    const auto east = canvas.at({at.x + reach, at.y});
    const auto south = canvas.at({at.x, at.y - reach});
    const auto north = canvas.at({at.x, at.y + reach});
    if (!west || !east || !south || !north) return 0;
    return std::max(QLineF(*west, *east).length(), QLineF(*south, *north).length());
}

QPainterPath behindFigures(const OverlayCanvas& canvas, const engine::GameState& shown,
                           std::span<const engine::SegmentRef> segments) {
    QPainterPath standing;
    standing.setFillRule(Qt::WindingFill);
    for (const engine::SegmentRef& segment : segments) {
        const engine::PlacedTile& tile = shown.board.tiles()[static_cast<std::size_t>(segment.tile)];
        for (const engine::Child& child : shown.definition(tile).children)
            if (child.segment == segment.segment)
                addStanding(standing, canvas, childPlace(tile, child.cell), childWidth, childHeight);
    }
    for (const engine::FollowerPlacement& figure : shown.followers)
        if (std::find(segments.begin(), segments.end(), figure.segment) != segments.end())
            addStanding(standing, canvas, figurePlace(shown, figure), figureWidth, figureHeight);
    QPainterPath room;
    room.addRect(canvas.view);
    return room.subtracted(standing);
}

}  // namespace remparts::panel
