// Children, figures and piles of The Kids.
#include <algorithm>
#include <set>

#include "geometry/mesh_checks.h"
#include "kids/children.h"
#include "kids/figures.h"
#include "kids/piles.h"
#include "levels.h"
#include "palette.h"
#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/layout.h"
#include "support/catch.h"
#include "support/kids_designs.h"
#include "support/kids_table.h"
#include "surroundings.h"
#include "tile_picture.h"
#include "vector.h"

using namespace remparts::geometry;
using namespace remparts::test;
namespace engine = remparts::engine;

namespace {

constexpr std::array<engine::PlayerColor, 4> colors{engine::PlayerColor::Red, engine::PlayerColor::Blue,
                                                    engine::PlayerColor::Green, engine::PlayerColor::Yellow};

bool has(const Vertex& v, const Color& paint) {
    const Color light = linear(paint);
    return v.color.r == light.r && v.color.g == light.g && v.color.b == light.b;
}

Mesh build(PartKind kind, engine::PlayerColor color, unsigned surroundings = 0) {
    PartKey key;
    key.kind = kind;
    key.color = static_cast<std::uint8_t>(color);
    key.surroundings = static_cast<std::uint16_t>(surroundings);
    return buildPart(key, *kidsBoxTiles()).mesh;
}

Mesh withoutSign(const Mesh& mesh) {
    Mesh rest;
    rest.vertices = mesh.vertices;
    for (std::size_t k = 0; k < mesh.indices.size(); k += 3)
        if (!has(mesh.vertices[mesh.indices[k]], palette::playerSign))
            for (std::size_t corner = 0; corner < 3; ++corner) rest.indices.push_back(mesh.indices[k + corner]);
    return rest;
}

std::vector<PlannedPart> of(const std::vector<PlannedPart>& parts, PartKind kind) {
    std::vector<PlannedPart> found;
    std::copy_if(parts.begin(), parts.end(), std::back_inserter(found),
                 [&](const PlannedPart& part) { return part.key.kind == kind; });
    return found;
}

// A red and a blue child on a closed road; red and blue play, green does not.
KidsTable closedRoad() {
    KidsTable table({{engine::PlayerColor::Red, engine::PlayerColor::Blue}, spur("RG")});
    table.lay(spur("B"), {0, 1}, 180);
    return table;
}

}  // namespace

TEST_CASE("Figures are closed solids with a flat sign on both faces") {
    for (const engine::PlayerColor color : colors) {
        const Mesh mesh = build(PartKind::Figure, color);
        CHECK(openEdges(withoutSign(mesh)).empty());
        CHECK(wrongNormals(mesh) == 0);
        CHECK(brokenValues(mesh) == 0);
        for (const float side : {-1.0f, 1.0f})
            CHECK(std::any_of(mesh.vertices.begin(), mesh.vertices.end(), [&](const Vertex& v) {
                return has(v, palette::playerSign) && v.normal.z * side > 0.5f;
            }));
    }
}

TEST_CASE("Children are closed solids, standing and carried") {
    for (const ChildPose pose : {ChildPose::Standing, ChildPose::Carried})
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            Mesh mesh;
            Random random(seed);
            addChild(Builder(mesh), engine::PlayerColor::Blue, pose, random);
            CHECK(openEdges(mesh).empty());
            CHECK(wrongNormals(mesh) == 0);
            CHECK(brokenValues(mesh) == 0);
        }
}

TEST_CASE("Every colour has a sign of its own on its discs") {
    std::set<std::size_t> triangles;
    for (const engine::PlayerColor color : colors) {
        Mesh disc;
        addDisc(Builder(disc), color);
        CHECK(wrongNormals(disc) == 0);
        CHECK(std::any_of(disc.vertices.begin(), disc.vertices.end(),
                          [&](const Vertex& v) { return has(v, paintOf(color)); }));
        triangles.insert(disc.triangleCount());
    }
    CHECK(triangles.size() == 4);
}

