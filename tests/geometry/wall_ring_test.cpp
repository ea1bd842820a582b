// The wall round whole cities: at every corner of the boundary pieces meet, and towers and guards have their places.
#include <cmath>
#include <map>
#include <vector>

#include "boundary.h"
#include "levels.h"
#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/layout.h"
#include "support/catch.h"
#include "support/random_games.h"
#include "surroundings.h"
#include "tile_picture.h"
#include "vector.h"

using namespace remparts;
using namespace remparts::geometry;
using namespace remparts::test;

namespace {

constexpr float face = 1.08f;  // of the wall, outwards from the tile's border
constexpr float towerFoot = 0.9f * 1.22f;
constexpr float drumFoot = 0.78f * 1.09f;
constexpr Vec3 drums[] = {{-1.3f, 0, 0.62f}, {1.3f, 0, 0.62f}};

float slopeOf(Joint joint) {
    if (joint == Joint::Inward) return -1;
    return joint == Joint::Outward ? 1.0f : 0.0f;
}

Vec3 turnedBy(float yaw, Vec3 v) {
    return {std::cos(yaw) * v.x + std::sin(yaw) * v.z, v.y, std::cos(yaw) * v.z - std::sin(yaw) * v.x};
}

engine::BoardEdge edgeOf(const PartKey& key) {
    return {key.cell, static_cast<engine::Direction>(key.side)};
}

// Where a line that runs along a piece at distance z from the border ends, on the table.
Vec3 endOf(const PlannedPart& piece, Way way, float z) {
    const Joints joints = unpackJoints(piece.key.surroundings);
    const bool minus = way == Way::Clockwise;
    const float x = (halfTile + slopeOf(minus ? joints.minusX : joints.plusX) * z) * (minus ? -1.0f : 1.0f);
    return piece.position + turnedBy(yawOf(edgeOf(piece.key).side), {x, 0, z});
}

bool isFree(const PlannedPart& piece, Way way) {
    const Joints joints = unpackJoints(piece.key.surroundings);
    return (way == Way::Clockwise ? joints.minusX : joints.plusX) == Joint::Free;
}

struct Ring {
    CityPlan plan;
    engine::Board board;
    std::map<engine::BoardEdge, PlannedPart> pieces;  ///< the gate, too
};

// Finished and half-built walls of random cities.
std::vector<Ring> rings() {
    constexpr std::uint64_t games = 120;
    std::vector<Ring> all;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const engine::GameState state = playRandomGame(randomSetup(seed), seed, [](const Moment&) {});
        Ring ring{planCity(state), state.board, {}};
        for (const PlannedPart& part : ring.plan.parts)
            if (part.key.kind == PartKind::Wall || part.key.kind == PartKind::Gate)
                ring.pieces.emplace(edgeOf(part.key), part);
        all.push_back(std::move(ring));
    }
    return all;
}

Way opposite(Way way) {
    return way == Way::Clockwise ? Way::Counterclockwise : Way::Clockwise;
}

}  // namespace

TEST_CASE("Round every corner of random cities the wall runs on without gap or overlap", "[C5.3]") {
    std::map<Turn, int> corners;
    for (const Ring& ring : rings()) {
        const Occupied occupied = [&](engine::Position cell) { return ring.board.isOccupied(cell); };
        for (const auto& [edge, piece] : ring.pieces)
            for (const Way way : {Way::Clockwise, Way::Counterclockwise}) {
                const NextSide next = sideAfter(occupied, edge, way);
                const auto other = ring.pieces.find(next.edge);
                CHECK(isFree(piece, way) == (other == ring.pieces.end()));
                if (other == ring.pieces.end()) continue;
                ++corners[next.turn];
                for (const float z : {0.0f, 0.5f, face})
                    CHECK(length(endOf(piece, way, z) - endOf(other->second, opposite(way), z)) < 1e-3f);
            }
    }
    for (const Turn turn : {Turn::Inward, Turn::Straight, Turn::Outward}) CHECK(corners[turn] > 50);
}

TEST_CASE("Towers stand at an end of a piece and keep clear of the gate's own towers", "[C7.1]") {
    int towers = 0;
    for (const Ring& ring : rings())
        for (const PlannedPart& tower : ring.plan.parts) {
            if (tower.key.kind != PartKind::Tower) continue;
            ++towers;
            const PlannedPart& piece = ring.pieces.at(edgeOf(tower.key));
            const float near = std::min(length(tower.position - endOf(piece, Way::Clockwise, wallCentre)),
                                        length(tower.position - endOf(piece, Way::Counterclockwise, wallCentre)));
            CHECK(near < 1.8f);
            for (const auto& [edge, gate] : ring.pieces) {
                if (gate.key.kind != PartKind::Gate) continue;
                for (const Vec3 drum : drums)
                    CHECK(length(tower.position - gate.position - turnedBy(yawOf(edge.side), drum)) >
                          towerFoot + drumFoot);
            }
        }
    CHECK(towers > 100);
}

TEST_CASE("A wall that turns out of an inward corner beside the gate stays off the gate's towers", "[C5.6]") {
    constexpr float foot = 1.34f;
    CHECK(drums[1].x + drumFoot < halfTile - foot);
}
