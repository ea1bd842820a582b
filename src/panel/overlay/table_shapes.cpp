#include "overlay/table_shapes.h"

#include <algorithm>
#include <set>

#include "remparts/engine/tile_layout.h"

namespace remparts::panel {
namespace {

using model::TablePoint;

constexpr int n = engine::pictureSize;
constexpr double wallOffset = 0.5 + 0.6 / n;
constexpr double wallFoot = -0.6 / n;
constexpr double wallTop = 2.3 / n;
constexpr double merlonTop = 2.9 / n;
constexpr int merlonSteps = 13;

QPolygonF projected(const Projection& projection, std::initializer_list<TablePoint> corners) {
    QPolygonF polygon;
    for (const TablePoint& corner : corners) {
        const auto point = projection.project ? projection.project(corner, 0) : std::nullopt;
        if (!point) return {};
        polygon << *point;
    }
    return polygon;
}

// A point of a side: `along` −0.5 … 0.5 clockwise round the tile, `out` from the tile's middle.
TablePoint onSide(engine::BoardEdge edge, double along, double out) {
    const TablePoint c = centreOf(edge.tile);
    switch (edge.side) {
        case engine::Direction::North:
            return {c.x + along, c.y + out};
        case engine::Direction::East:
            return {c.x + out, c.y - along};
        case engine::Direction::South:
            return {c.x - along, c.y - out};
        case engine::Direction::West:
            return {c.x - out, c.y + along};
    }
    return c;
}

// Squares on a lattice: square (x, y) covers x … x + 1 times `side`, shifted by half a cell.
class Lattice {
  public:
    Lattice(const Projection& projection, double side) : m_projection(projection), m_side(side) {}

    void add(int x, int y) { m_squares.insert({y, x}); }

    [[nodiscard]] TableArea area() const {
        TableArea area;
        area.inside.setFillRule(Qt::WindingFill);
        std::set<int> rows;
        std::set<int> columns;
        for (const auto& [y, x] : m_squares) {
            rows.insert({y, y + 1});
            columns.insert({x, x + 1});
        }
        for (const int y : rows) {
            forRuns(
                *columns.begin(), *columns.rbegin(), [&](int x) { return has(x, y); },
                [&](int from, int to) { addQuad(area.inside, from, y, to, y + 1); });
            forRuns(
                *columns.begin(), *columns.rbegin(), [&](int x) { return has(x, y) != has(x, y - 1); },
                [&](int from, int to) { addLine(area.rim, from, y, to, y); });
        }
        for (const int x : columns)
            forRuns(
                *rows.begin(), *rows.rbegin(), [&](int y) { return has(x, y) != has(x - 1, y); },
                [&](int from, int to) { addLine(area.rim, x, from, x, to); });
        return area;
    }

  private:
    [[nodiscard]] bool has(int x, int y) const { return m_squares.count({y, x}) > 0; }

    template <typename Test, typename Take>
    static void forRuns(int first, int last, Test test, Take take) {
        for (int at = first; at <= last; ++at) {
            if (!test(at)) continue;
            const int from = at;
            while (at <= last && test(at)) ++at;
            take(from, at);
        }
    }

    [[nodiscard]] TablePoint corner(int x, int y) const { return {x * m_side - 0.5, y * m_side - 0.5}; }

    void addQuad(QPainterPath& path, int x0, int y0, int x1, int y1) const {
        const QPolygonF quad =
            projected(m_projection, {corner(x0, y0), corner(x1, y0), corner(x1, y1), corner(x0, y1)});
        if (quad.isEmpty()) return;
        path.addPolygon(quad);
        path.closeSubpath();
    }

    void addLine(QPainterPath& path, int x0, int y0, int x1, int y1) const {
        const QPolygonF line = projected(m_projection, {corner(x0, y0), corner(x1, y1)});
        if (!line.isEmpty()) path.addPolygon(line);
    }

