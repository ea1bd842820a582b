#include "remparts/geometry/city_plan.h"

#include <algorithm>
#include <cmath>

#include "boundary.h"
#include "follower_place.h"
#include "kids/children_plan.h"
#include "remparts/geometry/layout.h"
#include "surroundings.h"
#include "tile_picture.h"
#include "tile_sides.h"
#include "wall_plan.h"

namespace remparts::geometry {

namespace {

using engine::BoardEdge;

Occupied occupiedOn(const engine::Board& board) {
    return [&board](engine::Position cell) { return board.isOccupied(cell); };
}

class Planner {
  public:
    explicit Planner(const engine::GameState& state) : m_state(state), m_occupied(occupiedOn(state.board)) {}

    CityPlan plan() {
        for (const engine::PlacedTile& tile : m_state.board.tiles()) planLaidTile(tile);
        planChildren(m_state, m_plan.parts);
        planWall(
            m_occupied, m_state.wall, [this](engine::PlayerIndex player) { return colorOf(player); }, m_plan.parts);
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

    void planFollower(const engine::FollowerPlacement& follower) {
        if (follower.role == engine::FollowerRole::Figure) {
            m_plan.parts.push_back(planFigure(m_state, follower));
            return;
        }
        if (follower.role == engine::FollowerRole::Guard) {
            m_plan.parts.push_back(planGuard(follower.edge, jointsAt(m_occupied, m_state.wall, follower.edge),
                                             colorOf(follower.player)));
            return;
        }
        PartKey key;
        key.kind = PartKind::StandingFollower;
        key.color = static_cast<std::uint8_t>(colorOf(follower.player));
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

bool hasPlayer(PartKind kind) {
    switch (kind) {
        case PartKind::Tower:
        case PartKind::StandingFollower:
        case PartKind::LyingFollower:
        case PartKind::Child:
        case PartKind::Figure:
            return true;
        case PartKind::Tile:
        case PartKind::Wall:
        case PartKind::Gate:
        case PartKind::Pile:
            return false;
    }
    return false;
}

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

void paintPlayers(std::span<PlannedPart> parts, PlayerPaints paints) {
    for (PlannedPart& part : parts)
        if (hasPlayer(part.key.kind)) part.key.paints = paints;
}

std::vector<PlannedPart> planImaginedWall(const engine::GameState& state, const std::vector<BoardEdge>& edges) {
    return planImagined(occupiedOn(state.board), state.wall, edges);
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
