// What stands in a city, planned from positions of games.
#include "remparts/geometry/city_plan.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "boundary.h"
#include "geometry/mesh_checks.h"
#include "levels.h"
#include "remparts/geometry/layout.h"
#include "support/catch.h"
#include "support/random_games.h"
#include "support/table.h"
#include "surroundings.h"
#include "tile_picture.h"

using namespace remparts::geometry;
using namespace remparts::test;
using namespace remparts;
using engine::Direction;

namespace {

std::vector<PlannedPart> of(const CityPlan& plan, PartKind kind) {
    std::vector<PlannedPart> parts;
    std::copy_if(plan.parts.begin(), plan.parts.end(), std::back_inserter(parts),
                 [&](const PlannedPart& part) { return part.key.kind == kind; });
    return parts;
}

// Two tiles, one north of the other, with the gate in the north and wall pieces clockwise from it.
Table walledPair(int pieces) {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.stack(2).lay("lane_n", {0, 1}, 180);
    table.gate({0, 1}, Direction::North).walls(pieces);
    return table;
}

Joints jointsOf(const CityPlan& plan, PartKind kind, std::size_t number) {
    return unpackJoints(of(plan, kind).at(number).key.surroundings);
}

std::size_t towersOf(const engine::CityWall& wall) {
    std::size_t count = 0;
    for (const engine::PlayerIndex owner : wall.gateTowers) count += owner != engine::noPlayer ? 1u : 0u;
    for (const auto& arm : wall.arms)
        for (const engine::WallPiece& piece : arm) count += piece.tower != engine::noPlayer ? 1u : 0u;
    return count;
}

}  // namespace

TEST_CASE("An empty board has an empty plan round the origin") {
    const CityPlan plan = planCity(Table().state());
    CHECK(plan.parts.empty());
    CHECK(plan.centre == Vec3{});
    CHECK(plan.radius == 10);
}

TEST_CASE("Tiles lie on their cells, and know which sides are open") {
    Table table;
    table.lay("street_ns", {0, 0}).lay("street_ns", {0, 1});
    const auto tiles = of(planCity(table.state()), PartKind::Tile);
    REQUIRE(tiles.size() == 2);
    CHECK(tiles[1].position == centreOf({0, 1}));
    CHECK((tiles[0].key.surroundings & allOpen) == 0b1110);
    CHECK((tiles[1].key.surroundings & allOpen) == 0b1011);
    for (const Half half : {Half::First, Half::Last}) {  // gardens lie on both hands of the street
        CHECK((tiles[0].key.surroundings & gardensBeyond(engine::Direction::North, half)) != 0);
        CHECK((tiles[1].key.surroundings & gardensBeyond(engine::Direction::South, half)) != 0);
        CHECK((tiles[0].key.surroundings & gardensBeyond(engine::Direction::South, half)) == 0);
    }
}

TEST_CASE("A tile in hand is planned with all four sides open") {
    const PlannedPart part = planTile(7, {2, -1}, engine::Orientation::Half);
    CHECK(part.position == centreOf({2, -1}));
    CHECK(part.key.design == 7);
    CHECK(part.key.orientation == 2);
    CHECK(part.key.surroundings == 0xf);
}

TEST_CASE("Citizens stand, stewards lie, both on their segment's cell") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("plain", {1, 0}).steward();
    const CityPlan plan = planCity(table.state());
    const auto citizens = of(plan, PartKind::StandingFollower);
    const auto stewards = of(plan, PartKind::LyingFollower);
    REQUIRE(citizens.size() == 1);
    REQUIRE(stewards.size() == 1);
    CHECK(citizens[0].position == Vec3{0, streetLevel, -2});
    CHECK(cellAt(stewards[0].position) == engine::Position{1, 0});
    CHECK(citizens[0].key.color != stewards[0].key.color);
}

TEST_CASE("Pieces run straight on along a side of the city and are mitred round its corners") {
    const CityPlan plan = planCity(walledPair(3).state());
    REQUIRE(of(plan, PartKind::Wall).size() == 3);
    CHECK(of(plan, PartKind::Gate).at(0).position == middleOf({{0, 1}, Direction::North}));
    CHECK(jointsOf(plan, PartKind::Gate, 0).minusX == Joint::Outward);
    CHECK(jointsOf(plan, PartKind::Gate, 0).plusX == Joint::Free);
    CHECK(jointsOf(plan, PartKind::Wall, 0).plusX == Joint::Outward);
    CHECK(jointsOf(plan, PartKind::Wall, 0).minusX == Joint::Straight);
    CHECK(jointsOf(plan, PartKind::Wall, 1).minusX == Joint::Outward);
    CHECK(jointsOf(plan, PartKind::Wall, 2).minusX == Joint::Free);
}

TEST_CASE("A tower stands on the corner at the wall's end") {
    Table table = walledPair(3);
    table.tower(engine::WallEnd::Clockwise);
    const auto towers = of(planCity(table.state()), PartKind::Tower);
    REQUIRE(towers.size() == 1);
    CHECK(towers[0].position.x == Approx(-halfTile - wallCentre));
    CHECK(towers[0].position.z == Approx(halfTile + wallCentre));
}

