// Tiles of The Kids as meshes: every design, every way round.
#include <algorithm>
#include <cmath>
#include <map>

#include "geometry/mesh_checks.h"
#include "kids/children.h"
#include "kids/meadow_site.h"
#include "palette.h"
#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/layout.h"
#include "support/catch.h"
#include "support/kids_designs.h"
#include "vector.h"

using namespace remparts::geometry;
using namespace remparts::test;
namespace engine = remparts::engine;

namespace {

Mesh build(const engine::TileSet& set, std::size_t design, engine::Orientation turn, engine::Position cell = {0, 0},
           unsigned open = 0xf) {
    PartKey key = planTile(static_cast<engine::TileIndex>(design), cell, turn).key;
    key.surroundings = static_cast<std::uint16_t>(open);
    return buildPart(key, set).mesh;
}

template <class Visit>
void forEachTile(const engine::TileSet& set, Visit visit) {
    for (std::size_t design = 0; design < set.size(); ++design)
        for (const engine::Orientation turn : engine::allOrientations) {
            const engine::TileDefinition& tile = set[static_cast<engine::TileIndex>(design)];
            INFO(tile.id << " turned by " << engine::degrees(turn));
            const engine::Position cell{static_cast<int>(design) - 7, static_cast<int>(turn) * 3};
            visit(tile, turn, build(set, design, turn, cell));
        }
}

// The road's middle line in steps, away from where a stop begins.
std::vector<Vec3> placesOn(const RoadLine& line) {
    std::vector<Vec3> places;
    for (std::size_t k = 0; k + 1 < line.points.size(); ++k)
        for (float t = 0; t < 1; t += 0.1f)
            places.push_back(line.points[k] + (line.points[k + 1] - line.points[k]) * t);
    return places;
}

float distanceBetween(const RoadLine& a, const RoadLine& b) {
    float nearest = 1000;
    for (const Vec3 place : placesOn(a)) nearest = std::min(nearest, distanceToRoads({b}, place.x, place.z));
    return nearest;
}

// The outline of a tile on one of its sides, as sorted points: what must fit to the next tile's.
std::vector<Vertex> alongSide(const Mesh& mesh, engine::Direction side) {
    const Vec3 out = stepTowards(side);
    std::vector<Vertex> found;
    for (const Vertex& v : mesh.vertices)
        if (std::abs(dot(v.position, out) - halfTile) < 1e-3f && v.normal.y > 0.4f) found.push_back(v);
    return found;
}

bool isRoadPaint(const Vertex& v) {
    const auto is = [&](const Color& paint) {
        const Color light = linear(paint);
        return v.color.r == light.r && v.color.g == light.g && v.color.b == light.b;
    };
    return is(palette::toyRim) || is(palette::toyRoad) || is(palette::toyRoadMiddle);
}

bool hasAt(const std::vector<Vertex>& vertices, Vec3 place, const Color& color) {
    return std::any_of(vertices.begin(), vertices.end(), [&](const Vertex& v) {
        const float apart =
            std::abs(v.color.r - color.r) + std::abs(v.color.g - color.g) + std::abs(v.color.b - color.b);
        return length(v.position - place) < 2e-3f && apart < 1e-3f;
    });
}

}  // namespace

TEST_CASE("Every tile of The Kids is sound whichever way it is turned") {
    forEachTile(*kidsBoxTiles(), [](const engine::TileDefinition&, engine::Orientation, const Mesh& mesh) {
        CHECK(brokenValues(mesh) == 0);
        CHECK(wrongNormals(mesh) == 0);
        CHECK(mesh.indices.size() > 300);
    });
    // Bends closer than a road is wide fold its inner rim, but nothing else.
    forEachTile(*kidsStudyTiles(), [](const engine::TileDefinition&, engine::Orientation, const Mesh& mesh) {
        CHECK(brokenValues(mesh) == 0);
    });
}

TEST_CASE("A tile of The Kids keeps within its cell") {
    forEachTile(*kidsBoxTiles(), [](const engine::TileDefinition&, engine::Orientation, const Mesh& mesh) {
        const Box box = boundsOf(mesh);
        constexpr float most = halfTile + 0.2f;
        CHECK(std::max({box.high.x, box.high.z, -box.low.x, -box.low.z}) < most);
        CHECK(box.low.y > -0.65f);
        CHECK(box.high.y < 2.2f);
    });
}

