#include "remparts/geometry/city_plan.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "boundary.h"
#include "follower_place.h"
#include "kids/children_plan.h"
#include "levels.h"
#include "remparts/geometry/layout.h"
#include "surroundings.h"
#include "tile_picture.h"
#include "tile_sides.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

using engine::BoardEdge;

Occupied occupiedOn(const engine::Board& board) {
    return [&board](engine::Position cell) { return board.isOccupied(cell); };
}

std::set<BoardEdge> walledEdges(const engine::CityWall& wall) {
    std::set<BoardEdge> edges;
    if (wall.gate) edges.insert(*wall.gate);
    for (const auto& arm : wall.arms)
        for (const engine::WallPiece& piece : arm) edges.insert(piece.edge);
    return edges;
}

Joint jointAt(const Occupied& occupied, const std::set<BoardEdge>& walled, BoardEdge edge, Way way) {
    const NextSide next = sideAfter(occupied, edge, way);
    if (walled.count(next.edge) == 0) return Joint::Free;
    switch (next.turn) {
        case Turn::Inward:
            return Joint::Inward;
        case Turn::Straight:
            return Joint::Straight;
        case Turn::Outward:
            return Joint::Outward;
    }
    return Joint::Free;
}

PlannedPart planEdge(PartKind kind, const Occupied& occupied, const std::set<BoardEdge>& walled, BoardEdge edge) {
    const Joints joints{.minusX = jointAt(occupied, walled, edge, Way::Clockwise),
                        .plusX = jointAt(occupied, walled, edge, Way::Counterclockwise)};
    PartKey key;
    key.kind = kind;
    key.cell = edge.tile;
    key.side = engine::index(edge.side);
    key.surroundings = pack(joints);
    return {key, middleOf(edge)};
}

// On the wall's middle line where the piece meets the next one. In an inward corner beside the gate it stands
// farther along the next side, clear of the gate's own towers.
Vec3 towerPlace(BoardEdge edge, const TowerCorner& corner) {
    constexpr float clearOfGate = 1.65f;
    const Vec3 outwards = stepTowards(edge.side);
    const Vec3 onwards = stepTowards(along(edge.side, corner.way));
    const Vec3 vertex = middleOf(edge) + onwards * halfTile;
    switch (corner.turn) {
        case Turn::Straight:
            break;
        case Turn::Outward:
            return vertex + (outwards + onwards) * wallCentre;
        case Turn::Inward: {
            const Vec3 place = vertex + (outwards - onwards) * wallCentre;
            return corner.atGate ? place + outwards * clearOfGate : place;
        }
    }
    return vertex + outwards * wallCentre;
}

PlannedPart planTower(const Occupied& occupied, BoardEdge edge, Way way, bool atGate, engine::PlayerColor color) {
    const TowerCorner corner{way, sideAfter(occupied, edge, way).turn, atGate};
    PartKey key;
    key.kind = PartKind::Tower;
    key.cell = edge.tile;
    key.side = engine::index(edge.side);
    key.color = static_cast<std::uint8_t>(color);
    key.surroundings = pack(corner);
    return {key, towerPlace(edge, corner)};
}

class Planner {
  public:
    explicit Planner(const engine::GameState& state) : m_state(state), m_occupied(occupiedOn(state.board)) {}

    CityPlan plan() {
        for (const engine::PlacedTile& tile : m_state.board.tiles()) planLaidTile(tile);
        planChildren(m_state, m_plan.parts);
        planWall();
        for (const engine::FollowerPlacement& follower : m_state.followers) planFollower(follower);
        return std::move(m_plan);
    }

  private:
    engine::PlayerColor colorOf(engine::PlayerIndex player) const { return m_state.setup->players[player].color; }

    void planLaidTile(const engine::PlacedTile& tile) {
        PlannedPart part = planTile(tile.tile, tile.position, tile.orientation);
        part.key.surroundings = surroundingsOf(m_state, tile);
        m_plan.parts.push_back(part);
    }

    void planWall() {
        const engine::CityWall& wall = m_state.wall;
        if (!wall.gate) return;
        const std::set<BoardEdge> walled = walledEdges(wall);
        m_plan.parts.push_back(planEdge(PartKind::Gate, m_occupied, walled, *wall.gate));
        for (const engine::WallEnd end : {engine::WallEnd::Clockwise, engine::WallEnd::Counterclockwise})
            planArm(walled, end);
    }

