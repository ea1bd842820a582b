#include "walk_map.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "remparts/engine/tile_layout.h"

namespace remparts::scene {

namespace {

using engine::Position;
using geometry::PartKind;

constexpr float wallWalk = 1.3f;
constexpr float eyes = 0.6f;
constexpr float childsEyes = 1.15f;  // children and houses of The Kids are larger than life
constexpr float headroom = 0.14f;    // above the eyes
constexpr float stepOver = 0.15f;    // what is lower is stepped over
constexpr float toyStepOver = 0.1f;  // the edges of toy roads
constexpr float pavement = 0.28f;    // beside the cells of streets
constexpr float pond = 1.15f;        // about its cell of the picture
constexpr float floorTolerance = 0.05f;
constexpr float longestStep = 0.05f;

WalkGrid::Slab bodyOver(float floor, float step, float eyesHigh) {
    return {floor + step, floor + eyesHigh + headroom};
}

bool isBuilding(char picture) {
    return picture == 'P' || picture == 'H';
}

constexpr float halfPicture = static_cast<float>(engine::pictureSize) / 2;

}  // namespace

WalkMap::WalkMap(const engine::GameState& state)
    : m_state(state), m_kids(state.setup->tiles->game() == engine::GameKind::Kids) {
    for (const geometry::PlannedPart& part : geometry::planCity(state).parts) {
        m_parts[part.key.cell].push_back(part);
        m_hasWalls = m_hasWalls || part.key.kind == PartKind::Wall || part.key.kind == PartKind::Gate;
    }
}

float WalkMap::eyeHeight(WalkLevel level) const {
    return level == WalkLevel::WallWalk ? wallWalk + eyes : m_kids ? childsEyes : eyes;
}

// A tile keeps within its cell; what stands on its sides reaches into the cells around.
const WalkMap::Cell& WalkMap::cellAt(Position position) const {
    std::unique_ptr<const Cell>& known = m_cells[position];
    if (known) return *known;
    auto cell = std::make_unique<Cell>(Cell{WalkGrid(position), WalkGrid(position), WalkGrid(position)});
    for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y) {
            const auto found = m_parts.find({position.x + x, position.y + y});
            if (found == m_parts.end()) continue;
            for (const geometry::PlannedPart& part : found->second)
                if (part.key.kind != PartKind::Tile || (x == 0 && y == 0)) addPart(*cell, part);
        }
    known = std::move(cell);
    return *known;
}

void WalkMap::addPart(Cell& cell, const geometry::PlannedPart& part) const {
    const geometry::Mesh mesh = geometry::buildPart(part.key, *m_state.setup->tiles).mesh;
    cell.ground.addObstacles(mesh, part.position,
                             bodyOver(0, m_kids ? toyStepOver : stepOver, eyeHeight(WalkLevel::Ground)));
    if (part.key.kind == PartKind::Tile) return;
    cell.above.addObstacles(mesh, part.position, bodyOver(wallWalk, stepOver, eyes));
    if (part.key.kind == PartKind::Wall || part.key.kind == PartKind::Gate)
        cell.floor.addFloor(mesh, part.position, {wallWalk - floorTolerance, wallWalk + floorTolerance});
}

