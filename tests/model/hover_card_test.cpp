// The card that tells all about what the pointer is on.
#include "hover_card.h"

#include <algorithm>

#include "feature_facts.h"
#include "model_support.h"
#include "support/catch.h"
#include "table_geometry.h"

namespace remparts::test {
namespace {

using model::HoverCard;
using model::PointedPiece;

std::string valueOf(const HoverCard& card, const char* label) {
    for (const model::CardLine& line : card.lines)
        if (line.label == QLatin1String(label)) return plain(line.value);
    return {};
}

HoverCard cardOf(const Table& table, engine::SegmentRef segment) {
    return model::hoverCard(table.game(), model::middleOf(table.state(), std::vector{segment}));
}

engine::SegmentRef streetOf(const engine::GameState& state) {
    return model::featuresOf(state, engine::SegmentKind::Street).front();
}

}  // namespace

TEST_CASE("A street's card tells size, owner, worth now and at the end, place, design and rule [C4.2]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("street_ns", {0, 1});
    const HoverCard card = cardOf(table, streetOf(table.state()));
    CHECK(plain(card.title) == "Street of 2 tiles");
    CHECK(card.players.size() == 1);
    CHECK(valueOf(card, "Now") == "2 × 1 = 2");
    CHECK(valueOf(card, "It is") == "still open");
    CHECK(plain(card.rule) == "C4.2");
    CHECK(plain(card.where).find("m20") != std::string::npos);
    CHECK(plain(card.where).find("lane_n") != std::string::npos);
    CHECK(card.segments.size() == 2);
}

TEST_CASE("An unclaimed street says that nobody stands on it and gives nothing at the end [C4.4]") {
    Table table;
    table.lay("lane_n", {0, 0});
    table.lay("street_ns", {0, 1});
    const HoverCard card = cardOf(table, streetOf(table.state()));
    CHECK(plain(card.owner) == "nobody stands on it");
    CHECK(card.players.empty());
    CHECK(valueOf(card, "At the end") == "nothing, as nobody is on it");
}

TEST_CASE("A street that has scored tells what it scored and for whom [C4.1]") {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.lay("lane_n", {0, 1}, 180).settle();
    const HoverCard card = cardOf(table, streetOf(table.state()));
    CHECK(valueOf(card, "Scored") == "2 × 1 = 2");
    CHECK(valueOf(card, "Now").empty());
    CHECK(card.players.size() == 1);
}

TEST_CASE("Beside the city there is nothing to tell") {
    Table table;
    table.lay("lane_n", {0, 0});
    CHECK(model::hoverCard(table.game(), {3, 3}).isEmpty());
}

TEST_CASE("Gate, wall piece, guard and tower tell whose they are and what they are worth") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        model::Session session;
        playRandomly(session, seed);
        const engine::Game& game = session.game();
        const engine::CityWall& wall = game.state().wall;
        if (!wall.gate) continue;
        INFO("seed " << seed);
        const auto tell = [&](PointedPiece::Kind kind, engine::BoardEdge edge, engine::PlayerColor color = {}) {
            return model::hoverCard(game, {}, PointedPiece{kind, edge, {}, 0, color});
        };
        CHECK(plain(tell(PointedPiece::Kind::Gate, *wall.gate).title) == "City gate");
        for (const auto& arm : wall.arms)
            for (const engine::WallPiece& piece : arm) {
                const HoverCard told = tell(PointedPiece::Kind::Wall, piece.edge);
                REQUIRE(told.players == std::vector{game.setup().players[piece.builder].color});
                REQUIRE(told.row == engine::describeGuard(game.state(), piece.edge).row);
                if (piece.tower == engine::noPlayer) continue;
                const auto color = game.setup().players[piece.tower].color;
                const HoverCard tower = tell(PointedPiece::Kind::Tower, piece.edge, color);
                REQUIRE(tower.players == std::vector{color});
                REQUIRE(plain(tower.rule) == "C7.2");
                REQUIRE_FALSE(valueOf(tower, "Scored").empty());
            }
        for (const engine::FollowerPlacement& follower : game.state().followers) {
            if (follower.role != engine::FollowerRole::Guard) continue;
            const auto color = game.setup().players[follower.player].color;
            const HoverCard guard = tell(PointedPiece::Kind::Guard, follower.edge, color);
            const int points = engine::describeGuard(game.state(), follower.edge).worth.points();
            REQUIRE(valueOf(guard, "Scored").find("= " + std::to_string(points)) != std::string::npos);
        }
    }
}

TEST_CASE("Every place of a random city and every child's road can be pointed at") {
    for (const auto play : {playRandomly, playKidsRandomly})
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            model::Session session;
            play(session, seed, 10'000);
            INFO("seed " << seed);
            for (const engine::PlacedTile& tile : session.state().board.tiles())
                for (int cell = 0; cell < 49; ++cell) {
                    const HoverCard card =
                        model::hoverCard(session.game(), model::pointOn(tile, {cell / 7, cell % 7}));
                    REQUIRE_FALSE(card.title.isEmpty());
                    REQUIRE_FALSE(card.where.isEmpty());
                }
        }
}

}  // namespace remparts::test
