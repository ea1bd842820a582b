// The wall round whole cities: at every corner of the boundary pieces meet, and towers and guards have their places.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "boundary.h"
#include "geometry/mesh_checks.h"
#include "geometry/wall_rings.h"
#include "levels.h"
#include "remparts/geometry/layout.h"
#include "remparts/geometry/pick.h"
#include "support/catch.h"
#include "support/designs.h"
#include "surroundings.h"
#include "tile_picture.h"
#include "vector.h"

using namespace remparts;
using namespace remparts::geometry;
using namespace remparts::test;

namespace {

constexpr float face = 1.08f;  // of the wall, outwards from the tile's border
constexpr float towerFoot = 0.9f * 1.22f;
constexpr float drumFoot = 0.9f * 1.09f;
constexpr Vec3 drums[] = {{-1.42f, 0, 0.62f}, {1.42f, 0, 0.62f}};
constexpr Way bothWays[] = {Way::Clockwise, Way::Counterclockwise};

bool isFree(const PlannedPart& piece, Way way) {
    const Joints joints = unpackJoints(piece.key.surroundings);
    return (way == Way::Clockwise ? joints.minusX : joints.plusX) == Joint::Free;
}

template <class Visit>
void forEachPart(PartKind kind, Visit visit) {
    for (const WallRing& ring : wallRings())
        for (const PlannedPart& part : ring.plan.parts)
            if (part.key.kind == kind) visit(ring, part);
}

// Free cells that no way over free cells joins to the open country.
std::set<engine::Position> holesOf(const WallRing& ring) {
    std::set<engine::Position> outside;
    engine::Position low{0, 0};
    engine::Position high{0, 0};
    for (const engine::Position tile : ring.cells) {
        low = {std::min(low.x, tile.x - 1), std::min(low.y, tile.y - 1)};
        high = {std::max(high.x, tile.x + 1), std::max(high.y, tile.y + 1)};
    }
    std::vector<engine::Position> next{low};
    while (!next.empty()) {
        const engine::Position cell = next.back();
        next.pop_back();
        const bool within = cell.x >= low.x && cell.y >= low.y && cell.x <= high.x && cell.y <= high.y;
        if (!within || ring.cells.count(cell) != 0 || !outside.insert(cell).second) continue;
        for (const engine::Direction side : engine::allDirections) next.push_back(engine::neighbour(cell, side));
    }
    std::set<engine::Position> holes;
    for (int x = low.x; x <= high.x; ++x)
        for (int y = low.y; y <= high.y; ++y) {
            const engine::Position cell{x, y};
            if (ring.cells.count(cell) == 0 && outside.count(cell) == 0) holes.insert(cell);
        }
    return holes;
}

}  // namespace

TEST_CASE("Round every corner of random cities the wall runs on without gap or overlap", "[C5.3]") {
    std::map<Turn, int> corners;
    for (const WallRing& ring : wallRings())
        for (const auto& [edge, piece] : ring.pieces)
            for (const Way way : bothWays) {
                const NextSide next = sideAfter(ring.occupied(), edge, way);
                const auto other = ring.pieces.find(next.edge);
                CHECK(isFree(piece, way) == (other == ring.pieces.end()));
                if (other == ring.pieces.end()) continue;
                ++corners[next.turn];
                for (const float z : {0.0f, 0.5f, face})
                    CHECK(length(endOf(piece, way, z) - endOf(other->second, opposite(way), z)) < 1e-3f);
            }
    for (const Turn turn : {Turn::Inward, Turn::Straight, Turn::Outward}) CHECK(corners[turn] > 50);
}

// Two tiles that meet only at a corner have a way from one to the other over sides; so one of the two free cells
// between them is a hole, and the wall passes such a corner once.
TEST_CASE("Where the city touches itself at a corner the wall stays with its free cell", "[C5.3]") {
    const auto* rings = GENERATE(&wallRings(), &pinchedRings());
    std::size_t pinches = 0;
    for (const WallRing& ring : *rings) {
        const std::set<engine::Position> holes = holesOf(ring);
        for (const auto& [edge, piece] : ring.pieces) {
            const NextSide next = sideAfter(ring.occupied(), edge, Way::Clockwise);
            const engine::Position fourth = engine::neighbour(edge.tile, along(edge.side, Way::Clockwise));
            if (next.turn != Turn::Inward || ring.cells.count(fourth) != 0) continue;
            ++pinches;
            CHECK(next.edge.front() == edge.front());
            CHECK(holes.count(fourth) == 1);
        }
    }
    CHECK(pinches >= 5);
}

