#include "remparts/io/json_lines.h"

#include "samples.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::engine;

namespace {

const GameSetup& setup() {
    static const io::Record record = io::parseRecord(test::sampleRecord(), "file", test::boxSource());
    return *record.setup;
}
std::string line(const Event& event) {
    return io::eventLine(setup(), event);
}

}  // namespace

TEST_CASE("actions are written as records have them") {
    CHECK(io::actionLine(0, PlaceTile{{-3, 4}, Orientation::Half}) ==
          R"({"player":0,"type":"place_tile","x":-3,"y":4,"rotation":180})");
    CHECK(io::actionLine(3, PlaceFollower{2}) == R"({"player":3,"type":"place_follower","segment":2})");
    CHECK(io::actionLine(1, PlaceGate{{{0, 1}, Direction::West}}) ==
          R"({"player":1,"type":"place_gate","x":0,"y":1,"side":"W"})");
    CHECK(io::actionLine(1, PlaceWall{WallEnd::Counterclockwise}) ==
          R"({"player":1,"type":"place_wall","end":"counterclockwise"})");
    CHECK(io::actionLine(1, PlaceTower{WallEnd::Clockwise}) ==
          R"({"player":1,"type":"place_tower","end":"clockwise"})");
    CHECK(io::actionLine(noPlayer, PlaceGuard{}) == R"({"type":"place_guard"})");
    CHECK(io::actionLine(noPlayer, Pass{}) == R"({"type":"pass"})");
    CHECK(io::actionLine(noPlayer, DrawTile{2}) == R"({"type":"draw","pile":2})");
}

TEST_CASE("events that other programs rely on have their members") {
    const BoardEdge edge{{2, -1}, Direction::South};
    CHECK(line(TileDiscarded{0}) == R"({"event":"tile_discarded","tile":"C01"})");
    CHECK(line(GatePlaced{1, edge}) == R"({"event":"gate_placed","player":1,"x":2,"y":-1,"side":"S"})");
    CHECK(line(WallPlaced{0, WallEnd::Clockwise, edge}) ==
          R"({"event":"wall_placed","player":0,"x":2,"y":-1,"side":"S","end":"clockwise"})");
    CHECK(line(GuardPlaced{1, edge}) == R"({"event":"guard_placed","player":1,"x":2,"y":-1,"side":"S"})");
}

TEST_CASE("scores are written with points, feature and terms") {
    Scored scored{1, StreetScore{4}, {0, 1}, {}, {{0, 0}, {0, 1}}};
    CHECK(line(scored) ==
          R"({"event":"scored","player":1,"points":8,"feature":"street","tiles":4,"cells":[[0,0],[0,1]]})");
    scored.score = MarketScore{3, 5};
    scored.tiles.clear();
    CHECK(line(scored) ==
          R"({"event":"scored","player":1,"points":6,"feature":"market","tiles":3,"kinds":["fish","livestock"]})");
    scored.score = ResidentialScore{2};
    CHECK(line(scored) == R"({"event":"scored","player":1,"points":4,"feature":"residential","markets":2})");
    scored.edge = {{2, 3}, Direction::East};
    scored.score = GuardScore{1, 1};
    CHECK(
        line(scored) ==
        R"({"event":"scored","player":1,"points":5,"feature":"guard","public":1,"historic":1,"x":2,"y":3,"side":"E"})");
    scored.score = TowerScore{0};
    CHECK(line(scored) ==
          R"({"event":"scored","player":1,"points":0,"feature":"tower","pieces":0,"x":2,"y":3,"side":"E"})");
}

TEST_CASE("every other event is an object with its name") {
    CHECK(line(TurnBegan{1}) == R"({"event":"turn_began","player":1})");
    CHECK(line(TileDrawn{0, 1, 2}) == R"({"event":"tile_drawn","player":0,"tile":"C02","stack":2})");
    CHECK(line(TilePlaced{0, 1, {3, 4}, Orientation::Quarter}) ==
          R"({"event":"tile_placed","player":0,"tile":"C02","x":3,"y":4,"rotation":90})");
    CHECK(line(FollowerPlaced{{1, FollowerRole::Steward, {5, 2}, {}}}) ==
          R"({"event":"follower_placed","player":1,"role":"steward","laid":5,"segment":2})");
    CHECK(line(FollowerReturned{{1, FollowerRole::Guard, {}, {{1, 1}, Direction::North}}, false}) ==
          R"({"event":"follower_returned","player":1,"role":"guard","x":1,"y":1,"side":"N","scored":false})");
    CHECK(line(WallRoundBegan{1, 2}) == R"({"event":"wall_round_began","player":1,"pieces_each":2})");
    CHECK(line(CityClosed{}) == R"({"event":"city_closed"})");
    CHECK(line(TowerPlaced{0, WallEnd::Clockwise}) == R"({"event":"tower_placed","player":0,"end":"clockwise"})");
    CHECK(line(CompletedUnclaimed{{3, 1}}) == R"({"event":"completed_unclaimed","laid":3,"segment":1})");
    CHECK(line(EndBegan{EndReason::GapSmall}) == R"({"event":"end_began","reason":"gap_small"})");
    CHECK(line(WallCompleted{{{{0, 0}, Direction::North}}}) ==
          R"({"event":"wall_completed","edges":[{"x":0,"y":0,"side":"N"}]})");
    CHECK(line(GameEnded{{3, 5}, {1}}) == R"({"event":"game_ended","scores":[3,5],"winners":[1]})");
}

TEST_CASE("legal lists and standings are single lines") {
    const std::vector<Action> legal{PlaceGuard{}, Pass{}};
    CHECK(io::legalLine(12, {1, Phase::Guard, true}, legal) ==
          R"({"step":12,"player":1,"phase":"guard","legal":[{"type":"place_guard"},{"type":"pass"}]})");
    CHECK(io::legalLine(0, {0, Phase::Over, false}, {}) == R"({"step":0,"player":0,"phase":"over","legal":[]})");
    CHECK(io::standingsLine(GameKind::City, {{12, 9}, {0}, true}) ==
          R"({"scores":[12,9],"winners":[0],"over":true})");
    CHECK(io::simulatedGameLine(GameKind::City, 7, {{4, 4}, {0, 1}, true}, 75, 160) ==
          R"({"seed":7,"scores":[4,4],"winners":[0,1],"tiles":75,"actions":160})");
    CHECK(io::standingsLine(GameKind::Kids, {{0, 3}, {0}, true}) == R"({"left":[0,3],"winners":[0],"over":true})");
    CHECK(io::simulatedGameLine(GameKind::Kids, 7, {{0, 0}, {0, 1}, true}, 30, 58) ==
          R"({"seed":7,"left":[0,0],"winners":[0,1],"tiles":30,"actions":58})");
}
