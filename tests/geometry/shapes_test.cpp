// Outlines, and the bodies that everything is built of.
#include <cmath>

#include "builder.h"
#include "geometry/mesh_checks.h"
#include "outline.h"
#include "roofs.h"
#include "support/catch.h"
#include "vector.h"

using namespace remparts::geometry;
using namespace remparts::test;

namespace {

const Color grey = hex(0x808080);
const std::vector<Vec2> arrow{{0, 0}, {2, 1}, {0, 2}, {0.5f, 1}};

float areaOf(const std::vector<Vec2>& outline, const std::vector<std::uint32_t>& triangles) {
    float sum = 0;
    for (std::size_t k = 0; k < triangles.size(); k += 3) {
        const std::vector<Vec2> one{outline[triangles[k]], outline[triangles[k + 1]], outline[triangles[k + 2]]};
        CHECK(signedArea(one) > 0);
        sum += signedArea(one);
    }
    return sum;
}

}  // namespace

TEST_CASE("An outline with a notch is cut into triangles that cover it once") {
    CHECK(triangulate(arrow).size() == 6);
    CHECK(areaOf(arrow, triangulate(arrow)) == Approx(signedArea(arrow)));
}

TEST_CASE("An outline may run either way round") {
    const std::vector<Vec2> reversed(arrow.rbegin(), arrow.rend());
    CHECK(signedArea(reversed) == Approx(-signedArea(arrow)));
    CHECK(areaOf(reversed, triangulate(reversed)) == Approx(signedArea(arrow)));
}

TEST_CASE("A square shrinks on all sides alike") {
    const std::vector<Vec2> square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    const std::vector<Vec2> smaller = shrunk(square, std::sqrt(0.5f));
    CHECK(smaller[0].x == Approx(0.5f));
    CHECK(smaller[0].y == Approx(0.5f));
    CHECK(smaller[2].x == Approx(3.5f));
}

TEST_CASE("Boxes, turned bodies and extruded outlines are closed and look outwards") {
    Mesh mesh;
    const Builder b(mesh, Frame({3, 1, -2}, 0.7f, 1.3f));
    SECTION("a box") {
        b.box({-1, 0, -1}, {1, 2, 3}, grey, 0.6f, faces::all);
    }
    SECTION("a round body") {
        b.lathe({}, {{0, 0}, {1, 0}, {1.2f, 1}, {0, 2}}, 9, grey);
    }
    SECTION("a turned body with edges") {
        b.lathe({}, {{0, 0}, {1, 0}, {1.2f, 1}, {0, 2}}, 6, grey, {0.7f, false});
    }
    SECTION("an outline") {
        b.extrude(arrow, 0.5f, 0.05f, grey);
    }
    SECTION("a pyramid") {
        addPyramid(b, 1, 2, 1.5f, grey);
    }
    SECTION("a cone") {
        addCone(b, {0, 1, 0}, 0.8f, 2, 11, grey);
    }
    SECTION("a capped sweep") {
        const std::vector<Vec2> section{{1, 0}, {1, 2}, {0, 2}, {0, 0}, {1, 0}};
        b.sweep(section, {-2, 0, 2, 0}, grey);
        b.cap(std::span(section).first(4), -2, false, grey);
        b.cap(std::span(section).first(4), 2, true, grey);
    }
    CHECK(openEdges(mesh).empty());
    CHECK(wrongNormals(mesh) == 0);
    CHECK(brokenValues(mesh) == 0);
}

TEST_CASE("A round body shares the vertices between its faces") {
    Mesh mesh;
    Builder(mesh).lathe({}, {{1, 0}, {1, 1}}, 12, grey);
    CHECK(mesh.vertices.size() == 24);
    CHECK(mesh.triangleCount() == 24);
}

TEST_CASE("A frame inside a frame turns, scales and moves one after the other") {
    const Frame outer({1, 0, 0}, quarterTurn, 2);
    const Frame inner = outer.child({0, 0, 1}, quarterTurn, 0.5f);
    const Vec3 p = inner.point({1, 0, 0});
    CHECK(p.x == Approx(2));
    CHECK(p.y == Approx(0).margin(1e-5));
    CHECK(p.z == Approx(0).margin(1e-5));
}

TEST_CASE("What is fine goes to the detail, over the same vertices") {
    Mesh mesh;
    const Builder b(mesh);
    b.triangle({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, grey);
    b.fine().triangle({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, grey);
    CHECK(mesh.indices == std::vector<std::uint32_t>{0, 1, 2});
    CHECK(mesh.detail == std::vector<std::uint32_t>{3, 4, 5});
    CHECK(mesh.triangleCount() == 2);
}