TEST_CASE("A figure is larger than a child, and higher still with the child on it") {
    const Box child = boundsOf(build(PartKind::Child, engine::PlayerColor::Red));
    const Box figure = boundsOf(build(PartKind::Figure, engine::PlayerColor::Red));
    const Box carriedChild = boundsOf(build(PartKind::Child, engine::PlayerColor::Red, carried));
    CHECK(figure.high.y > child.high.y + 0.2f);
    CHECK(figure.high.x - figure.low.x > 2);
    CHECK(carriedChild.high.y > figure.high.y + 0.6f);
    CHECK(carriedChild.low.y == Approx(0).margin(1e-4));
    CHECK(carriedChild.high.y < 3.2f);
}

TEST_CASE("A tile in hand comes with its children") {
    const auto set = kidsBoxTiles();
    const auto design = *set->find("K11");
    const auto parts = planTileInHand(*set, design, {2, 1}, engine::Orientation::Quarter);
    CHECK(parts.front().key == planTile(design, {2, 1}, engine::Orientation::Quarter).key);
    const auto children = of(parts, PartKind::Child);
    REQUIRE(children.size() == 2);
    // R stands in row 1, column 5 of the unturned picture.
    const auto red = std::find_if(children.begin(), children.end(), [](const PlannedPart& child) {
        return child.key.color == static_cast<std::uint8_t>(engine::PlayerColor::Red);
    });
    REQUIRE(red != children.end());
    CHECK(red->position == centreOf({2, 1}) + cellCentre(5, 5));
}

TEST_CASE("Every child of a position stands on its disc") {
    KidsTable table({{engine::PlayerColor::Red, engine::PlayerColor::Blue}, spur("R")});
    const auto children = of(planCity(table.state()).parts, PartKind::Child);
    REQUIRE(children.size() == 1);
    CHECK(children[0].key.surroundings == 0);
    CHECK(of(planCity(table.state()).parts, PartKind::Figure).empty());
}

TEST_CASE("A figure stands where its child stood and carries it; others stay on their discs", "[K3.2]") {
    const auto parts = planCity(closedRoad().state()).parts;
    const auto figures = of(parts, PartKind::Figure);
    REQUIRE(figures.size() == 2);
    for (const PlannedPart& child : of(parts, PartKind::Child)) {
        const bool isPlayed = child.key.color != static_cast<std::uint8_t>(engine::PlayerColor::Green);
        CHECK(((child.key.surroundings & carried) != 0) == isPlayed);
        const auto figure = std::find_if(figures.begin(), figures.end(), [&](const PlannedPart& f) {
            return f.position == child.position && f.key.color == child.key.color;
        });
        CHECK((figure != figures.end()) == isPlayed);
    }
}

TEST_CASE("Children side by side are smaller, so that their discs do not overlap") {
    KidsTable table({{engine::PlayerColor::Red, engine::PlayerColor::Blue}, spur("RRB")});
    const auto children = of(planCity(table.state()).parts, PartKind::Child);
    REQUIRE(children.size() == 3);
    for (const PlannedPart& child : children) {
        float nearest = 100;
        for (const PlannedPart& other : children)
            if (other.position != child.position)
                nearest = std::min(nearest, length(other.position - child.position));
        const float scale = (child.key.surroundings & crowded) != 0 ? 0.6f : 1;
        CHECK(nearest > 2 * discRadius * scale);
        const Box box = boundsOf(buildPart(child.key, *kidsBoxTiles()).mesh);
        CHECK(box.high.x - box.low.x == Approx(2 * discRadius * scale).epsilon(0.05));
    }
}

TEST_CASE("A figure on its way looks like one that stands") {
    for (const engine::PlayerColor color : colors)
        CHECK(isSame(buildFigure(color).mesh, build(PartKind::Figure, color)));
}

