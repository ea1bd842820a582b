// Prints hold closed bodies alone: every kind of part, as a 3D printer's program asks for it.
#include <string>
#include <vector>

#include "builder.h"
#include "geometry/mesh_checks.h"
#include "print_shapes.h"
#include "remparts/geometry/city_plan.h"
#include "support/catch.h"
#include "support/closed_bodies.h"
#include "support/designs.h"
#include "support/kids_designs.h"
#include "surroundings.h"

using namespace remparts::geometry;
using namespace remparts::test;
namespace engine = remparts::engine;

namespace {

// Of a picture cell: rounding alone.
constexpr float nearness = 0.0005f;

Mesh printOf(const PartKey& key, const engine::TileSet& tiles) {
    return buildPart(key, tiles, Purpose::Print).mesh;
}

// What is wrong with a print; empty when all is well.
std::string faultOf(const Mesh& mesh) {
    const Bodies bodies = bodiesOf(printedTriangles(mesh), nearness);
    if (!mesh.near.empty() || !mesh.detail.empty()) return "levels in a print";
    if (bodies.shells == 0) return "nothing to print";
    if (bodies.openEdges != 0) return std::to_string(bodies.openEdges) + " open edges, one at " + bodies.anOpenEdge;
    if (bodies.inverted != 0)
        return std::to_string(bodies.inverted) + " bodies inside out, one at " + bodies.anInverted;
    return {};
}

PartKey keyOf(PartKind kind, std::uint16_t surroundings = 0) {
    PartKey key;
    key.kind = kind;
    key.surroundings = surroundings;
    return key;
}

Mesh printOf(void (*make)(const Builder&)) {
    Mesh mesh;
    mesh.purpose = Purpose::Print;
    make(Builder(mesh, Frame({1, 2, 3}, 0.7f, 0.9f)));
    return mesh;
}

}  // namespace

TEST_CASE("The builder's bodies are closed in prints, whatever pictures leave out") {
    struct Form {
        const char* name;
        void (*make)(const Builder&);
    };
    const auto form = GENERATE(
        Form{"a box without its bottom",
             [](const Builder& b) {
                 b.box({0, 0, 0}, {1, 2, 3}, {});
             }},
        Form{"a box of two faces",
             [](const Builder& b) {
                 b.box({0, 0, 0}, {1, 2, 3}, {}, 1, faces::top);
             }},
        Form{"a cone",
             [](const Builder& b) {
                 b.lathe({}, {{1, 0}, {0, 2}}, 8, {});
             }},
        Form{"an open tube",
             [](const Builder& b) {
                 b.lathe({}, {{1, 0}, {1, 2}}, 8, {}, {.smooth = false});
             }},
        Form{"a ball",
             [](const Builder& b) {
                 b.lathe({}, {{0, 0}, {1, 1}, {0, 2}}, 8, {});
             }},
        Form{"a cone upside down",
             [](const Builder& b) {
                 b.lathe({}, {{0, 0}, {1, 2}}, 8, {});
             }},
        Form{"a vase with a step",
             [](const Builder& b) {
                 b.lathe({}, {{1, 0}, {1, 1}, {2, 1}, {0.5f, 3}}, 6, {});
             }},
        Form{"an arch",
             [](const Builder& b) {
                 b.extrude(std::vector<Vec2>{{-2, 0}, {-1, 0}, {-1, 1}, {1, 1}, {1, 0}, {2, 0}, {2, 2}, {-2, 2}}, 1,
                           0.05f, {});
             }},
        Form{"a mitred bar",
             [](const Builder& b) {
                 b.printBar(std::vector<Vec2>{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {0, 1, 5, -1}, {});
             }},
        Form{"a bar that ends in an edge", [](const Builder& b) {
                 b.printBar(std::vector<Vec2>{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {0, 0.5f, 1, -0.5f}, {});
             }});
    INFO(form.name);
    CHECK(faultOf(printOf(form.make)) == "");
}

TEST_CASE("Skin is not printed: panes, paint and discs have no thickness") {
    const Mesh mesh = printOf([](const Builder& b) {
        b.quad({0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, {});
        b.triangle({0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {});
        b.lathe({}, {{0, 1}, {1, 1}}, 8, {});
        b.lathe({}, {{1, 1}, {2, 0.8f}}, 8, {});  // an underside of eaves
        b.sweep({{0, 0}, {1, 0}}, {0, 0, 1, 0}, {});
    });
    CHECK(mesh.indices.empty());
}

TEST_CASE("What would break off a print is made thicker, and stays where it is") {
    const auto thinnest = [](void (*make)(const Builder&)) {
        Mesh mesh;
        mesh.purpose = Purpose::Print;
        make(Builder(mesh, Frame({}, 0, 0.5f)));
        const Box box = boundsOf(mesh);
        CHECK(box.low.x + box.high.x == Approx(0).margin(1e-6));
        return box.high.x - box.low.x;
    };
    const float least = leastThickness;
    CHECK(thinnest([](const Builder& b) { b.box({-0.01f, 0, -1}, {0.01f, 2, 1}, {}); }) == Approx(least));
    CHECK(thinnest([](const Builder& b) { b.lathe({}, {{0.02f, 0}, {0.02f, 2}}, 16, {}); }) == Approx(least));
    CHECK(thinnest([](const Builder& b) { b.box({-1, 0, -1}, {1, 0.01f, 1}, {}); }) == Approx(1));
}

TEST_CASE("Every tile prints as closed bodies, in the middle of the city and at its rim") {
    for (const auto& tiles : {boxTiles(), kidsBoxTiles()})
        for (std::size_t design = 0; design < tiles->size(); ++design)
            for (const unsigned open : {0u, 5u, 15u}) {
                PartKey key = keyOf(PartKind::Tile, static_cast<std::uint16_t>(open));
                key.design = static_cast<std::uint16_t>(design);
                key.orientation = static_cast<std::uint8_t>(design % 4);
                INFO((*tiles)[key.design].id << " with open sides " << open);
                CHECK(faultOf(printOf(key, *tiles)) == "");
            }
}

TEST_CASE("Wall pieces and gates print as closed bodies whatever they meet") {
    for (const PartKind kind : {PartKind::Wall, PartKind::Gate})
        for (unsigned joints = 0; joints < 16; ++joints)
            for (std::uint8_t side = 0; side < 4; ++side) {
                PartKey key = keyOf(kind, static_cast<std::uint16_t>(joints));
                key.side = side;
                INFO((kind == PartKind::Gate ? "gate" : "wall") << ", joints " << joints << ", side " << int{side});
                CHECK(faultOf(printOf(key, *boxTiles())) == "");
            }
}

TEST_CASE("Towers and figures print as closed bodies in every colour") {
    for (std::uint8_t color = 0; color < 4; ++color)
        for (PartKey key : {keyOf(PartKind::Tower), keyOf(PartKind::StandingFollower),
                            keyOf(PartKind::StandingFollower, onGuard), keyOf(PartKind::LyingFollower),
                            keyOf(PartKind::Child), keyOf(PartKind::Child, carried), keyOf(PartKind::Figure)}) {
            key.color = color;
            INFO("kind " << static_cast<int>(key.kind) << ", colour " << int{color});
            CHECK(faultOf(printOf(key, *boxTiles())) == "");
        }
}
