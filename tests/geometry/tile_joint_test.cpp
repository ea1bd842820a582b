// Tiles side by side: what lies on one goes on in the next.
#include <algorithm>
#include <cmath>
#include <map>

#include "geometry/mesh_checks.h"
#include "remparts/geometry/city_plan.h"
#include "support/catch.h"
#include "support/designs.h"
#include "tile_sides.h"

using namespace remparts::geometry;
using namespace remparts::test;
namespace engine = remparts::engine;
using engine::Direction;

namespace {

// Two tiles of the box, the second one east of the first.
struct Pair {
    Pair(const engine::TileSet& set, std::size_t a, std::size_t b)
        : west(set, a, {3, 1}, Direction::East), east(set, b, {4, 1}, Direction::West) {
        west.build(set, east.gardens);
        east.build(set, west.gardens);
    }

    struct Side {
        Side(const engine::TileSet& set, std::size_t design, engine::Position cell, Direction to)
            : key(planTile(static_cast<engine::TileIndex>(design), cell, engine::Orientation::Upright).key),
              picture(set[static_cast<engine::TileIndex>(design)], engine::Orientation::Upright),
              gardens(gardensAtSides(picture)),
              side(to) {}

        void build(const engine::TileSet& set, std::uint16_t others) {
            key.surroundings = static_cast<std::uint16_t>(allOpen & ~(1u << engine::index(side)));
            for (const Half half : {Half::First, Half::Last})
                if ((others & gardensBeyond(engine::opposite(side), half)) != 0)
                    key.surroundings |= gardensBeyond(side, half);
            mesh = buildPart(key, set).mesh;
        }
        [[nodiscard]] bool goesOn(Half half) const {
            return (key.surroundings & gardens & gardensBeyond(side, half)) != 0;
        }

        PartKey key;
        TilePicture picture;
        std::uint16_t gardens;
        Direction side;
        Mesh mesh;
    };

    Side west;
    Side east;
};

std::size_t find(const engine::TileSet& set, const char* id) {
    return *set.find(id);
}

// Light of the ground along a tile's side, by place along it.
std::map<int, float> groundAt(const Mesh& mesh, float x) {
    std::map<int, float> light;
    for (const auto* list : {&mesh.indices, &mesh.near})
        for (const std::uint32_t index : *list) {
            const Vertex& v = mesh.vertices[index];
            if (std::abs(v.position.x - x) > 1e-3f || std::abs(v.position.y) > 1e-3f || v.normal.y < 0.99f) continue;
            light[static_cast<int>(std::lround(v.position.z * 100))] = v.color.g * v.occlusion * v.occlusion;
        }
    return light;
}

// How far the things higher than `height` reach towards a side in a strip of z.
float reachOf(const Mesh& mesh, float sign, float height, float z0, float z1) {
    float reach = -halfTile;
    for (const Vertex& v : mesh.vertices)
        if (v.position.y > height && v.position.z > z0 && v.position.z < z1)
            reach = std::max(reach, v.position.x * sign);
    return reach;
}

}  // namespace

TEST_CASE("The ground has the same light on both sides of a joint") {
    const auto set = boxTiles();
    std::size_t compared = 0;
    for (const char* a : {"C05", "C04", "C02", "C12", "C27"})
        for (const char* b : {"C05", "C04", "C16", "C26", "C28"}) {
            const Pair pair(*set, find(*set, a), find(*set, b));
            const auto west = groundAt(pair.west.mesh, halfTile);
            const auto east = groundAt(pair.east.mesh, -halfTile);
            for (const auto& [z, light] : west) {
                const auto other = east.find(z);
                const bool street = pair.west.picture.isPaved(3, 6) == pair.east.picture.isPaved(3, 0);
                if (other == east.end() || !street) continue;
                const Half half = z < 0 ? Half::First : Half::Last;
                if (pair.west.goesOn(half) != pair.east.goesOn(half)) continue;
                INFO(a << " and " << b << " at " << z);
                CHECK(std::abs(light - other->second) < 0.02f);
                ++compared;
            }
        }
    CHECK(compared > 50);
}

TEST_CASE("A row of houses runs on across a joint with no wider gap than it has itself") {
    const auto set = boxTiles();
    const Pair pair(*set, find(*set, "C05"), find(*set, "C04"));
    REQUIRE(pair.west.goesOn(Half::Last));
    constexpr float front = 0.6f;
    constexpr float back = 2.05f;
    const float west = halfTile - reachOf(pair.west.mesh, 1, 0.5f, front, back);
    const float east = halfTile - reachOf(pair.east.mesh, -1, 0.5f, front, back);
    CHECK(west + east < 0.06f);
    CHECK(west + east > -0.12f);
}

TEST_CASE("A row of houses that finds no other ends before the side") {
    const auto set = boxTiles();
    const Pair pair(*set, find(*set, "C05"), find(*set, "C16"));
    for (const Half half : {Half::First, Half::Last}) {
        if (pair.west.goesOn(half)) continue;
        const float z = half == Half::First ? -1.3f : 1.3f;
        CHECK(reachOf(pair.west.mesh, 1, 0.5f, z - 0.4f, z + 0.4f) < halfTile);
    }
}

TEST_CASE("Garden walls and hedges meet at the joint") {
    const auto set = boxTiles();
    std::size_t both = 0;
    for (const char* a : {"C02", "C04", "C05", "C06", "C56", "C57"})
        for (const char* b : {"C02", "C04", "C05", "C06", "C56", "C57"}) {
            const Pair pair(*set, find(*set, a), find(*set, b));
            for (const Half half : {Half::First, Half::Last}) {
                if (!pair.west.goesOn(half) || !pair.east.goesOn(half)) continue;
                const float z = half == Half::First ? -2.16f : 2.16f;
                const bool west = reachOf(pair.west.mesh, 1, 0.15f, z - 0.1f, z + 0.1f) > halfTile - 0.01f;
                const bool east = reachOf(pair.east.mesh, -1, 0.15f, z - 0.1f, z + 0.1f) > halfTile - 0.01f;
                both += west && east ? 1u : 0u;
            }
        }
    CHECK(both > 10);
}

TEST_CASE("Rows of stalls run on across a joint at their own pitch") {
    const auto set = boxTiles();
    const Pair pair(*set, find(*set, "C55"), find(*set, "C55"));
    for (const float z : {-2.625f, -0.875f, 0.875f, 2.625f}) {
        const float west = reachOf(pair.west.mesh, 1, 0.45f, z - 0.3f, z + 0.3f);
        const float east = reachOf(pair.east.mesh, -1, 0.45f, z - 0.3f, z + 0.3f);
        CHECK(2 * halfTile - west - east < 0.25f);
        CHECK(2 * halfTile - west - east > 0);
    }
}

TEST_CASE("A tile that finds its neighbours' gardens still depends on its key alone") {
    const auto set = boxTiles();
    const Pair one(*set, find(*set, "C05"), find(*set, "C04"));
    const Pair other(*set, find(*set, "C05"), find(*set, "C04"));
    CHECK(isSame(one.west.mesh, other.west.mesh));
    CHECK(isSame(one.east.mesh, other.east.mesh));
}
