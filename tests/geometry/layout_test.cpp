#include "remparts/geometry/layout.h"

#include <cmath>

#include "builder.h"
#include "support/catch.h"
#include "tile_picture.h"

using namespace remparts::geometry;
using remparts::engine::BoardEdge;
using remparts::engine::Direction;
using remparts::engine::Position;

TEST_CASE("The middle of a cell lies in that cell, also west and south of the first tile") {
    for (int x = -40; x <= 40; ++x)
        for (int y = -40; y <= 40; ++y) CHECK(cellAt(centreOf({x, y})) == Position{x, y});
}

TEST_CASE("A point belongs to the cell within half a tile of it") {
    const Vec3 centre = centreOf({2, -3});
    CHECK(cellAt(centre + Vec3{3.4f, 0, 0}) == Position{2, -3});
    CHECK(cellAt(centre + Vec3{3.6f, 0, 0}) == Position{3, -3});
    CHECK(cellAt(centre + Vec3{0, 0, -3.4f}) == Position{2, -3});
    CHECK(cellAt(centre + Vec3{0, 0, -3.6f}) == Position{2, -2});
}

TEST_CASE("North is away along −z, east along +x") {
    CHECK(centreOf({0, 1}) == Vec3{0, 0, -7});
    CHECK(centreOf({1, 0}) == Vec3{7, 0, 0});
    CHECK(middleOf({{0, 0}, Direction::North}) == Vec3{0, 0, -3.5f});
    CHECK(middleOf({{1, 1}, Direction::East}) == Vec3{10.5f, 0, -7});
}

TEST_CASE("The middle of a side is the same from both tiles") {
    for (const Direction side : remparts::engine::allDirections) {
        const BoardEdge edge{{3, 4}, side};
        CHECK(middleOf(edge) == middleOf({edge.front(), remparts::engine::opposite(side)}));
    }
}

TEST_CASE("A piece turned for a side looks out of the tile there") {
    for (const Direction side : remparts::engine::allDirections) {
        const Vec3 front = Frame({}, yawOf(side)).direction({0, 0, 1});
        const Vec3 wanted = stepTowards(side);
        CHECK(front.x == Approx(wanted.x).margin(1e-5));
        CHECK(front.z == Approx(wanted.z).margin(1e-5));
    }
}

TEST_CASE("A ray meets a level below its origin when it looks down") {
    const auto met = meetPlane({{1, 10, 2}, {0, -2, 1}});
    REQUIRE(met);
    CHECK(met->x == Approx(1));
    CHECK(met->y == 0);
    CHECK(met->z == Approx(7));
    CHECK(meetPlane({{1, 10, 2}, {0, -2, 1}}, 4)->z == Approx(5));
}

TEST_CASE("A ray that looks up or along the level never meets it") {
    CHECK_FALSE(meetPlane({{0, 10, 0}, {0, 1, 0}}));
    CHECK_FALSE(meetPlane({{0, 10, 0}, {1, 0, 0}}));
    CHECK_FALSE(meetPlane({{0, 10, 0}, {1, -1e-39f, 0}}));
    CHECK_FALSE(meetPlane({{0, 10, 0}, {0, std::nanf(""), 0}}));
}

TEST_CASE("A ray from below meets the level above it") {
    CHECK(meetPlane({{0, -1, 0}, {0, 1, 0}}).has_value());
}

TEST_CASE("Points beyond all cells are no harm") {
    CHECK(cellAt({1e30f, 0, -1e30f}).x > 1000000);
    CHECK(cellAt({-1e30f, 0, 0}).x < -1000000);
}