TEST_CASE("A hole inside the city gets no wall", "[C5.3]") {
    std::size_t holes = 0;
    for (const WallRing& ring : wallRings()) {
        const std::set<engine::Position> inside = holesOf(ring);
        if (!ring.pieces.empty()) holes += inside.size();
        for (const auto& [edge, piece] : ring.pieces) CHECK(inside.count(edge.front()) == 0);
    }
    CHECK(holes > 20);
}

TEST_CASE("Beside the gate a piece out of an inward corner is short, and no other is", "[C5.6]") {
    int shortOnes = 0;
    for (const WallRing& ring : wallRings())
        for (const auto& [edge, piece] : ring.pieces)
            for (const Way way : bothWays) {
                const NextSide next = sideAfter(ring.occupied(), edge, way);
                const auto other = ring.pieces.find(next.edge);
                const bool besideGate = other != ring.pieces.end() && other->second.key.kind == PartKind::Gate;
                const Joints joints = unpackJoints(piece.key.surroundings);
                const bool isShort = (way == Way::Clockwise ? joints.minusX : joints.plusX) == Joint::ShortAtGate;
                CHECK(isShort == (besideGate && next.turn == Turn::Inward));
                shortOnes += isShort ? 1 : 0;
            }
    CHECK(shortOnes > 5);
}

TEST_CASE("Towers stand at an end of their piece", "[C7.1]") {
    int towers = 0;
    forEachPart(PartKind::Tower, [&](const WallRing& ring, const PlannedPart& tower) {
        ++towers;
        const PlannedPart& piece = ring.pieces.at(edgeOf(tower.key));
        float nearest = 100;
        bool anyFree = false;
        for (const Way way : bothWays) {
            const Vec3 away = tower.position - endOf(piece, way, wallCentre);
            nearest = std::min(nearest, std::hypot(away.x, away.z));
            anyFree = anyFree || isFree(piece, way);
        }
        const Joints joints = unpackJoints(piece.key.surroundings);
        const bool cornerAtGate = piece.key.kind == PartKind::Gate || joints.minusX == Joint::ShortAtGate ||
                                  joints.plusX == Joint::ShortAtGate;
        // Where the wall has ended at a corner the tower stands where the next piece will meet it.
        CHECK(nearest < (cornerAtGate ? 2.3f : anyFree ? wallCentre + 1e-3f : 1e-3f));
    });
    CHECK(towers > 100);
}

TEST_CASE("Towers keep clear of the gate's own towers", "[C7.1]") {
    forEachPart(PartKind::Tower, [&](const WallRing& ring, const PlannedPart& tower) {
        for (const auto& [edge, gate] : ring.pieces) {
            if (gate.key.kind != PartKind::Gate) continue;
            for (const Vec3 drum : drums) CHECK(length(tower.position - onTable(gate, drum)) > towerFoot + drumFoot);
        }
    });
}

TEST_CASE("Guards stand on the walkway of their piece and look into the city", "[C6.1]") {
    constexpr float low = 0.2f;  // the walkway, between its kerb and the parapet
    constexpr float high = 0.86f;
    int guards = 0;
    forEachPart(PartKind::StandingFollower, [&](const WallRing& ring, const PlannedPart& guard) {
        if (!isGuard(guard.key)) return;
        ++guards;
        const PlannedPart& piece = ring.pieces.at(edgeOf(guard.key));
        CHECK(guard.position.y == Approx(walkway));
        const Box box = boundsOf(buildPart(guard.key, *boxTiles()).mesh);
        CHECK(box.low.y == Approx(0).margin(1e-3));
        const Vec3 outwards = stepTowards(edgeOf(guard.key).side);
        const Vec3 off = guard.position - piece.position;
        const float across = off.x * outwards.x + off.z * outwards.z;
        const bool alongX = outwards.x == 0;
        const float half = (alongX ? box.high.z - box.low.z : box.high.x - box.low.x) / 2;
        const float width = (alongX ? box.high.x - box.low.x : box.high.z - box.low.z) / 2;
        CHECK(across - half > low);
        CHECK(across + half < high);
        CHECK(width > 1.5f * half);  // face and back, not the shoulder, towards the city
        CHECK(std::abs(alongX ? off.x : off.z) + width < halfTile);
    });
    CHECK(guards > 100);
}

TEST_CASE("No guard stands in a tower", "[C6.1]") {
    constexpr float towerHead = 0.9f * 1.19f;
    for (const WallRing& ring : wallRings())
        for (const PlannedPart& guard : ring.plan.parts) {
            if (!isGuard(guard.key)) continue;
            for (const PlannedPart& tower : ring.plan.parts)
                if (tower.key.kind == PartKind::Tower)
                    CHECK(std::hypot(tower.position.x - guard.position.x, tower.position.z - guard.position.z) >
                          towerHead + 0.68f);
        }
}