TEST_CASE("A pile is as high as tiles are left in it, and an empty one leaves a mark") {
    float lower = 0;
    for (const unsigned tiles : {1u, 2u, 9u}) {
        const Mesh mesh = build(PartKind::Pile, {}, tiles);
        CHECK(wrongNormals(mesh) == 0);
        CHECK(brokenValues(mesh) == 0);
        const Box box = boundsOf(mesh);
        CHECK(box.high.y == Approx(static_cast<float>(tiles) * pileTileHeight).margin(0.05));
        CHECK(box.high.y > lower);
        CHECK(box.high.x < pileSide / 2 + 0.3f);
        lower = box.high.y;
    }
    const Box mark = boundsOf(build(PartKind::Pile, {}, 0));
    CHECK(mark.high.y < 0.05f);
    CHECK(mark.high.x - mark.low.x > pileSide * 0.9f);
}

TEST_CASE("Piles are planned where they lie, with what is left of each stack", "[K1.3]") {
    const auto setup = kidsSetup({engine::PlayerColor::Red, engine::PlayerColor::Blue},
                                 {{spur(), spur(), spur()}, {spur(), spur()}});
    const engine::Game game(setup);
    const std::vector<Vec3> places{{-7, 0, 20}, {7, 0, 20.5f}};
    const auto piles = planPiles(game.state(), places);
    REQUIRE(piles.size() == 2);
    CHECK(piles[0].key.surroundings == 2);  // the start tile was the first of them (K1.4)
    CHECK(piles[1].key.surroundings == 2);
    for (std::size_t k = 0; k < 2; ++k) CHECK(piles[k].position == Vec3{places[k].x, tableLevel, places[k].z});
    CHECK(piles[0].key != piles[1].key);
    CHECK(planPiles(game.state(), {}).empty());
}

TEST_CASE("A pile elsewhere is another part") {
    const engine::Game game(kidsSetup({engine::PlayerColor::Red, engine::PlayerColor::Blue}, {{spur(), spur()}}));
    const std::vector<Vec3> here{{0, 0, 20}};
    const std::vector<Vec3> there{{0, 0, 27}};
    CHECK(planPiles(game.state(), here)[0].key == planPiles(game.state(), here)[0].key);
    CHECK(planPiles(game.state(), here)[0].key != planPiles(game.state(), there)[0].key);
}

TEST_CASE("What lies beside the city widens its circle") {
    const engine::Game game(kidsSetup({engine::PlayerColor::Red, engine::PlayerColor::Blue}, {{spur(), spur()}}));
    CityPlan plan = planCity(game.state());
    const CityPlan alone = plan;
    addBeside(plan, {});
    CHECK(plan.radius == alone.radius);
    const std::vector<Vec3> places{{0, 0, 20}};
    addBeside(plan, planPiles(game.state(), places));
    CHECK(plan.parts.size() == alone.parts.size() + 1);
    CHECK(plan.centre == alone.centre);
    CHECK(plan.radius > 22);
}

TEST_CASE("A pile has a dark foot on the table, the mark of an empty one has none") {
    const engine::Game game(kidsSetup({engine::PlayerColor::Red, engine::PlayerColor::Blue}, {{spur(), spur()}}));
    const std::vector<Vec3> places{{0, 0, 30}};
    std::vector<PlannedPart> piles = planPiles(game.state(), places);
    const auto footOf = [&](std::uint16_t tiles) {
        piles[0].key.surroundings = tiles;
        CityPlan plan;
        addBeside(plan, piles);
        return buildTable(plan).contact;
    };
    CHECK(footOf(0).indices.empty());
    const Mesh foot = footOf(3);
    REQUIRE_FALSE(foot.indices.empty());
    const Box box = boundsOf(foot);
    CHECK(box.high.z == Approx(30 + pileSide / 2 + 1.2f).margin(0.01));
    CHECK(box.low.y > tableLevel);
}
