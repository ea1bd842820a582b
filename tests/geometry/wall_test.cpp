// Wall pieces, gate and towers as meshes.
#include <algorithm>
#include <cmath>
#include <vector>

#include "builder.h"
#include "geometry/mesh_checks.h"
#include "levels.h"
#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/layout.h"
#include "support/catch.h"
#include "support/designs.h"
#include "surroundings.h"
#include "tile_picture.h"
#include "walls.h"

using namespace remparts::geometry;
using namespace remparts::test;
namespace engine = remparts::engine;

namespace {

constexpr Joint allJoints[] = {Joint::Inward, Joint::Straight, Joint::Outward, Joint::Free, Joint::ShortAtGate};

Mesh build(PartKind kind, engine::Direction side, const Joints& joints) {
    PartKey key;
    key.kind = kind;
    key.side = engine::index(side);
    key.surroundings = pack(joints);
    return buildPart(key, *boxTiles()).mesh;
}

// A piece whose clockwise end meets the next one with the given joint, and that next piece, both in the first one's
// place: the first along the southern side of a tile round the origin.
Mesh pairMeeting(PartKind kind, Joint joint) {
    const engine::BoardEdge first{{0, 0}, engine::Direction::South};
    engine::BoardEdge second = first;
    if (joint == Joint::Straight) second = {{-1, 0}, engine::Direction::South};
    if (joint == Joint::Outward) second = {{0, 0}, engine::Direction::West};
    if (joint == Joint::Inward) second = {{-1, -1}, engine::Direction::East};
    const Mesh a = build(kind, first.side, {joint, Joint::Free});
    const bool isShort = kind == PartKind::Gate && joint == Joint::Inward;
    const Mesh b = build(PartKind::Wall, second.side, {Joint::Free, isShort ? Joint::ShortAtGate : joint});
    return together(moved(a, middleOf(first)), moved(b, middleOf(second)));
}

// How far a point lies beyond the plane in which the two pieces meet, seen from the first piece.
float beyondJoint(Joint joint, Vec3 p) {
    const Vec3 q = p - Vec3{-3.5f, 0, 3.5f};
    if (joint == Joint::Straight) return -q.x;
    return joint == Joint::Outward ? -(q.x + q.z) * std::sqrt(0.5f) : (q.z - q.x) * std::sqrt(0.5f);
}

}  // namespace

TEST_CASE("Every kind of wall piece and gate is sound on every side") {
    for (const PartKind kind : {PartKind::Wall, PartKind::Gate})
        for (const engine::Direction side : engine::allDirections)
            for (const Joint minus : allJoints)
                for (const Joint plus : allJoints) {
                    const Mesh mesh = build(kind, side, {minus, plus});
                    CHECK(brokenValues(mesh) == 0);
                    CHECK(wrongNormals(mesh) == 0);
                }
}

TEST_CASE("A free-standing piece is closed but for its foot on the table") {
    const Mesh mesh = build(PartKind::Wall, engine::Direction::South, {});
    std::size_t feet = 0;
    for (const OpenEdge& edge : openEdges(mesh)) {
        if (std::abs(edge.from.x) != halfTile || std::abs(edge.to.x) != halfTile) continue;  // merlons, stones
        const bool level = edge.from.y == edge.to.y;
        if (edge.from.y >= walkway && (level || edge.from.z == edge.to.z)) continue;  // where parts lie on the body
        ++feet;
        CHECK(edge.from.y == tableLevel);
        CHECK(edge.to.y == tableLevel);
    }
    CHECK(feet == 4);
}

TEST_CASE("Pieces meet without a gap at straight, inward and outward joints") {
    for (const PartKind kind : {PartKind::Wall, PartKind::Gate})
        for (const Joint joint : {Joint::Straight, Joint::Inward, Joint::Outward}) {
            CAPTURE(static_cast<int>(joint));
            const Mesh both = pairMeeting(kind, joint);
            std::size_t gaps = 0;
            for (const OpenEdge& edge : openEdges(both)) {
                const bool onPlane =
                    std::abs(beyondJoint(joint, edge.from)) < 1e-3f && std::abs(beyondJoint(joint, edge.to)) < 1e-3f;
                gaps += onPlane ? 1u : 0u;
            }
            CHECK(gaps == 0);
        }
}

