// The bodies of walls and gate, as they are printed: none runs into another, and between neighbours nothing is open.
#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <vector>

#include "boundary.h"
#include "geometry/mesh_checks.h"
#include "geometry/wall_rings.h"
#include "levels.h"
#include "remparts/geometry/layout.h"
#include "support/catch.h"
#include "support/designs.h"
#include "tile_picture.h"
#include "vector.h"

using namespace remparts;
using namespace remparts::geometry;
using namespace remparts::test;

namespace {

Mesh bodyOf(const PlannedPart& piece) {
    return moved(buildPart(piece.key, *boxTiles(), Purpose::Print).mesh, piece.position);
}

// Two pieces as they stand to each other; equal ones look alike.
using Relation = std::tuple<PartKind, int, int, PartKind, int, int, long, long>;
Relation relationOf(const PlannedPart& a, const PlannedPart& b) {
    const Vec3 off = b.position - a.position;
    return {a.key.kind, a.key.side,         a.key.surroundings,     b.key.kind,
            b.key.side, b.key.surroundings, std::lround(off.x * 2), std::lround(off.z * 2)};
}

// How many places of a grid over what both may hold lie within both.
int sharedPlaces(const Mesh& a, const Mesh& b) {
    const Box one = boundsOf(a);
    const Box two = boundsOf(b);
    const Vec3 low{std::max(one.low.x, two.low.x), std::max(one.low.y, two.low.y), std::max(one.low.z, two.low.z)};
    const Vec3 high{std::min(one.high.x, two.high.x), std::min(one.high.y, two.high.y),
                    std::min(one.high.z, two.high.z)};
    if (low.x >= high.x || low.y >= high.y || low.z >= high.z) return 0;
    constexpr int steps = 12;
    constexpr int levels = 5;
    int shared = 0;
    for (int i = 0; i < steps; ++i)
        for (int j = 0; j < steps; ++j)
            for (int k = 0; k < levels; ++k) {
                const auto part = [](int at, int of, float shift) { return (asFloat(at) + shift) / asFloat(of); };
                const Vec3 place{low.x + (high.x - low.x) * part(i, steps, 0.471f),
                                 low.y + (high.y - low.y) * part(k, levels, 0.437f),
                                 low.z + (high.z - low.z) * part(j, steps, 0.539f)};
                shared += isInside(a, place) && isInside(b, place) ? 1 : 0;
            }
    return shared;
}

// How many places on the way along a piece to one of its ends lie in the open.
int openPlaces(const PlannedPart& piece, Way way, const Mesh& all) {
    constexpr float withinWall = 0.51f;
    const std::vector<Vec3> line = lineTo(piece, way, withinWall);
    int open = 0;
    for (std::size_t k = 0; k + 1 < line.size(); ++k)
        for (float at = 0; at < 1; at += 0.017f)
            for (const float height : {-0.3f, 0.6f, walkway - 0.1f}) {
                const Vec3 place = line[k] + (line[k + 1] - line[k]) * at + Vec3{0.0013f, height, 0.0017f};
                open += isInside(all, place) ? 0 : 1;
            }
    return open;
}

}  // namespace

TEST_CASE("No piece of a wall runs into another one or the gate", "[C5.6]") {
    const auto* rings = GENERATE(&wallRings(), &pinchedRings());
    std::set<Relation> seen;
    for (const WallRing& ring : *rings)
        for (const auto& [edge, a] : ring.pieces)
            for (const auto& [other, b] : ring.pieces) {
                const Vec3 off = b.position - a.position;
                if (!(edge < other) || std::max(std::abs(off.x), std::abs(off.z)) > tileSize + 2) continue;
                if (!seen.insert(relationOf(a, b)).second) continue;
                CAPTURE(edge.tile.x, edge.tile.y, static_cast<int>(edge.side), static_cast<int>(a.key.kind));
                CAPTURE(other.tile.x, other.tile.y, static_cast<int>(other.side), static_cast<int>(b.key.kind));
                CHECK(sharedPlaces(bodyOf(a), bodyOf(b)) == 0);
            }
    CHECK(seen.size() > 100);
}

TEST_CASE("Between neighbours of a wall, and beside the gate, nothing is open", "[C5.3][C5.6]") {
    const auto* rings = GENERATE(&wallRings(), &pinchedRings());
    std::set<Relation> seen;
    for (const WallRing& ring : *rings)
        for (const auto& [edge, piece] : ring.pieces)
            for (const Way way : {Way::Clockwise, Way::Counterclockwise}) {
                const auto other = ring.pieces.find(sideAfter(ring.occupied(), edge, way).edge);
                if (other == ring.pieces.end() || !seen.insert(relationOf(piece, other->second)).second) continue;
                CAPTURE(edge.tile.x, edge.tile.y, static_cast<int>(edge.side), static_cast<int>(way));
                CHECK(openPlaces(piece, way, together(bodyOf(piece), bodyOf(other->second))) == 0);
            }
    CHECK(seen.size() > 50);
}

TEST_CASE("The check for open places finds the end of a lone piece") {
    const WallRing& ring = wallRings().front();
    REQUIRE_FALSE(ring.pieces.empty());
    const PlannedPart& piece = ring.pieces.begin()->second;
    const Mesh none = moved(bodyOf(piece), {0, 20, 0});
    CHECK(openPlaces(piece, Way::Clockwise, none) > 50);
    CHECK(sharedPlaces(bodyOf(piece), bodyOf(piece)) > 20);
}