// The character of the picture there; a blank beside the tiles.
char WalkMap::pictureAt(float x, float z) const {
    const Position position = geometry::cellAt({x, 0, z});
    const engine::PlacedTile* tile = m_state.board.tileAt(position);
    if (tile == nullptr) return ' ';
    const geometry::Vec3 middle = geometry::centreOf(position);
    const auto cellOf = [](float along) {
        return std::clamp(static_cast<int>(std::floor(along + halfPicture)), 0, engine::pictureSize - 1);
    };
    // Four quarter turns lead back: from the table to the picture it is as many as are missing.
    const auto back = engine::turned(engine::Orientation::Upright, 4 - engine::quarterTurns(tile->orientation));
    const auto cell = engine::turned(engine::PictureCell{cellOf(z - middle.z), cellOf(x - middle.x)}, back);
    return m_state.definition(*tile)
        .picture[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
}

// Stops stand where their road ends, near their cell.
bool WalkMap::isPond(float x, float z) const {
    for (int row = -2; row <= 2; ++row)
        for (int column = -2; column <= 2; ++column) {
            const float cellX = std::round(x) + static_cast<float>(column);
            const float cellZ = std::round(z) + static_cast<float>(row);
            if (std::hypot(cellX - x, cellZ - z) < pond && pictureAt(cellX, cellZ) == 'p') return true;
        }
    return false;
}

bool WalkMap::isWalkedGround(float x, float z) const {
    const char here = pictureAt(x, z);
    if (here == ' ' || isBuilding(here)) return false;
    if (m_kids) return !isPond(x, z);
    if (here != '.') return true;
    bool carries = false;
    for (const float dx : {-1.0f, 0.0f, 1.0f})
        for (const float dz : {-1.0f, 0.0f, 1.0f}) {
            const char beside = pictureAt(x + dx * pavement, z + dz * pavement);
            carries = carries || beside == '=' || beside == '+' || isBuilding(pictureAt(x + dx, z + dz));
        }
    return carries;
}

// The table beyond the tiles counts as an obstacle on the ground: nobody falls off.
bool WalkMap::isNearObstacle(float x, float z, WalkLevel level) const {
    const Position first = geometry::cellAt({x - radius, 0, z + radius});
    const Position last = geometry::cellAt({x + radius, 0, z - radius});
    for (int column = first.x; column <= last.x; ++column)
        for (int row = first.y; row <= last.y; ++row) {
            const Cell& cell = cellAt({column, row});
            if (level == WalkLevel::WallWalk) {
                if (cell.above.isNear(x, z, radius)) return true;
            } else if (m_state.board.tileAt({column, row}) == nullptr || cell.ground.isNear(x, z, radius)) {
                return true;
            }
        }
    return false;
}

bool WalkMap::isFree(const WalkPlace& place) const {
    const bool carries = place.level == WalkLevel::Ground
                             ? isWalkedGround(place.x, place.z)
                             : cellAt(geometry::cellAt({place.x, 0, place.z})).floor.isMarked(place.x, place.z);
    return carries && !isNearObstacle(place.x, place.z, place.level);
}

WalkPlace WalkMap::moved(const WalkPlace& from, float dx, float dz) const {
    // Straight on, or aside by so much (radians); a wall met squarely stops.
    constexpr std::array<float, 9> turns{0, 0.2f, -0.2f, 0.45f, -0.45f, 0.7f, -0.7f, 1.0f, -1.0f};
    const float length = std::hypot(dx, dz);
    const int steps = static_cast<int>(std::ceil(length / longestStep));
    WalkPlace place = from;
    for (int step = 0; step < steps; ++step) {
        const float x = dx / static_cast<float>(steps);
        const float z = dz / static_cast<float>(steps);
        bool free = false;
        for (const float turn : turns) {
            const float cos = std::cos(turn);
            const float sin = std::sin(turn);
            const WalkPlace next{place.x + (x * cos - z * sin) * cos, place.z + (x * sin + z * cos) * cos,
                                 place.level};
            free = isFree(next);
            if (!free) continue;
            place = next;
            break;
        }
        if (!free) break;
    }
    return place;
}

float WalkMap::freeWay(const WalkPlace& from, float dx, float dz, float longest) const {
    const float length = std::hypot(dx, dz);
    float way = 0;
    while (way < longest) {
        const float next = way + longestStep;
        if (!isFree({from.x + dx / length * next, from.z + dz / length * next, from.level})) break;
        way = next;
    }
    return way;
}

std::optional<WalkPlace> WalkMap::nearest(float x, float z, WalkLevel level, float reach) const {
    constexpr float step = 0.1f;
    std::optional<WalkPlace> best;
    float least = reach;
    const int steps = static_cast<int>(reach / step);
    for (int row = -steps; row <= steps; ++row)
        for (int column = -steps; column <= steps; ++column) {
            const float dx = static_cast<float>(column) * step;
            const float dz = static_cast<float>(row) * step;
            const WalkPlace place{x + dx, z + dz, level};
            if (std::hypot(dx, dz) > least || !isFree(place)) continue;
            least = std::hypot(dx, dz);
            best = place;
        }
    return best;
}

}  // namespace remparts::scene
