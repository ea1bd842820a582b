#include "samples.h"

#include <fstream>
#include <iterator>
#include <random>

#include "remparts/engine/rules/deal.h"
#include "remparts/io/error.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/kids_designs.h"
#include "support/random_games.h"

namespace remparts::test {
namespace fs = std::filesystem;

io::TileSetSource boxSource() {
    return [](engine::GameKind game) { return game == engine::GameKind::Kids ? kidsBoxTiles() : boxTiles(); };
}

std::string sampleRecord() {
    return R"({
 "format": "remparts-game",
 "version": 1,
 "game": "city",
 "options": {"wall_trigger": "completed", "first_round_guards": false, "guard_before_scoring": false},
 "players": [
  {"name": "Anna", "color": "red", "kind": "human"},
  {"name": "Ben", "color": "blue", "kind": "computer"}
 ],
 "deck": {"stacks": [["C02", "C03", "C05"], [], ["C04"]]},
 "actions": [
  {"player": 0, "type": "place_tile", "x": 0, "y": 0, "rotation": 90},
  {"player": 0, "type": "place_follower", "segment": 0}
 ]
})";
}

std::string sampleTiles() {
    return R"({
 "format": "remparts-tiles",
 "version": 1,
 "game": "city",
 "tiles": [
  {"id": "bend", "count": 2,
   "picture": ["...=...", "...=...", "...=...", "...====", ".......", ".......", "......."]},
  {"id": "shop", "count": 1,
   "picture": ["...=...", "...=...", "...=...", "...c...", "..ccc..", ".ccccc.", "ccccccc"]},
  {"id": "hall", "count": 1, "buildings": [{"kind": "public"}],
   "picture": ["...=...", "...=...", "...=...", "...====", ".......", ".P.....", "......."]}
 ]
})";
}

std::string sampleKidsRecord() {
    return R"({
 "format": "remparts-game",
 "version": 1,
 "game": "kids",
 "options": {},
 "players": [
  {"name": "Anna", "color": "red", "kind": "human"},
  {"name": "Ben", "color": "yellow", "kind": "computer"}
 ],
 "deck": {"stacks": [["K01", "K06"], [], ["K01"]]},
 "actions": [
  {"player": 0, "type": "draw", "pile": 0},
  {"player": 0, "type": "place_tile", "x": 0, "y": 1, "rotation": 0}
 ]
})";
}

std::string sampleKidsTiles() {
    return R"({
 "format": "remparts-tiles",
 "version": 1,
 "game": "kids",
 "tiles": [
  {"id": "ends", "count": 2,
   "picture": ["...=...", "...=...", "...h...", "==m.p==", "...w...", "...=...", "...=..."]},
  {"id": "bend", "count": 1,
   "picture": ["...=...", "...==R.", ".....=.", "==p..==", "...h...", "...=...", "...=..."]},
  {"id": "lane", "count": 1,
   "picture": ["...=...", "...=...", "...=...", "==wYp==", "...=...", "...=...", "...=..."]}
 ]
})";
}

std::string replaced(std::string text, std::string_view part, std::string_view by) {
    const std::size_t at = text.find(part);
    INFO("looking for " << part);
    REQUIRE(at != std::string::npos);
    return text.replace(at, part.size(), by);
}

std::string recordFault(std::string_view text) {
    try {
        (void)io::parseRecord(text, "file", boxSource());
    } catch (const io::FileError& error) {
        return error.what();
    }
    return {};
}

std::string tilesFault(std::string_view text) {
    try {
        (void)io::parseTileSet(text, "file");
    } catch (const io::FileError& error) {
        return error.what();
    }
    return {};
}

std::string actionFault(std::string_view text) {
    try {
        (void)io::playRecord(io::parseRecord(text, "file", boxSource()));
    } catch (const io::RecordError& error) {
        return error.what();
    }
    return {};
}

namespace {

std::vector<engine::Player> somePlayers(std::uint64_t seed) {
    const auto count = static_cast<std::ptrdiff_t>(2 + seed % 3);
    const std::vector<engine::Player> all{{"Anna", engine::PlayerColor::Yellow},
                                          {"Jürgen \"J\"", engine::PlayerColor::Red, engine::PlayerKind::Computer},
                                          {"Zoë\\n", engine::PlayerColor::Green},
                                          {"城", engine::PlayerColor::Blue}};
    return {all.begin(), all.begin() + count};
}

engine::Game playRandomly(engine::GameKind kind, const engine::GameOptions& options, std::uint64_t seed) {
    engine::Game game(engine::dealGame(boxSource()(kind), somePlayers(seed), options, seed));
    RandomPlayer player(seed);
    while (!game.state().isOver()) {
        REQUIRE_FALSE(game.play(player.choose(game.state(), game.rules().legalActions(game.state()))).has_value());
    }
    return game;
}

}  // namespace

engine::Game randomGame(std::uint64_t seed) {
    const engine::CityOptions options{engine::WallTrigger::Completed, seed % 2 == 0, seed % 3 == 0};
    return playRandomly(engine::GameKind::City, options, seed);
}

engine::Game randomKidsGame(std::uint64_t seed) {
    const engine::KidsOptions options{static_cast<std::uint8_t>(1 + seed % engine::mostPiles)};
    return playRandomly(engine::GameKind::Kids, options, seed);
}

TemporaryFolder::TemporaryFolder() {
    std::random_device number;
    m_path = fs::temp_directory_path() / ("remparts-test-" + std::to_string(number()) + std::to_string(number()));
    fs::create_directories(m_path);
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

void writeFile(const fs::path& file, std::string_view content) {
    std::ofstream stream(file, std::ios::binary);
    stream << content;
    REQUIRE(stream.good());
}

std::string readFile(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    REQUIRE(stream.good());
    return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace remparts::test