TEST_CASE("Nothing stands on a road but what children stand on") {
    for (const auto& set : {kidsBoxTiles(), kidsStudyTiles()})
        forEachTile(*set, [](const engine::TileDefinition& tile, engine::Orientation turn, const Mesh& mesh) {
            const RoadPlan plan = planRoads(TilePicture(tile, turn));
            float highest = -1;
            for (const Vertex& v : mesh.vertices) {
                if (distanceToRoads(plan.lines, v.position.x, v.position.z) > 0.36f) continue;
                const bool atStop = std::any_of(plan.stops.begin(), plan.stops.end(), [&](const Stop& stop) {
                    return std::hypot(v.position.x - stop.place.x, v.position.z - stop.place.z) < 1.2f;
                });
                if (!atStop) highest = std::max(highest, v.position.y);
            }
            CHECK(highest < 0.13f);
        });
}

TEST_CASE("Everything of a road looks up, its rounded ends, too") {
    forEachTile(*kidsBoxTiles(), [](const engine::TileDefinition& tile, engine::Orientation turn, const Mesh& mesh) {
        const RoadPlan plan = planRoads(TilePicture(tile, turn));
        std::size_t down = 0;
        for (const Vertex& v : mesh.vertices)
            if (isRoadPaint(v) && v.normal.y < 0.1f) ++down;
        CHECK(down == 0);
        for (const RoadLine& line : plan.lines) {
            if (line.endsOnBorder || line.endsInWater) continue;
            const Vec3 way = normalized(line.points.back() - line.points[line.points.size() - 2]);
            const Vec3 tip = line.points.back() + way * rimHalf;
            CHECK(highestNear(mesh, tip, 0.02f) > -0.01f);
        }
    });
}

TEST_CASE("A child has room where it stands") {
    forEachTile(*kidsBoxTiles(), [](const engine::TileDefinition& tile, engine::Orientation turn, const Mesh& mesh) {
        for (const PlannedPart& part : planTileInHand(*kidsBoxTiles(), *kidsBoxTiles()->find(tile.id), {0, 0}, turn))
            if (part.key.kind == PartKind::Child)
                CHECK(highestNear(mesh, part.position, discRadius - 0.1f) < discTop - 0.03f);
    });
}

TEST_CASE("Every stop of a picture stands on the tile, near its cell") {
    for (const auto& set : {kidsBoxTiles(), kidsStudyTiles()})
        forEachTile(*set, [](const engine::TileDefinition& tile, engine::Orientation turn, const Mesh& mesh) {
            const TilePicture picture(tile, turn);
            const RoadPlan plan = planRoads(picture);
            std::size_t wanted = 0;
            for (int row = 0; row < cells; ++row)
                for (int column = 0; column < cells; ++column) {
                    const char cell = picture.at(row, column);
                    if (cell != 'h' && cell != 'p' && cell != 'w' && cell != 'm') continue;
                    ++wanted;
                    CHECK(std::any_of(plan.stops.begin(), plan.stops.end(), [&](const Stop& stop) {
                        return length(stop.place - cellCentre(row, column)) < 0.7f;
                    }));
                }
            CHECK(plan.stops.size() == wanted);
            for (const Stop& stop : plan.stops) CHECK(highestNear(mesh, stop.place, 0.9f) > 0.3f);
        });
}

TEST_CASE("A road ends before its stop and looks at it") {
    forEachTile(*kidsBoxTiles(), [](const engine::TileDefinition& tile, engine::Orientation turn, const Mesh&) {
        const RoadPlan plan = planRoads(TilePicture(tile, turn));
        for (const RoadLine& line : plan.lines) {
            CHECK(line.startsOnBorder);
            if (line.endsOnBorder) continue;
            const Vec3 end = line.points.back();
            const auto stop = std::min_element(
                plan.stops.begin(), plan.stops.end(),
                [&](const Stop& a, const Stop& b) { return length(a.place - end) < length(b.place - end); });
            REQUIRE(stop != plan.stops.end());
            const Vec3 way = end - stop->place;
            CHECK(length(way) > 0.7f);
            CHECK(length(way) < 1);
            CHECK(dot(normalized(way), stop->front) > 0.99f);
        }
    });
}

