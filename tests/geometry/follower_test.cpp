// Followers, and where on a tile they stand.
#include <cmath>
#include <set>

#include "follower_place.h"
#include "geometry/mesh_checks.h"
#include "palette.h"
#include "remparts/engine/tile_layout.h"
#include "remparts/geometry/city_plan.h"
#include "support/catch.h"
#include "support/designs.h"
#include "tile_picture.h"

using namespace remparts::geometry;
using namespace remparts::test;
namespace engine = remparts::engine;

namespace {

PartModel build(PartKind kind, std::uint8_t color) {
    PartKey key;
    key.kind = kind;
    key.color = color;
    return buildPart(key, *boxTiles());
}

bool isSign(const Vertex& v) {
    return v.color.r == linear(palette::playerSign).r && v.color.b == linear(palette::playerSign).b;
}

// The triangles of the body or of the signs alone, as seen near by.
Mesh only(const Mesh& mesh, bool sign) {
    Mesh part;
    part.vertices = mesh.vertices;
    for (std::size_t k = 0; k < mesh.near.size(); k += 3)
        if (isSign(mesh.vertices[mesh.near[k]]) == sign)
            for (std::size_t corner = 0; corner < 3; ++corner) part.indices.push_back(mesh.near[k + corner]);
    return part;
}

engine::PictureCell cellOn(const char* design, std::uint8_t segment) {
    const auto set = boxTiles();
    return engine::followerCell((*set)[*set->find(design)], segment);
}

template <class Visit>
void forEachSegment(Visit visit) {
    const auto set = boxTiles();
    for (std::size_t design = 0; design < set->size(); ++design) {
        const auto index = static_cast<engine::TileIndex>(design);
        for (const engine::Orientation turn : engine::allOrientations) {
            const PartModel model = buildPart(planTile(index, {static_cast<int>(design), 5}, turn).key, *set);
            for (std::uint8_t segment = 0; segment < (*set)[index].segments.size(); ++segment) {
                INFO((*set)[index].id << " turned by " << engine::degrees(turn) << ", segment " << int{segment});
                visit((*set)[index], segment, turn, model.mesh);
            }
        }
    }
}

}  // namespace

TEST_CASE("Followers are closed solids with a flat sign") {
    for (const PartKind kind : {PartKind::StandingFollower, PartKind::LyingFollower})
        for (std::uint8_t color = 0; color < 4; ++color) {
            const Mesh mesh = build(kind, color).mesh;
            CHECK(openEdges(only(mesh, false)).empty());
            CHECK(wrongNormals(mesh) == 0);
            CHECK(brokenValues(mesh) == 0);
            CHECK_FALSE(only(mesh, true).indices.empty());
        }
}

TEST_CASE("Each player has a sign of its own form") {
    std::set<std::size_t> corners;
    for (std::uint8_t color = 0; color < 4; ++color)
        corners.insert(only(build(PartKind::LyingFollower, color).mesh, true).indices.size());
    CHECK(corners.size() == 4);
}

TEST_CASE("A citizen stands, a steward lies") {
    const Box standing = boundsOf(build(PartKind::StandingFollower, 0).mesh);
    const Box lying = boundsOf(build(PartKind::LyingFollower, 0).mesh);
    CHECK(standing.low.y == Approx(0).margin(1e-4));
    CHECK(standing.high.y > 1.3f);
    CHECK(lying.low.y == Approx(0).margin(1e-4));
    CHECK(lying.high.y < 0.4f);
    CHECK(lying.high.x + lying.low.x == Approx(0).margin(0.3));
}

TEST_CASE("A follower's cell belongs to its segment") {
    forEachSegment(
        [](const engine::TileDefinition& tile, std::uint8_t segment, engine::Orientation turn, const Mesh&) {
            const engine::PictureCell cell = engine::turned(engine::followerCell(tile, segment), turn);
            CHECK(TilePicture(tile, turn).segment(cell.row, cell.column) == segment);
            const Vec3 off = followerPlace(tile, segment, turn) - cellCentre(cell.row, cell.column);
            CHECK(std::hypot(off.x, off.z) < 0.5f);
        });
}

TEST_CASE("A follower has room where it stands") {
    forEachSegment(
        [](const engine::TileDefinition& tile, std::uint8_t segment, engine::Orientation turn, const Mesh& mesh) {
            CHECK(highestNear(mesh, followerPlace(tile, segment, turn), 0.3f) < 0.2f);
        });
}

TEST_CASE("A steward lies behind the houses, away from the streets") {
    const engine::PictureCell corner = cellOn("C05", 0);
    CHECK(corner.row == 0);
    CHECK(corner.column == 0);
    const engine::PictureCell strip = cellOn("C03", 0);
    CHECK(strip.row == 3);
    CHECK(strip.column == 0);
}

TEST_CASE("A steward lies before a building that fills the area, at the street") {
    const engine::PictureCell cell = cellOn("C12", 0);
    CHECK(cell.row == 2);
    CHECK(cell.column == 2);
}

TEST_CASE("A seller stands between the rows of stalls, whichever way the tile is turned") {
    forEachSegment(
        [](const engine::TileDefinition& tile, std::uint8_t segment, engine::Orientation turn, const Mesh&) {
            if (tile.segments[segment].kind != engine::SegmentKind::Market) return;
            const engine::PictureCell cell = engine::turned(engine::followerCell(tile, segment), turn);
            CHECK(cell.row % 2 == 1);
            CHECK(cell.column % 2 == 1);
        });
}

TEST_CASE("A citizen stands in the middle of its street") {
    const engine::PictureCell cell = cellOn("C03", 1);
    CHECK(cell.row == 3);
    CHECK(cell.column == 3);
}
