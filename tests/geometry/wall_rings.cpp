#include "geometry/wall_rings.h"

#include <cmath>
#include <cstdint>
#include <utility>

#include "remparts/geometry/layout.h"
#include "support/random_games.h"
#include "surroundings.h"
#include "tile_picture.h"
#include "wall_plan.h"
#include "walls.h"

namespace remparts::test {

using namespace geometry;

namespace {

void addPieces(WallRing& ring) {
    for (const PlannedPart& part : ring.plan.parts)
        if (part.key.kind == PartKind::Wall || part.key.kind == PartKind::Gate)
            ring.pieces.emplace(edgeOf(part.key), part);
}

std::vector<WallRing> playRings() {
    constexpr std::uint64_t games = 120;
    std::vector<WallRing> all;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const engine::GameState state = playRandomGame(randomSetup(seed), seed, [](const Moment&) {});
        WallRing ring{planCity(state), {}, {}};
        for (const engine::PlacedTile& tile : state.board.tiles()) ring.cells.insert(tile.position);
        addPieces(ring);
        all.push_back(std::move(ring));
    }
    return all;
}

// All the boundary that the gate's side lies on.
WallRing closedRing(const std::set<engine::Position>& cells, engine::BoardEdge gate) {
    WallRing ring{{}, cells, {}};
    engine::CityWall wall;
    wall.gate = gate;
    auto& arm = wall.arms[engine::index(engine::WallEnd::Clockwise)];
    const auto after = [&](engine::BoardEdge edge) { return sideAfter(ring.occupied(), edge, Way::Clockwise).edge; };
    for (engine::BoardEdge edge = after(gate); edge != gate; edge = after(edge))
        arm.push_back({edge, 0, engine::noPlayer, engine::noPlayer});
    planWall(
        ring.occupied(), wall, [](engine::PlayerIndex) { return engine::PlayerColor::Red; }, ring.plan.parts);
    addPieces(ring);
    return ring;
}

std::vector<WallRing> pinchRings() {
    // Round a hole, and closed at a corner alone.
    const std::vector<engine::Position> around{{0, 0}, {0, 1},  {1, 1},  {2, 1}, {3, 1},
                                               {3, 0}, {3, -1}, {2, -1}, {1, -1}};
    std::vector<WallRing> all;
    for (int turns = 0; turns < 4; ++turns) {
        std::set<engine::Position> cells;
        for (engine::Position cell : around) {
            for (int k = 0; k < turns; ++k) cell = {cell.y, -cell.x};
            cells.insert(cell);
        }
        engine::BoardEdge gate{*cells.begin(), engine::Direction::West};
        do {
            all.push_back(closedRing(cells, gate));
            gate = sideAfter(all.back().occupied(), gate, Way::Clockwise).edge;
        } while (gate != engine::BoardEdge{*cells.begin(), engine::Direction::West});
    }
    return all;
}

Joint jointAt(const PlannedPart& piece, Way way) {
    const Joints joints = unpackJoints(piece.key.surroundings);
    return way == Way::Clockwise ? joints.minusX : joints.plusX;
}

}  // namespace

const std::vector<WallRing>& wallRings() {
    static const std::vector<WallRing> rings = playRings();
    return rings;
}

const std::vector<WallRing>& pinchedRings() {
    static const std::vector<WallRing> rings = pinchRings();
    return rings;
}

engine::BoardEdge edgeOf(const PartKey& key) {
    return {key.cell, static_cast<engine::Direction>(key.side)};
}

Way opposite(Way way) {
    return way == Way::Clockwise ? Way::Counterclockwise : Way::Clockwise;
}

Vec3 onTable(const PlannedPart& piece, Vec3 own) {
    const float yaw = yawOf(edgeOf(piece.key).side);
    return piece.position +
           Vec3{std::cos(yaw) * own.x + std::sin(yaw) * own.z, own.y, std::cos(yaw) * own.z - std::sin(yaw) * own.x};
}

std::vector<Vec3> lineTo(const PlannedPart& piece, Way way, float z) {
    const float sign = way == Way::Clockwise ? -1.0f : 1.0f;
    const Joint joint = jointAt(piece, way);
    const float reach = halfTile + slopeOf(joint) * z - (joint == Joint::ShortAtGate ? gateArm : 0);
    std::vector<Vec3> line{onTable(piece, {0, 0, z}), onTable(piece, {sign * reach, 0, z})};
    if (piece.key.kind == PartKind::Gate && joint == Joint::Inward)
        line.push_back(onTable(piece, {sign * reach, 0, gateArm}));
    return line;
}

Vec3 endOf(const PlannedPart& piece, Way way, float z) {
    return lineTo(piece, way, z).back();
}

}  // namespace remparts::test