TEST_CASE("A tower stands beside the gate when its arm has no piece") {
    Table table = walledPair(3);
    table.tower(engine::WallEnd::Counterclockwise);
    const auto towers = of(planCity(table.state()), PartKind::Tower);
    REQUIRE(towers.size() == 1);
    CHECK(towers[0].position.x == Approx(-halfTile - wallCentre));
    CHECK(towers[0].position.z == Approx(-7 - halfTile - wallCentre));
}

TEST_CASE("A tower in an inward corner beside the gate keeps clear of the gate's own towers") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("plain", {1, 0});
    table.stack(2).lay("lane_n", {0, 1}, 180);
    table.gate({1, 0}, Direction::North).walls(3).tower(engine::WallEnd::Counterclockwise);
    const CityPlan plan = planCity(table.state());
    const Vec3 tower = of(plan, PartKind::Tower).at(0).position;
    const Vec3 drum = middleOf({{1, 0}, Direction::North}) + Vec3{-1.32f, 0, -0.62f};
    constexpr float cones = 1.02f + 1.19f;
    CHECK(std::hypot(tower.x - drum.x, tower.z - drum.z) > cones);
    // It stands on the next side, where the wall will run on.
    CHECK(tower.x == Approx(middleOf({{0, 1}, Direction::East}).x + wallCentre));
}

TEST_CASE("A guard stands on the walkway and looks into the city") {
    Table table = walledPair(1);
    table.guard();
    const auto figures = of(planCity(table.state()), PartKind::StandingFollower);
    REQUIRE(figures.size() == 1);
    const PlannedPart& guard = figures[0];
    CHECK(guard.key.surroundings == onGuard);
    CHECK(static_cast<Direction>(guard.key.side) == Direction::East);
    CHECK(guard.position == middleOf({{0, 1}, Direction::East}) + Vec3{wallCentre - 0.05f, walkway, 0});
    // Its signs are on its front and its back: the figure is thin along x.
    const Box box = boundsOf(buildPart(guard.key, *table.state().setup->tiles).mesh);
    CHECK(box.high.x - box.low.x < 0.4f);
    CHECK(box.high.z - box.low.z > 1);
}

TEST_CASE("Imagined pieces join the wall that stands [C8.2]") {
    const Table table = walledPair(3);
    const std::vector<engine::BoardEdge> rest{{{0, 0}, Direction::West}, {{0, 1}, Direction::West}};
    const auto parts = planImaginedWall(table.state(), rest);
    REQUIRE(parts.size() == 2);
    for (const PlannedPart& part : parts) {
        CHECK(part.key.kind == PartKind::Wall);
        CHECK(isImagined(part.key.surroundings));
    }
    CHECK(unpackJoints(parts[0].key.surroundings).plusX == Joint::Outward);
    CHECK(unpackJoints(parts[0].key.surroundings).minusX == Joint::Straight);
    CHECK(unpackJoints(parts[1].key.surroundings).minusX == Joint::Outward);
}

TEST_CASE("The circle round the city holds all its tiles") {
    Table table;
    table.lay("street_ns", {0, 0}).lay("street_ns", {0, 1}).lay("street_ns", {0, 2});
    const CityPlan plan = planCity(table.state());
    CHECK(plan.centre == centreOf({0, 1}));
    CHECK(plan.radius == Approx(std::hypot(3.5f, 10.5f)));
}

TEST_CASE("At every step of a game everything on the table is planned once") {
    for (const std::uint64_t seed : {3u, 4u, 11u}) {
        const auto observe = [&](const Moment& moment) {
            if (moment.step % 5 != 0) return;
            const engine::GameState& state = moment.after;
            const CityPlan plan = planCity(state);
            CHECK(of(plan, PartKind::Tile).size() == state.board.tiles().size());
            CHECK(of(plan, PartKind::Wall).size() == state.wall.pieceCount());
            CHECK(of(plan, PartKind::Gate).size() == (state.wall.gate ? 1 : 0));
            CHECK(of(plan, PartKind::Tower).size() == towersOf(state.wall));
            CHECK(of(plan, PartKind::StandingFollower).size() + of(plan, PartKind::LyingFollower).size() ==
                  state.followers.size());
            std::set<PartKey> keys;
            for (const PlannedPart& part : plan.parts) keys.insert(part.key);
            CHECK(keys.size() == plan.parts.size());
        };
        (void)playRandomGame(randomSetup(seed), seed, observe);
    }
}

TEST_CASE("Neighbouring pieces agree about the joint between them") {
    const auto check = [](const Moment& moment) {
        const engine::Board& board = moment.after.board;
        const Occupied occupied = [&](engine::Position cell) { return board.isOccupied(cell); };
        std::map<engine::BoardEdge, Joints> joints;
        for (const PlannedPart& part : planCity(moment.after).parts)
            if (part.key.kind == PartKind::Wall || part.key.kind == PartKind::Gate)
                joints[{part.key.cell, static_cast<Direction>(part.key.side)}] = unpackJoints(part.key.surroundings);
        for (const auto& [edge, own] : joints) {
            const auto next = joints.find(sideAfter(occupied, edge, Way::Clockwise).edge);
            CHECK((next == joints.end()) == (own.minusX == Joint::Free));
            if (next == joints.end()) continue;
            const auto plain = [](Joint joint) { return joint == Joint::ShortAtGate ? Joint::Inward : joint; };
            CHECK(plain(next->second.plusX) == plain(own.minusX));
        }
    };
    for (const std::uint64_t seed : {5u, 6u}) (void)playRandomGame(randomSetup(seed), seed, check);
}