    void planArm(const std::set<BoardEdge>& walled, engine::WallEnd end) {
        const engine::CityWall& wall = m_state.wall;
        const Way way = end == engine::WallEnd::Clockwise ? Way::Clockwise : Way::Counterclockwise;
        const engine::PlayerIndex atGate = wall.gateTowers[engine::index(end)];
        if (atGate != engine::noPlayer)
            m_plan.parts.push_back(planTower(m_occupied, *wall.gate, way, true, colorOf(atGate)));
        for (const engine::WallPiece& piece : wall.arm(end)) {
            m_plan.parts.push_back(planEdge(PartKind::Wall, m_occupied, walled, piece.edge));
            if (piece.tower == engine::noPlayer) continue;
            const bool meetsGate = sideAfter(m_occupied, piece.edge, way).edge == *wall.gate;
            m_plan.parts.push_back(planTower(m_occupied, piece.edge, way, meetsGate, colorOf(piece.tower)));
        }
    }

    void planFollower(const engine::FollowerPlacement& follower) {
        if (follower.role == engine::FollowerRole::Figure) {
            m_plan.parts.push_back(planFigure(m_state, follower));
            return;
        }
        PartKey key;
        key.kind = PartKind::StandingFollower;
        key.color = static_cast<std::uint8_t>(colorOf(follower.player));
        if (follower.role == engine::FollowerRole::Guard) {
            constexpr float onWalkway = wallCentre - 0.05f;
            key.cell = follower.edge.tile;
            key.side = engine::index(follower.edge.side);
            key.surroundings = onGuard;
            const Vec3 place = middleOf(follower.edge) + stepTowards(follower.edge.side) * onWalkway;
            m_plan.parts.push_back({key, place + Vec3{0, walkway, 0}});
            return;
        }
        const engine::PlacedTile& tile = m_state.board.tiles()[static_cast<std::size_t>(follower.segment.tile)];
        if (follower.role == engine::FollowerRole::Steward) key.kind = PartKind::LyingFollower;
        key.cell = tile.position;
        key.segment = follower.segment.segment;
        const Vec3 place = followerPlace(m_state.definition(tile), key.segment, tile.orientation);
        m_plan.parts.push_back({key, centreOf(tile.position) + place});
    }

    const engine::GameState& m_state;
    Occupied m_occupied;
    CityPlan m_plan;
};

// The circle round all tiles.
void measure(CityPlan& plan, std::span<const engine::PlacedTile> tiles) {
    if (tiles.empty()) return;
    Vec3 low = centreOf(tiles.front().position);
    Vec3 high = low;
    for (const engine::PlacedTile& tile : tiles) {
        const Vec3 at = centreOf(tile.position);
        low = {std::min(low.x, at.x), 0, std::min(low.z, at.z)};
        high = {std::max(high.x, at.x), 0, std::max(high.z, at.z)};
    }
    plan.centre = (low + high) * 0.5f;
    plan.radius = 0;
    for (const engine::PlacedTile& tile : tiles) {
        const Vec3 away = centreOf(tile.position) - plan.centre;
        const float corner = std::hypot(std::abs(away.x) + halfTile, std::abs(away.z) + halfTile);
        plan.radius = std::max(plan.radius, corner);
    }
}

// Half a side of what a part beside the city takes of the table.
constexpr float pileReach = pileSide / 2 + 0.5f;

}  // namespace

CityPlan planCity(const engine::GameState& state) {
    CityPlan plan = Planner(state).plan();
    measure(plan, state.board.tiles());
    return plan;
}

void addBeside(CityPlan& plan, const std::vector<PlannedPart>& parts) {
    for (const PlannedPart& part : parts) {
        const Vec3 away = part.position - plan.centre;
        const float reach = std::hypot(std::abs(away.x) + pileReach, std::abs(away.z) + pileReach);
        plan.radius = std::max(plan.radius, reach);
        plan.parts.push_back(part);
    }
}

std::vector<PlannedPart> planImaginedWall(const engine::GameState& state, const std::vector<BoardEdge>& edges) {
    const Occupied occupied = occupiedOn(state.board);
    std::set<BoardEdge> walled = walledEdges(state.wall);
    walled.insert(edges.begin(), edges.end());
    std::vector<PlannedPart> parts;
    for (const BoardEdge& edge : edges) {
        parts.push_back(planEdge(PartKind::Wall, occupied, walled, edge));
        parts.back().key.surroundings |= imaginedBit;
    }
    return parts;
}

PlannedPart planTile(engine::TileIndex design, engine::Position cell, engine::Orientation orientation) {
    PartKey key;
    key.kind = PartKind::Tile;
    key.cell = cell;
    key.orientation = engine::quarterTurns(orientation);
    key.design = design;
    key.surroundings = allOpen;
    return {key, centreOf(cell)};
}

std::vector<PlannedPart> planTileInHand(const engine::TileSet& tiles, engine::TileIndex design, engine::Position cell,
                                        engine::Orientation orientation) {
    std::vector<PlannedPart> parts{planTile(design, cell, orientation)};
    for (const engine::Child& child : tiles[design].children)
        parts.push_back(planChild(tiles[design], child, cell, orientation));
    return parts;
}

}  // namespace remparts::geometry