TEST_CASE("The check for gaps finds the end of a lone piece") {
    const Mesh lone = moved(build(PartKind::Wall, engine::Direction::South, {Joint::Straight, Joint::Free}),
                            middleOf({{0, 0}, engine::Direction::South}));
    std::size_t gaps = 0;
    for (const OpenEdge& edge : openEdges(lone))
        gaps += std::abs(beyondJoint(Joint::Straight, edge.from)) < 1e-3f &&
                        std::abs(beyondJoint(Joint::Straight, edge.to)) < 1e-3f
                    ? 1u
                    : 0u;
    CHECK(gaps >= 9);
}

TEST_CASE("Pieces do not reach into each other") {
    for (const Joint joint : {Joint::Straight, Joint::Inward, Joint::Outward}) {
        CAPTURE(static_cast<int>(joint));
        const Mesh first = moved(build(PartKind::Wall, engine::Direction::South, {joint, Joint::Free}),
                                 middleOf({{0, 0}, engine::Direction::South}));
        float most = -10;
        for (const Vertex& v : first.vertices) most = std::max(most, beyondJoint(joint, v.position));
        CHECK(most < 1e-3f);
        CHECK(most > -1e-3f);
    }
}

TEST_CASE("A wall stands outside its tile and lower than the gate and the towers") {
    const Box wall = boundsOf(build(PartKind::Wall, engine::Direction::South, {}));
    const Box gate = boundsOf(build(PartKind::Gate, engine::Direction::South, {}));
    CHECK(wall.low.z > 0);
    CHECK(wall.high.y < 2.1f);
    CHECK(wall.low.y == Approx(tableLevel));
    CHECK(gate.high.y > wall.high.y + 2);
    CHECK(gate.high.x <= halfTile);
    CHECK(gate.low.x >= -halfTile);
}

TEST_CASE("A tower is closed from the table to its tip") {
    PartKey key;
    key.kind = PartKind::Tower;
    key.color = 2;
    const Mesh mesh = buildPart(key, *boxTiles()).mesh;
    CHECK(brokenValues(mesh) == 0);
    CHECK(wrongNormals(mesh) == 0);
    std::vector<std::pair<float, float>> bands;
    std::vector<std::uint32_t> indices = mesh.indices;
    indices.insert(indices.end(), mesh.near.begin(), mesh.near.end());
    for (std::size_t k = 0; k < indices.size(); k += 3) {
        const auto height = [&](std::size_t corner) { return mesh.vertices[indices[k + corner]].position.y; };
        bands.emplace_back(std::min({height(0), height(1), height(2)}), std::max({height(0), height(1), height(2)}));
    }
    std::sort(bands.begin(), bands.end());
    float reached = tableLevel;
    for (const auto& [low, high] : bands) {
        CHECK(low <= reached + 1e-4f);
        reached = std::max(reached, high);
    }
    CHECK(reached > 5);
}

TEST_CASE("A tower bears its owner's colour") {
    PartKey key;
    key.kind = PartKind::Tower;
    const Mesh red = buildPart(key, *boxTiles()).mesh;
    key.color = 1;
    const Mesh blue = buildPart(key, *boxTiles()).mesh;
    CHECK(red.indices == blue.indices);
    CHECK_FALSE(isSame(red, blue));
}

TEST_CASE("An imagined piece is paler than a built one, and of the same form") {
    PartKey key;
    key.kind = PartKind::Wall;
    const Mesh built = buildPart(key, *boxTiles()).mesh;
    key.surroundings |= imaginedBit;
    const Mesh imagined = buildPart(key, *boxTiles()).mesh;
    CHECK(built.indices == imagined.indices);
    CHECK(imagined.vertices[0].color.b > built.vertices[0].color.b + 0.1f);
}
