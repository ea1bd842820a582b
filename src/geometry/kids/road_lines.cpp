#include "road_lines.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "vector.h"

namespace remparts::geometry {

namespace {

using engine::Direction;

constexpr float bend = 1.0f;       // radius of a bend
constexpr float childBend = 0.7f;  // where a child's disc lies in it
constexpr int stepsOfBend = 5;
// A stop stands towards its road, farther still when another road passes behind it.
constexpr float towardsRoad = 0.3f;
constexpr float clearOfRoad = 0.62f;
// How far before a stop's middle its road ends, its rounded end not counted.
constexpr float endBefore = 0.8f;
constexpr float shoreBefore = 0.85f;

struct Cell {
    int row = 0;
    int column = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
};

Cell beside(Cell cell, Direction side) {
    return {cell.row + rowStep(side), cell.column + columnStep(side)};
}

bool isOnBorder(Cell cell, Direction side) {
    const Cell next = beside(cell, side);
    return next.row < 0 || next.row >= cells || next.column < 0 || next.column >= cells;
}

std::optional<StopKind> stopOf(char character) {
    switch (character) {
        case 'h':
            return StopKind::House;
        case 'p':
            return StopKind::Pond;
        case 'w':
            return StopKind::Wall;
        case 'm':
            return StopKind::Meadow;
        default:
            return std::nullopt;
    }
}

// A road as cells, one after the other.
struct Walk {
    std::vector<Cell> way;
    std::optional<Direction> from;  ///< the side of the tile it comes in by
    std::optional<Direction> to;    ///< the side it leaves by
    std::optional<Cell> stop;       ///< what it ends at
    std::vector<Cell> joints;       ///< cells of other roads, or its own, that it runs into
};

class Walker {
  public:
    explicit Walker(const TilePicture& picture) : m_picture(picture) {}

    // From every side of the tile first; what is left are branches, and roads within the tile.
    std::vector<Walk> walkAll() {
        for (const Direction side : engine::allDirections) {
            const Cell start{3 + 3 * rowStep(side), 3 + 3 * columnStep(side)};
            if (isFresh(start)) walkFrom(start, side);
        }
        for (int row = 0; row < cells; ++row)
            for (int column = 0; column < cells; ++column)
                if (isFresh({row, column})) walkFrom({row, column}, std::nullopt);
        return std::move(m_walks);
    }

  private:
    [[nodiscard]] bool isRoadCell(Cell c) const { return isRoad(m_picture, c.row, c.column); }
    [[nodiscard]] bool isFresh(Cell c) const { return isRoadCell(c) && !m_seen[index(c)]; }
    [[nodiscard]] static std::size_t index(Cell c) {
        return static_cast<std::size_t>(c.row) * cells + static_cast<std::size_t>(c.column);
    }
    [[nodiscard]] bool joins(Cell a, Cell b) const {
        return isRoadCell(b) && m_picture.segment(a.row, a.column) == m_picture.segment(b.row, b.column);
    }

    void walkFrom(Cell start, std::optional<Direction> from) {
        Walk walk;
        walk.from = from;
        if (!from) joinWhatIsThere(walk, start);
        Direction heading = from ? engine::opposite(*from) : Direction::South;
        for (std::optional<Cell> here = start; here; here = next(*here, heading)) {
            walk.way.push_back(*here);
            m_seen[index(*here)] = true;
        }
        finish(walk, heading);
        m_walks.push_back(std::move(walk));
    }

    // A branch begins on the road it leaves.
    void joinWhatIsThere(Walk& walk, Cell start) const {
        for (const Direction side : engine::allDirections) {
            const Cell other = beside(start, side);
            if (!joins(start, other) || !m_seen[index(other)]) continue;
            walk.way.push_back(other);
            walk.joints.push_back(other);
            return;
        }
    }

    // Straight on if it can be.
    std::optional<Cell> next(Cell here, Direction& heading) const {
        for (const int turn : {0, 1, 3}) {
            const Direction way = engine::turned(heading, turn);
            const Cell cell = beside(here, way);
            if (!joins(here, cell) || m_seen[index(cell)]) continue;
            heading = way;
            return cell;
        }
        return std::nullopt;
    }

    // The tile's side, a stop ahead, a road it joins, or a stop beside it.
    void finish(Walk& walk, Direction heading) const {
        const Cell last = walk.way.back();
        for (const int turn : {0, 1, 3}) {
            const Direction way = engine::turned(heading, turn);
            if (!isOnBorder(last, way) || !isMiddle(last, way) || walk.from == way) continue;
            walk.to = way;
            return;
        }
        if (stopsAt(walk, beside(last, heading))) return;
        for (const int turn : {0, 1, 3}) {
            const Cell other = beside(last, engine::turned(heading, turn));
            if (!joins(last, other) || walk.way.size() < 2) continue;
            walk.way.push_back(other);
            walk.joints.push_back(other);
            return;
        }
        for (const int turn : {1, 3})
            if (stopsAt(walk, beside(last, engine::turned(heading, turn)))) return;
    }

    bool stopsAt(Walk& walk, Cell cell) const {
        if (!stopOf(m_picture.at(cell.row, cell.column))) return false;
        walk.stop = cell;
        return true;
    }

    [[nodiscard]] static bool isMiddle(Cell cell, Direction side) {
        return (isHorizontal(side) ? cell.column : cell.row) == cells / 2;
    }