TEST_CASE("Two roads of a tile never touch") {
    forEachTile(*kidsBoxTiles(), [](const engine::TileDefinition& tile, engine::Orientation turn, const Mesh&) {
        const RoadPlan plan = planRoads(TilePicture(tile, turn));
        CHECK(plan.lines.size() == tile.segments.size());
        for (std::size_t a = 0; a < plan.lines.size(); ++a)
            for (std::size_t b = a + 1; b < plan.lines.size(); ++b)
                CHECK(distanceBetween(plan.lines[a], plan.lines[b]) > 2 * rimHalf + 0.5f);
    });
}

TEST_CASE("Roads meet in rounded bends") {
    forEachTile(*kidsBoxTiles(), [](const engine::TileDefinition& tile, engine::Orientation turn, const Mesh&) {
        for (const RoadLine& line : planRoads(TilePicture(tile, turn)).lines)
            for (std::size_t k = 1; k + 1 < line.points.size(); ++k) {
                const Vec3 in = normalized(line.points[k] - line.points[k - 1]);
                const Vec3 out = normalized(line.points[k + 1] - line.points[k]);
                CHECK(dot(in, out) > 0.9f);
            }
    });
}

TEST_CASE("A branch joins the road it leaves") {
    const engine::TileDefinition cross = engine::makeKidsTile("cross", 1, plaza());
    const RoadPlan plan = planRoads(TilePicture(cross, engine::Orientation::Upright));
    CHECK(plan.stops.empty());
    REQUIRE_FALSE(plan.joints.empty());
    for (const Vec3 joint : plan.joints) CHECK(joint == Vec3{0, 0, 0});
    const engine::TileDefinition fork = engine::makeKidsTile("fork", 1, junction());
    CHECK(planRoads(TilePicture(fork, engine::Orientation::Upright)).joints.size() == 1);
}

TEST_CASE("Meadow and road run on from tile to tile without a seam") {
    const auto set = kidsBoxTiles();
    for (std::size_t design = 0; design < set->size(); ++design) {
        const Mesh here = build(*set, 5, engine::Orientation::Upright, {3, 2}, 0);
        for (const engine::Direction side : engine::allDirections) {
            INFO((*set)[static_cast<engine::TileIndex>(design)].id << " at side " << static_cast<int>(side));
            const engine::Position there = engine::neighbour({3, 2}, side);
            const Mesh next = build(*set, design, engine::Orientation::Quarter, there, 0);
            const auto ours = alongSide(here, side);
            const auto theirs = alongSide(moved(next, centreOf(there) - centreOf({3, 2})), side);
            REQUIRE(ours.size() > 10);
            for (const Vertex& v : ours) CHECK(hasAt(theirs, v.position, v.color));
        }
    }
}

TEST_CASE("Tiles of The Kids cost less than those of The City") {
    std::size_t sum = 0;
    std::size_t coarse = 0;
    std::size_t count = 0;
    forEachTile(*kidsBoxTiles(), [&](const engine::TileDefinition&, engine::Orientation, const Mesh& mesh) {
        CHECK(mesh.triangleCount() <= 3000);
        sum += mesh.triangleCount();
        coarse += mesh.indices.size() / 3;
        ++count;
    });
    CHECK(sum / count <= 2200);
    CHECK(coarse / count <= 1400);
}

TEST_CASE("The same tile of The Kids at the same place looks the same, elsewhere it does not") {
    const auto set = kidsBoxTiles();
    for (std::size_t design = 0; design < set->size(); ++design) {
        const Mesh first = build(*set, design, engine::Orientation::Half, {1, 4});
        CHECK(isSame(first, build(*set, design, engine::Orientation::Half, {1, 4})));
        CHECK_FALSE(isSame(first, build(*set, design, engine::Orientation::Half, {2, 4})));
    }
}
