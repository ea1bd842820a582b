#include "wall_plan.h"

#include <optional>
#include <set>

#include "levels.h"
#include "remparts/geometry/layout.h"
#include "surroundings.h"
#include "tile_picture.h"

namespace remparts::geometry {

namespace {

using engine::BoardEdge;

struct Walled {
    std::set<BoardEdge> edges;  ///< the gate's, too
    std::optional<BoardEdge> gate;
};

Walled walledBy(const engine::CityWall& wall) {
    Walled walled{{}, wall.gate};
    if (wall.gate) walled.edges.insert(*wall.gate);
    for (const auto& arm : wall.arms)
        for (const engine::WallPiece& piece : arm) walled.edges.insert(piece.edge);
    return walled;
}

Joint jointAt(const Occupied& occupied, const Walled& walled, BoardEdge edge, Way way) {
    const NextSide next = sideAfter(occupied, edge, way);
    if (walled.edges.count(next.edge) == 0) return Joint::Free;
    switch (next.turn) {
        case Turn::Inward:
            return next.edge == walled.gate ? Joint::ShortAtGate : Joint::Inward;
        case Turn::Straight:
            return Joint::Straight;
        case Turn::Outward:
            return Joint::Outward;
    }
    return Joint::Free;
}

Joints jointsOf(const Occupied& occupied, const Walled& walled, BoardEdge edge) {
    return {.minusX = jointAt(occupied, walled, edge, Way::Clockwise),
            .plusX = jointAt(occupied, walled, edge, Way::Counterclockwise)};
}

PlannedPart planEdge(PartKind kind, const Occupied& occupied, const Walled& walled, BoardEdge edge) {
    PartKey key;
    key.kind = kind;
    key.cell = edge.tile;
    key.side = engine::index(edge.side);
    key.surroundings = pack(jointsOf(occupied, walled, edge));
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

}  // namespace

void planWall(const Occupied& occupied, const engine::CityWall& wall, const ColorOf& colorOf,
              std::vector<PlannedPart>& parts) {
    if (!wall.gate) return;
    const Walled walled = walledBy(wall);
    parts.push_back(planEdge(PartKind::Gate, occupied, walled, *wall.gate));
    for (const engine::WallEnd end : {engine::WallEnd::Clockwise, engine::WallEnd::Counterclockwise}) {
        const Way way = end == engine::WallEnd::Clockwise ? Way::Clockwise : Way::Counterclockwise;
        const engine::PlayerIndex atGate = wall.gateTowers[engine::index(end)];
        if (atGate != engine::noPlayer) parts.push_back(planTower(occupied, *wall.gate, way, true, colorOf(atGate)));
        for (const engine::WallPiece& piece : wall.arm(end)) {
            parts.push_back(planEdge(PartKind::Wall, occupied, walled, piece.edge));
            if (piece.tower == engine::noPlayer) continue;
            const bool meetsGate = sideAfter(occupied, piece.edge, way).edge == *wall.gate;
            parts.push_back(planTower(occupied, piece.edge, way, meetsGate, colorOf(piece.tower)));
        }
    }
}

std::vector<PlannedPart> planImagined(const Occupied& occupied, const engine::CityWall& wall,
                                      std::span<const BoardEdge> edges) {
    Walled walled = walledBy(wall);
    walled.edges.insert(edges.begin(), edges.end());
    walled.gate = std::nullopt;  // the gate stands as it is: its wall does not turn for what is only imagined
    std::vector<PlannedPart> parts;
    for (const BoardEdge& edge : edges) {
        parts.push_back(planEdge(PartKind::Wall, occupied, walled, edge));
        parts.back().key.surroundings |= imaginedBit;
    }
    return parts;
}

Joints jointsAt(const Occupied& occupied, const engine::CityWall& wall, BoardEdge edge) {
    return jointsOf(occupied, walledBy(wall), edge);
}

PlannedPart planGuard(BoardEdge edge, const Joints& joints, engine::PlayerColor color) {
    constexpr float onWalkway = wallCentre - 0.05f;
    constexpr float shortened = gateArm / 2;
    const float along =
        (joints.minusX == Joint::ShortAtGate ? shortened : 0) - (joints.plusX == Joint::ShortAtGate ? shortened : 0);
    PartKey key;
    key.kind = PartKind::StandingFollower;
    key.color = static_cast<std::uint8_t>(color);
    key.cell = edge.tile;
    key.side = engine::index(edge.side);
    key.surroundings = onGuard;
    const Vec3 sideways = stepTowards(geometry::along(edge.side, Way::Counterclockwise)) * along;
    return {key, middleOf(edge) + sideways + stepTowards(edge.side) * onWalkway + Vec3{0, walkway, 0}};
}

}  // namespace remparts::geometry