    const TilePicture& m_picture;
    std::array<bool, static_cast<std::size_t>(cells) * cells> m_seen{};
    std::vector<Walk> m_walks;
};

// Corners of the line, with the radius of the bend at each.
struct Corner {
    Vec3 at;
    float radius = bend;
};

std::vector<Corner> cornersOf(const Walk& walk, const TilePicture& picture) {
    std::vector<Corner> corners;
    if (walk.from) corners.push_back({stepTowards(*walk.from) * halfTile, 0});
    for (const Cell cell : walk.way)
        corners.push_back(
            {cellCentre(cell.row, cell.column), isChild(picture, cell.row, cell.column) ? childBend : bend});
    if (walk.to) corners.push_back({stepTowards(*walk.to) * halfTile, 0});
    std::vector<Corner> bare;
    for (std::size_t k = 0; k < corners.size(); ++k) {
        const bool isInner = k > 0 && k + 1 < corners.size();
        if (isInner && length(cross(corners[k].at - corners[k - 1].at, corners[k + 1].at - corners[k].at)) < 1e-4f)
            continue;
        bare.push_back(corners[k]);
    }
    return bare;
}

void addBend(std::vector<Vec3>& points, Vec3 before, const Corner& corner, Vec3 after) {
    const Vec3 in = normalized(corner.at - before);
    const Vec3 out = normalized(after - corner.at);
    const Vec3 middle = corner.at - in * corner.radius + out * corner.radius;
    for (int k = 0; k <= stepsOfBend; ++k) {
        const float angle = quarterTurn * asFloat(k) / stepsOfBend;
        points.push_back(middle - out * (corner.radius * std::cos(angle)) + in * (corner.radius * std::sin(angle)));
    }
}

// Two bends share the stretch between them.
float roomForBend(const std::vector<Corner>& corners, std::size_t at, std::size_t next) {
    constexpr float share = 0.9f;
    const bool isBend = next > 0 && next + 1 < corners.size();
    return length(corners[at].at - corners[next].at) * (isBend ? 0.5f : share);
}

std::vector<Vec3> roundOff(std::vector<Corner> corners) {
    std::vector<Vec3> points{corners.front().at};
    for (std::size_t k = 1; k + 1 < corners.size(); ++k) {
        corners[k].radius =
            std::min({corners[k].radius, roomForBend(corners, k, k - 1), roomForBend(corners, k, k + 1)});
        addBend(points, corners[k - 1].at, corners[k], corners[k + 1].at);
    }
    if (corners.size() > 1) points.push_back(corners.back().at);
    return points;
}

// The last stretch is moved to end before the stop.
void endBeforeStop(std::vector<Vec3>& points, Vec3 end) {
    constexpr float least = 0.15f;
    if (points.size() < 2) return;
    const Vec3 before = points[points.size() - 2];
    const Vec3 way = normalized(points.back() - before);
    points.back() = before + way * std::max(least, dot(end - before, way));
}

Stop standStop(const TilePicture& picture, Cell cell, Vec3 front, StopKind kind) {
    const Vec3 centre = cellCentre(cell.row, cell.column);
    const Vec3 behind = centre - front;
    const bool passes = isRoad(picture, cellOf(behind.z), cellOf(behind.x));
    return {kind, centre + front * (passes ? clearOfRoad : towardsRoad), front};
}

// Towards a road beside it, for a stop that no road ends at.
Vec3 frontOf(const TilePicture& picture, Cell cell) {
    for (const Direction side : engine::allDirections) {
        const Cell next = beside(cell, side);
        if (isRoad(picture, next.row, next.column)) return stepTowards(side);
    }
    return {0, 0, 1};
}

}  // namespace

bool isChild(const TilePicture& picture, int row, int column) {
    constexpr std::string_view children = "RGBY";
    return children.find(picture.at(row, column)) != std::string_view::npos;
}

bool isRoad(const TilePicture& picture, int row, int column) {
    return picture.at(row, column) == '=' || isChild(picture, row, column);
}

RoadPlan planRoads(const TilePicture& picture) {
    RoadPlan plan;
    std::vector<Cell> stood;
    for (const Walk& walk : Walker(picture).walkAll()) {
        RoadLine line{roundOff(cornersOf(walk, picture)), walk.from.has_value(), walk.to.has_value(), false};
        if (walk.stop) {
            const Cell last = walk.way.back();
            const Cell cell = *walk.stop;
            const Vec3 front = cellCentre(last.row, last.column) - cellCentre(cell.row, cell.column);
            const Stop stop = standStop(picture, cell, front, *stopOf(picture.at(cell.row, cell.column)));
            line.endsInWater = stop.kind == StopKind::Pond;
            endBeforeStop(line.points, stop.place + front * (line.endsInWater ? shoreBefore : endBefore));
            if (std::find(stood.begin(), stood.end(), cell) == stood.end()) plan.stops.push_back(stop);
            stood.push_back(cell);
        }
        plan.lines.push_back(std::move(line));
        for (const Cell joint : walk.joints) plan.joints.push_back(cellCentre(joint.row, joint.column));
    }
    for (int row = 0; row < cells; ++row)
        for (int column = 0; column < cells; ++column) {
            const auto kind = stopOf(picture.at(row, column));
            const Cell cell{row, column};
            if (kind && std::find(stood.begin(), stood.end(), cell) == stood.end())
                plan.stops.push_back(standStop(picture, cell, frontOf(picture, cell), *kind));
        }
    return plan;
}

float distanceToRoads(const std::vector<RoadLine>& lines, float x, float z) {
    float nearest = 1000;
    for (const RoadLine& line : lines)
        for (std::size_t k = 0; k + 1 < line.points.size(); ++k) {
            const Vec3 a = line.points[k];
            const Vec3 way = line.points[k + 1] - a;
            const Vec3 to = Vec3{x, 0, z} - a;
            const float t = std::clamp(dot(to, way) / std::max(1e-6f, dot(way, way)), 0.0f, 1.0f);
            nearest = std::min(nearest, length(to - way * t));
        }
    return nearest;
}

}  // namespace remparts::geometry
