// Tiles of The City as they are printed.
#include <cmath>

#include "geometry/mesh_checks.h"
#include "levels.h"
#include "remparts/geometry/city_plan.h"
#include "support/catch.h"
#include "support/designs.h"

using namespace remparts::geometry;
using namespace remparts::test;
namespace engine = remparts::engine;

namespace {

Mesh printed(const engine::TileSet& set, std::size_t design, engine::Orientation turn) {
    const engine::Position cell{static_cast<int>(design) % 8, static_cast<int>(design) / 8};
    return buildPart(planTile(static_cast<engine::TileIndex>(design), cell, turn).key, set, Purpose::Print).mesh;
}

// Of all bodies together; where they overlap it counts twice.
double volumeOf(const Mesh& mesh) {
    double sum = 0;
    for (std::size_t k = 0; k + 2 < mesh.indices.size(); k += 3) {
        const Vec3 a = mesh.vertices[mesh.indices[k]].position;
        const Vec3 b = mesh.vertices[mesh.indices[k + 1]].position;
        const Vec3 c = mesh.vertices[mesh.indices[k + 2]].position;
        sum += static_cast<double>(a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) +
                                   a.z * (b.x * c.y - b.y * c.x)) /
               6;
    }
    return sum;
}

}  // namespace

TEST_CASE("Every tile is printed as closed bodies, whichever way it lies") {
    const auto set = boxTiles();
    for (std::size_t design = 0; design < set->size(); ++design)
        for (const engine::Orientation turn : engine::allOrientations) {
            INFO((*set)[static_cast<engine::TileIndex>(design)].id << " turned by " << engine::degrees(turn));
            const Mesh mesh = printed(*set, design, turn);
            CHECK(brokenValues(mesh) == 0);
            const auto open = openEdges(mesh);
            if (!open.empty())
                UNSCOPED_INFO("at " << open[0].from.x << ", " << open[0].from.y << ", " << open[0].from.z);
            CHECK(open.size() == 0);
        }
}

TEST_CASE("A printed tile has all of itself in one list") {
    const auto set = boxTiles();
    const Mesh mesh = printed(*set, 4, engine::Orientation::Upright);
    CHECK(mesh.near.empty());
    CHECK(mesh.detail.empty());
    CHECK(mesh.indices.size() > 3 * 500);
}

TEST_CASE("A printed tile stands on a flat base and bears its buildings") {
    const auto set = boxTiles();
    constexpr float base = tableLevel + 0.02f;
    constexpr double slab = 49.0 * (static_cast<double>(streetLevel) - static_cast<double>(base));
    for (std::size_t design = 0; design < set->size(); ++design) {
        const engine::TileDefinition& tile = (*set)[static_cast<engine::TileIndex>(design)];
        INFO(tile.id);
        const Mesh mesh = printed(*set, design, engine::Orientation::Upright);
        const Box box = boundsOf(mesh);
        CHECK(box.low.y == Approx(base));
        CHECK(box.high.y > (tile.historicBuildings + tile.publicBuildings > 0 ? 1.8f : 0.6f));
        CHECK(volumeOf(mesh) > slab + 1);
    }
}
