// Tiles as meshes: every design, every way round.
#include <algorithm>
#include <cmath>

#include "geometry/mesh_checks.h"
#include "levels.h"
#include "remparts/geometry/city_plan.h"
#include "support/catch.h"
#include "support/designs.h"
#include "surroundings.h"
#include "tile_picture.h"

using namespace remparts::geometry;
using namespace remparts::test;
namespace engine = remparts::engine;

namespace {

PartModel build(const engine::TileSet& set, std::size_t design, engine::Orientation orientation,
                engine::Position cell = {0, 0}, unsigned open = allOpen) {
    PartKey key = planTile(static_cast<engine::TileIndex>(design), cell, orientation).key;
    key.surroundings = static_cast<std::uint16_t>(open);
    return buildPart(key, set);
}

template <class Visit>
void forEachTile(const engine::TileSet& set, Visit visit) {
    for (std::size_t design = 0; design < set.size(); ++design)
        for (const engine::Orientation orientation : engine::allOrientations) {
            const engine::TileDefinition& tile = set[static_cast<engine::TileIndex>(design)];
            INFO(tile.id << " turned by " << engine::degrees(orientation));
            const engine::Position cell{static_cast<int>(design) - 30, static_cast<int>(orientation) * 3};
            visit(tile, orientation, build(set, design, orientation, cell));
        }
}

}  // namespace

TEST_CASE("Every tile is sound whichever way it is turned") {
    for (const auto& set : {boxTiles(), studyTiles()}) {
        forEachTile(*set, [](const engine::TileDefinition&, engine::Orientation, const PartModel& model) {
            CHECK(brokenValues(model.mesh) == 0);
            CHECK(wrongNormals(model.mesh) == 0);
            CHECK_FALSE(model.mesh.indices.empty());
        });
    }
}

TEST_CASE("A tile keeps within its cell, but for eaves and twigs") {
    forEachTile(*boxTiles(), [](const engine::TileDefinition& tile, engine::Orientation, const PartModel& model) {
        const Box box = boundsOf(model.mesh);
        constexpr float most = halfTile + 0.25f;
        CHECK(std::max({box.high.x, box.high.z, -box.low.x, -box.low.z}) < most);
        CHECK(box.low.y > -0.65f);
        const float highest = tile.historicBuildings > 0 ? 4.7f : tile.publicBuildings > 0 ? 3.3f : 1.9f;
        CHECK(box.high.y < highest);
    });
}

TEST_CASE("Nothing stands over the middle of a street") {
    forEachTile(*boxTiles(),
                [](const engine::TileDefinition& tile, engine::Orientation turn, const PartModel& model) {
                    const TilePicture picture(tile, turn);
                    float highest = -1;
                    for (const Vertex& v : model.mesh.vertices) {
                        const int row = cellOf(v.position.z);
                        const int column = cellOf(v.position.x);
                        if (picture.at(row, column) != '=') continue;
                        const Vec3 off = v.position - cellCentre(row, column);
                        if (std::max(std::abs(off.x), std::abs(off.z)) < 0.4f)
                            highest = std::max(highest, v.position.y);
                    }
                    CHECK(highest < 0.1f);
                });
}

TEST_CASE("Tiles keep to their budgets of triangles") {
    struct Budget {
        Level level;
        std::size_t mean;
        std::size_t most;
    };
    for (const Budget budget :
         {Budget{Level::Moving, 900, 1100}, {Level::Near, 2100, 3200}, {Level::Detail, 3300, 4500}}) {
        std::size_t sum = 0;
        std::size_t count = 0;
        forEachTile(*boxTiles(), [&](const engine::TileDefinition&, engine::Orientation, const PartModel& model) {
            CHECK(model.mesh.triangleCount(budget.level) <= budget.most);
            sum += model.mesh.triangleCount(budget.level);
            ++count;
        });
        CHECK(sum / count <= budget.mean);
    }
}

TEST_CASE("The same key gives the same mesh") {
    const auto set = boxTiles();
    for (std::size_t design = 0; design < set->size(); design += 7) {
        const PartModel first = build(*set, design, engine::Orientation::Quarter, {4, -2});
        const PartModel again = build(*set, design, engine::Orientation::Quarter, {4, -2});
        CHECK(isSame(first.mesh, again.mesh));
        CHECK(first.lamps == again.lamps);
    }
}

TEST_CASE("No two copies of a tile look alike") {
    const auto set = boxTiles();
    for (std::size_t design = 0; design < set->size(); ++design) {
        const PartModel here = build(*set, design, engine::Orientation::Upright, {0, 0});
        const PartModel there = build(*set, design, engine::Orientation::Upright, {1, 0});
        CHECK_FALSE(isSame(here.mesh, there.mesh));
    }
}

TEST_CASE("The slab shows where no tile adjoins, and there alone") {
    const auto set = boxTiles();
    CHECK(boundsOf(build(*set, 4, engine::Orientation::Upright, {0, 0}, 0).mesh).low.y > -0.1f);
    for (const engine::Direction side : engine::allDirections) {
        const PartModel model = build(*set, 4, engine::Orientation::Upright, {0, 0}, 1u << engine::index(side));
        const Vec3 outwards = stepTowards(side);
        for (const Vertex& v : model.mesh.vertices) {
            if (v.position.y > -0.1f) continue;
            CHECK(v.position.x * outwards.x + v.position.z * outwards.z == Approx(halfTile));
        }
        CHECK(boundsOf(model.mesh).low.y < -0.5f);
    }
}

TEST_CASE("Streets and large buildings light lanterns at night") {
    forEachTile(*boxTiles(), [](const engine::TileDefinition& tile, engine::Orientation, const PartModel& model) {
        if (tile.publicBuildings + tile.historicBuildings > 0) CHECK_FALSE(model.lamps.empty());
        for (const Vec3 lamp : model.lamps) {
            CHECK(std::max(std::abs(lamp.x), std::abs(lamp.z)) < halfTile + 0.5f);
            CHECK(lamp.y > 0.3f);
        }
    });
}

TEST_CASE("Near by kerbs have corners enough for the light of lanterns") {
    constexpr float longest = 2.5f;
    std::size_t kerbs = 0;
    forEachTile(*boxTiles(), [&](const engine::TileDefinition&, engine::Orientation, const PartModel& model) {
        for (const auto* list : {&model.mesh.indices, &model.mesh.near})
            for (std::size_t k = 0; k < list->size(); k += 3) {
                const auto at = [&](std::size_t corner) { return model.mesh.vertices[(*list)[k + corner]].position; };
                if (at(0).y != kerbTop || at(1).y != kerbTop || at(2).y != kerbTop) continue;
                ++kerbs;
                const auto across = [&](std::size_t from, std::size_t to) {
                    return std::max(std::abs(at(from).x - at(to).x), std::abs(at(from).z - at(to).z));
                };
                CHECK(std::max({across(0, 1), across(1, 2), across(2, 0)}) < longest);
            }
    });
    CHECK(kerbs > 1000);
}

TEST_CASE("A tile's own kind of market roof is never higher than a house") {
    const auto set = boxTiles();
    const auto all = set->find("C55");
    REQUIRE(all);
    CHECK(boundsOf(build(*set, *all, engine::Orientation::Upright).mesh).high.y < 1.2f);
}
