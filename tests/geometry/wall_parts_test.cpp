// Walls, towers, gate, followers and The Kids' pieces: levels, and closed bodies for prints.
#include <algorithm>
#include <map>
#include <set>

#include "geometry/mesh_checks.h"
#include "levels.h"
#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/layout.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/kids_designs.h"
#include "support/random_games.h"
#include "surroundings.h"
#include "tile_picture.h"
#include "walls.h"

using namespace remparts;
using namespace remparts::geometry;
using namespace remparts::test;

namespace {

constexpr Joint allJoints[] = {Joint::Inward, Joint::Straight, Joint::Outward, Joint::Free, Joint::ShortAtGate};

// Every form of wall, gate, tower and follower.
std::vector<PartKey> cityPieces() {
    std::vector<PartKey> keys;
    for (const PartKind kind : {PartKind::Wall, PartKind::Gate})
        for (const Joint minus : allJoints)
            for (const Joint plus : allJoints) {
                PartKey key;
                key.kind = kind;
                key.surroundings = pack(Joints{minus, plus});
                keys.push_back(key);
            }
    for (const PartKind kind : {PartKind::Tower, PartKind::StandingFollower, PartKind::LyingFollower})
        for (std::uint8_t color = 0; color < 4; ++color) {
            PartKey key;
            key.kind = kind;
            key.color = color;
            keys.push_back(key);
        }
    return keys;
}

std::vector<PartKey> kidsPieces() {
    std::vector<PartKey> keys;
    for (const PartKind kind : {PartKind::Child, PartKind::Figure})
        for (std::uint8_t color = 0; color < 4; ++color)
            for (std::uint16_t around = 0; around < 4; ++around)
                for (int cell = 0; cell < 8; ++cell) {
                    PartKey key;
                    key.kind = kind;
                    key.color = color;
                    key.cell = {cell, 0};
                    key.surroundings = around;
                    keys.push_back(key);
                }
    PartKey pile;
    pile.kind = PartKind::Pile;
    pile.surroundings = 9;
    keys.push_back(pile);
    return keys;
}

std::size_t mostWhileMoving(PartKind kind) {
    switch (kind) {
        case PartKind::Wall:
        case PartKind::Tower:
            return 60;
        case PartKind::StandingFollower:
        case PartKind::LyingFollower:
            return 80;
        default:
            return 250;
    }
}

}  // namespace

TEST_CASE("Walls, gate, towers and followers are light while the camera moves") {
    for (const PartKey& key : cityPieces()) {
        CAPTURE(static_cast<int>(key.kind), key.surroundings);
        const Mesh mesh = buildPart(key, *boxTiles()).mesh;
        CHECK(mesh.triangleCount(Level::Moving) <= mostWhileMoving(key.kind));
        CHECK(mesh.triangleCount(Level::Moving) >= 20);
        CHECK(mesh.triangleCount(Level::Near) > mesh.triangleCount(Level::Moving));
    }
}

TEST_CASE("A piece keeps its silhouette while the camera moves") {
    for (const PartKey& key : cityPieces()) {
        CAPTURE(static_cast<int>(key.kind), key.surroundings);
        const Mesh mesh = buildPart(key, *boxTiles()).mesh;
        Mesh moving = mesh;
        std::set<std::uint32_t> used(mesh.indices.begin(), mesh.indices.end());
        used.insert(mesh.far.begin(), mesh.far.end());
        moving.vertices.clear();
        for (const std::uint32_t index : used) moving.vertices.push_back(mesh.vertices[index]);
        const Box whole = boundsOf(mesh);
        const Box seen = boundsOf(moving);
        CHECK(seen.low.y == Approx(whole.low.y).margin(0.01));
        CHECK(seen.high.y > whole.high.y * 0.88f);
        CHECK(seen.high.x > whole.high.x - 0.2f);
        CHECK(seen.low.x < whole.low.x + 0.2f);
    }
}

TEST_CASE("Printed walls, gates, towers and followers are closed") {
    for (const PartKey& key : cityPieces()) {
        CAPTURE(static_cast<int>(key.kind), key.surroundings);
        const Mesh mesh = buildPart(key, *boxTiles(), Purpose::Print).mesh;
        CHECK(mesh.indices.size() >= 3 * 20);
        CHECK(openEdges(mesh).empty());
        CHECK(wrongNormals(mesh) == 0);
    }
}

TEST_CASE("Printed children, figures and piles are closed") {
    for (const PartKey& key : kidsPieces()) {
        CAPTURE(static_cast<int>(key.kind), int{key.color}, key.surroundings);
        const Mesh mesh = buildPart(key, *kidsBoxTiles(), Purpose::Print).mesh;
        CHECK(mesh.indices.size() >= 3 * 20);
        CHECK(openEdges(mesh).empty());
    }
}

TEST_CASE("Printed tiles of The Kids are closed") {
    const auto tiles = kidsBoxTiles();
    for (std::uint16_t design = 0; design < tiles->size(); ++design) {
        CAPTURE((*tiles)[design].id);
        const PartKey key = planTile(design, {design, 3}, engine::Orientation::Upright).key;
        const Mesh mesh = buildPart(key, *tiles, Purpose::Print).mesh;
        CHECK(mesh.indices.size() >= 3 * 100);
        CHECK(openEdges(mesh).empty());
        CHECK(wrongNormals(mesh) == 0);
    }
}

TEST_CASE("A tile of The Kids is light, and lighter while the camera moves") {
    const auto tiles = kidsBoxTiles();
    for (std::uint16_t design = 0; design < tiles->size(); ++design) {
        CAPTURE((*tiles)[design].id);
        const PartKey key = planTile(design, {design, 3}, engine::Orientation::Upright).key;
        const Mesh mesh = buildPart(key, *tiles).mesh;
        CHECK(mesh.triangleCount(Level::Moving) <= 900);
    }
}
