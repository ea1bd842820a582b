#include <algorithm>

#include "samples.h"
#include "support/catch.h"
#include "support/random_games.h"

using namespace remparts;

TEST_CASE("saving what was read is the identity, and the game is the same") {
    const auto seed = GENERATE(range(std::uint64_t{0}, std::uint64_t{12}));
    const engine::Game game = test::randomGame(seed);
    const std::string saved = io::writeRecord(game);
    const engine::Game read = io::playRecord(io::parseRecord(saved, "file", test::boxSource()));
    CHECK(read.setup() == game.setup());
    CHECK(read.state() == game.state());
    CHECK(read.steps().size() == game.steps().size());
    CHECK(io::writeRecord(read) == saved);
}

TEST_CASE("saving, reading and saving again is the identity anywhere in any game") {
    const test::GameSeries& series = GENERATE(from_range(test::bothGames));
    for (std::uint64_t seed = 0; seed < series.games; ++seed) {
        const auto setup = series.setup(seed);
        const auto tiles = [&](engine::GameKind) { return setup->tiles; };
        io::Record record{setup, {}};
        test::playRandomGame(setup, seed, [&](const test::Moment& moment) {
            record.actions.push_back({moment.before.decision.player, moment.chosen});
        });
        engine::Random random(seed);
        for (int cut = 0; cut < 3; ++cut) {
            const std::string saved = io::writeRecord(record);
            INFO(series.name << ", seed " << seed << ", " << record.actions.size() << " actions");
            const engine::Game read = io::playRecord(io::parseRecord(saved, "file", tiles));
            REQUIRE(read.setup() == *setup);
            REQUIRE(read.steps().size() == record.actions.size());
            REQUIRE(io::writeRecord(read) == saved);
            record.actions.resize(random.below(static_cast<std::uint32_t>(record.actions.size() + 1)));
        }
    }
}

TEST_CASE("undone actions are not in the record") {
    engine::Game game = test::randomGame(1);
    game.goTo(10);
    const io::Record record = io::parseRecord(io::writeRecord(game), "file", test::boxSource());
    CHECK(record.actions.size() == 10);
}

TEST_CASE("a record holds one action a line and ends with a newline") {
    const engine::Game game = test::randomGame(2);
    const std::string saved = io::writeRecord(game);
    CHECK(saved.back() == '\n');
    const auto lines = static_cast<std::size_t>(std::count(saved.begin(), saved.end(), '\n'));
    CHECK(lines > game.steps().size());
    CHECK(lines < game.steps().size() + 30);
}

TEST_CASE("a new game is a record without actions") {
    engine::Game game = test::randomGame(2);
    game.goTo(0);
    const std::string saved = io::writeRecord(game);
    CHECK(saved.find("\"actions\": []") != std::string::npos);
    CHECK(io::writeRecord(io::parseRecord(saved, "file", test::boxSource())) == saved);
}

TEST_CASE("a saved file reads as the game that was saved") {
    const test::TemporaryFolder folder;
    const engine::Game game = test::randomGame(6);
    io::saveRecord(game, folder.path() / "Été 城.remparts.json");
    const io::Record record = io::readRecord(folder.path() / "Été 城.remparts.json", test::boxSource());
    CHECK(io::playRecord(record).state() == game.state());
    CHECK(test::readFile(folder.path() / "Été 城.remparts.json") == io::writeRecord(game));
}
