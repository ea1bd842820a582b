// What the log says of scorings, over random games, against the brute-force twin of the rules.
#include <map>

#include "log_model.h"
#include "log_rows.h"
#include "model_support.h"
#include "support/catch.h"
#include "support/oracle/kids_ground.h"
#include "support/oracle/scoring.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::LogRow;
using model::ScoreTerm;

namespace {

struct Played {
    std::vector<Scored> scorings;               ///< as the events tell them
    std::vector<std::vector<ScoreTerm>> terms;  ///< as explained right after each
};

/// Plays a random game and keeps what scored.
Played playAndKeep(Game& game, std::uint64_t seed) {
    Played played;
    RandomPlayer player(seed);
    while (!game.state().isOver()) {
        REQUIRE_FALSE(game.play(player.choose(game.state(), game.rules().legalActions(game.state()))));
        for (const Scored& scored : only<Scored>(game.steps()[game.cursor() - 1].events)) {
            played.scorings.push_back(scored);
            played.terms.push_back(model::scoreTerms(game.state(), scored));
        }
    }
    return played;
}

oracle::City cityOf(const GameState& state) {
    oracle::City city;
    for (const PlacedTile& tile : state.board.tiles()) {
        city.lay(oracle::layOut(*state.setup->tiles, tile.tile, tile.position, tile.orientation));
        for (const Direction side : allDirections)
            if (((tile.walledSides >> index(side)) & 1) != 0) city.walls.insert({tile.position, side});
    }
    return city;
}

int countOf(const std::vector<ScoreTerm>& terms) {
    int count = 0;
    for (const ScoreTerm& term : terms) count += term.count;
    return count;
}

int pointsOf(const std::vector<ScoreTerm>& terms) {
    int points = 0;
    for (const ScoreTerm& term : terms) points += term.points();
    return points;
}

std::set<Position> cellsOf(const std::vector<ScoreTerm>& terms) {
    std::set<Position> cells;
    for (const ScoreTerm& term : terms) cells.insert(term.cells.begin(), term.cells.end());
    return cells;
}

bool isWithin(const std::set<Position>& some, const std::set<Position>& all) {
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

/// A street, market or residential area: what was counted is what a flood over the pictures finds. What is complete
/// never grows, and areas score last, so that the finished city serves for all of them.
void checkFeature(const Scored& scored, const LogRow& row, const std::vector<oracle::Patch>& patches) {
    const oracle::Patch& patch = oracle::patchOf(patches, scored.feature);
    CHECK(oracle::worthOf(patch, patches) == scored.score);
    CHECK(isWithin(cellsOf(row.sum), patch.tiles));
    CHECK(std::set<Position>(row.light.cells.begin(), row.light.cells.end()) == patch.tiles);
    CHECK(row.light.feature == patch.first);
    if (patch.kind == SegmentKind::Residential)
        CHECK(countOf(row.sum) == std::get<ResidentialScore>(oracle::worthOf(patch, patches)).markets);
    else
        CHECK(cellsOf(row.sum) == patch.tiles);
    if (patch.kind != SegmentKind::Residential) CHECK(countOf(row.sum) == static_cast<int>(patch.tiles.size()));
}

/// Each building of the row stands on the tile that is named.
void checkGuard(const Scored& scored, const LogRow& row, const oracle::City& city) {
    const std::vector<Position> watched = oracle::rowBefore(city, scored.edge);
    CHECK(oracle::guardWorth(city, scored.edge) == std::get<GuardScore>(scored.score));
    CHECK(row.light.cells == watched);
    CHECK(row.light.edges == std::vector<BoardEdge>{scored.edge});
    std::map<Position, int> told;
    for (const ScoreTerm& term : row.sum)
        if (term.count > 0) told[term.cells.at(0)] += term.count;
    for (const Position cell : watched) {
        const oracle::LaidTile& tile = *city.tileAt(cell);
        CHECK(told[cell] == tile.count('P') + tile.count('H'));
    }
    CHECK(told.size() == std::set<Position>(watched.begin(), watched.end()).size());
}

/// The pieces stand one after another up to the tower's own.
void checkTower(const Scored& scored, const LogRow& row, const CityWall& wall) {
    const std::vector<BoardEdge>& pieces = row.sum.at(0).edges;
    REQUIRE(countOf(row.sum) == static_cast<int>(pieces.size()));
    if (pieces.empty()) {
        CHECK(row.light.edges == std::vector<BoardEdge>{scored.edge});
        return;
    }
    CHECK(row.light.edges == pieces);
    CHECK(pieces.back() == scored.edge);
    const auto stands = [&](const std::vector<WallPiece>& arm) {
        const auto same = [](const WallPiece& piece, const BoardEdge& edge) { return piece.edge == edge; };
        return std::search(arm.begin(), arm.end(), pieces.begin(), pieces.end(), same) != arm.end();
    };
    CHECK((stands(wall.arms[0]) || stands(wall.arms[1])));
}

void checkRow(const Scored& scored, const LogRow& row, const GameState& end, const oracle::City& city,
              const std::vector<oracle::Patch>& patches) {
    INFO(plain(row.sentence));
    CHECK(row.player == scored.player);
    CHECK(row.points == engine::pointsOf(scored.score));
    CHECK(pointsOf(row.sum) == engine::pointsOf(scored.score));
    CHECK(model::sumLines(row.sum).back().number.toStdString() ==
          "= " + std::to_string(engine::pointsOf(scored.score)));
    if (scored.feature.tile >= 0)
        checkFeature(scored, row, patches);
    else if (std::holds_alternative<GuardScore>(scored.score))
        checkGuard(scored, row, city);
    else
        checkTower(scored, row, end.wall);
}

}  // namespace

TEST_CASE("In 504 games of The City the terms of every scoring add up, and all that is named belongs to it") {
    std::size_t checked = 0;
    for (std::uint64_t seed = 0; seed < bothGames[0].games; ++seed) {
        INFO("seed " << seed);
        Game game(randomSetup(seed));
        const Played played = playAndKeep(game, seed);
        const oracle::City city = cityOf(game.state());
        const std::vector<oracle::Patch> patches = oracle::findPatches(city);
        std::vector<LogRow> rows = model::logRows(game);
        std::erase_if(rows, [](const LogRow& row) { return !row.points; });
        REQUIRE(rows.size() == played.scorings.size());
        for (std::size_t k = 0; k < rows.size(); ++k) {
            checkRow(played.scorings[k], rows[k], game.state(), city, patches);
            CHECK(rows[k].sum == played.terms[k]);  // it is explained the same, however far the game goes on
        }
        checked += rows.size();
    }
    CHECK(checked > 5000);
}

TEST_CASE("In 204 games of The Kids every road that is told lights the tiles that a flood finds") {
    std::size_t checked = 0;
    for (std::uint64_t seed = 0; seed < 204; ++seed) {
        INFO("seed " << seed);
        Game game(randomKidsSetup(seed));
        RandomPlayer player(seed);
        while (!game.state().isOver())
            REQUIRE_FALSE(game.play(player.choose(game.state(), game.rules().legalActions(game.state()))));
        oracle::KidsGround ground;
        for (const PlacedTile& tile : game.state().board.tiles())
            ground.lay(*game.setup().tiles, tile.tile, tile.position, tile.orientation);
        for (const LogRow& row : model::logRows(game)) {
            CHECK_FALSE(row.sentence.isEmpty());
            CHECK_FALSE(row.rule.isEmpty());
            CHECK_FALSE(row.points);
            if (!row.light.feature) continue;
            const oracle::KidsRoad road = ground.roadOf(row.light.feature->tile, row.light.feature->segment);
            CHECK(road.openEnds == 0);
            std::set<Position> tiles;
            for (const SegmentRef& piece : ground.piecesOf(road))
                tiles.insert(ground.tiles[static_cast<std::size_t>(piece.tile)]);
            CHECK(std::set<Position>(row.light.cells.begin(), row.light.cells.end()) == tiles);
            ++checked;
        }
    }
    CHECK(checked > 500);
}

TEST_CASE("Every row of the log has a sentence, and every rule behind a row has its words") {
    for (const GameSeries& series : bothGames) {
        for (std::uint64_t seed = 0; seed < 24; ++seed) {
            INFO(series.name << ", seed " << seed);
            model::Session session;
            series.game == GameKind::City ? playRandomly(session, seed) : playKidsRandomly(session, seed);
            const model::LogModel log(session);
            for (int row = 0; row < log.rowCount(); ++row) {
                CHECK_FALSE(log.index(row).data(model::LogModel::SentenceRole).toString().isEmpty());
                REQUIRE(log.rule(log.index(row)) != nullptr);
                CHECK_FALSE(log.rule(log.index(row))->text.isEmpty());
            }
        }
    }
}