    const Projection& m_projection;
    double m_side;
    std::set<std::pair<int, int>> m_squares;  // by row, then column
};

}  // namespace

TablePoint centreOf(engine::Position cell) {
    return {static_cast<double>(cell.x), static_cast<double>(cell.y)};
}

QPolygonF cellOutline(const Projection& projection, engine::Position cell, double inset) {
    const TablePoint c = centreOf(cell);
    const double half = 0.5 - inset;
    return projected(
        projection,
        {{c.x - half, c.y + half}, {c.x + half, c.y + half}, {c.x + half, c.y - half}, {c.x - half, c.y - half}});
}

QPolygonF wallOutline(const Projection& projection, engine::BoardEdge edge) {
    QPolygonF face;
    const auto add = [&](double along, double height) {
        const auto point =
            projection.project ? projection.project(onSide(edge, along - 0.5, wallOffset), height) : std::nullopt;
        if (point) face << *point;
        return point.has_value();
    };
    bool whole = add(0, wallFoot);
    for (int k = 0; k < merlonSteps && whole; ++k) {
        const double height = k % 2 ? wallTop : merlonTop;
        whole = add(static_cast<double>(k) / merlonSteps, height) &&
                add(static_cast<double>(k + 1) / merlonSteps, height);
    }
    whole = whole && add(1, wallFoot);
    return whole ? face : QPolygonF();
}

QPolygonF wallFootprint(const Projection& projection, engine::BoardEdge edge) {
    constexpr double inner = 0.5 - 0.5 / n;
    return projected(projection, {onSide(edge, -0.47, inner), onSide(edge, 0.47, inner),
                                  onSide(edge, 0.47, wallOffset), onSide(edge, -0.47, wallOffset)});
}

TableArea cellsArea(const Projection& projection, std::span<const engine::Position> cells) {
    Lattice lattice(projection, 1);
    for (const engine::Position& cell : cells) lattice.add(cell.x, cell.y);
    return cells.empty() ? TableArea() : lattice.area();
}

TableArea segmentsArea(const Projection& projection, const engine::GameState& state,
                       std::span<const engine::SegmentRef> segments) {
    Lattice lattice(projection, 1.0 / n);
    for (const engine::SegmentRef& segment : segments)
        forCellsOf(state, segment, [&](int x, int y) { lattice.add(x, y); });
    return segments.empty() ? TableArea() : lattice.area();
}

void forCellsOf(const engine::GameState& state, engine::SegmentRef segment,
                const std::function<void(int x, int y)>& visit) {
    const engine::PlacedTile& tile = state.board.tiles()[static_cast<std::size_t>(segment.tile)];
    const engine::TileDefinition& definition = state.definition(tile);
    for (int row = 0; row < n; ++row) {
        for (int column = 0; column < n; ++column) {
            if (definition.segmentOfCell[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] !=
                segment.segment)
                continue;
            const engine::PictureCell cell = engine::turned(engine::PictureCell{row, column}, tile.orientation);
            visit(tile.position.x * n + cell.column, tile.position.y * n + n - 1 - cell.row);
        }
    }
}

TablePoint middleOf(const engine::GameState& state, engine::SegmentRef segment) {
    std::vector<TablePoint> cells;
    TablePoint mean;
    forCellsOf(state, segment, [&](int x, int y) {
        cells.push_back({(x + 0.5) / n - 0.5, (y + 0.5) / n - 0.5});
        mean.x += cells.back().x;
        mean.y += cells.back().y;
    });
    if (cells.empty()) return {};
    mean.x /= static_cast<double>(cells.size());
    mean.y /= static_cast<double>(cells.size());
    const auto distance = [&](const TablePoint& p) {
        return (p.x - mean.x) * (p.x - mean.x) + (p.y - mean.y) * (p.y - mean.y);
    };
    return *std::min_element(cells.begin(), cells.end(),
                             [&](const TablePoint& a, const TablePoint& b) { return distance(a) < distance(b); });
}

}  // namespace remparts::panel
