#include <cassert>

#include "remparts/engine/rules/deal.h"
#include "values.h"

namespace remparts::lesson::values {
namespace {

/// The position before a whole game of so many players.
engine::GameState beginning(const engine::GameSetup& lesson, std::size_t players) {
    std::vector<engine::Player> seats;
    for (std::size_t i = 0; i < players; ++i) seats.push_back({"", static_cast<engine::PlayerColor>(i)});
    const auto setup = engine::dealGame(lesson.tiles, seats, lesson.options, 1);
    return engine::rulesetFor(lesson.tiles->game()).start(setup);
}

std::size_t stackSize(const engine::GameSetup& lesson, std::size_t stack) {
    const auto box = lesson.tiles->wholeBox();
    return engine::rulesetFor(lesson.tiles->game()).layOut(box, lesson.options)[stack].size();
}

int towersEach(const engine::GameSetup& lesson, std::size_t players) {
    return beginning(lesson, players).supplies[0].towers;
}

using Count = std::int64_t (*)(const engine::GameSetup& lesson);
struct Thing {
    std::string_view name;
    Count count;
};

constexpr std::size_t fewestPlayers = 2;  // C1.1, K1.1
constexpr int trackFields = 50;           // C1.1
constexpr int followersOnTrack = 1;       // C1.2

const std::array<Thing, 16> things{{
    {"tiles", [](const auto& lesson) { return static_cast<std::int64_t>(lesson.tiles->wholeBox().size()); }},
    {"designs", [](const auto& lesson) { return static_cast<std::int64_t>(lesson.tiles->size()); }},
    {"stack_1", [](const auto& lesson) { return static_cast<std::int64_t>(stackSize(lesson, 0)); }},
    {"stack_2", [](const auto& lesson) { return static_cast<std::int64_t>(stackSize(lesson, 1)); }},
    {"stack_3", [](const auto& lesson) { return static_cast<std::int64_t>(stackSize(lesson, 2)); }},
    {"wall", [](const auto& lesson) { return std::int64_t{beginning(lesson, fewestPlayers).wallPiecesLeft}; }},
    {"towers", [](const auto& lesson) { return std::int64_t{2} * towersEach(lesson, 2); }},
    {"towers_2", [](const auto& lesson) { return std::int64_t{towersEach(lesson, 2)}; }},
    {"towers_3", [](const auto& lesson) { return std::int64_t{towersEach(lesson, 3)}; }},
    {"towers_4", [](const auto& lesson) { return std::int64_t{towersEach(lesson, 4)}; }},
    {"followers",
     [](const auto& lesson) { return std::int64_t{beginning(lesson, 2).supplies[0].followers + followersOnTrack}; }},
    {"supply", [](const auto& lesson) { return std::int64_t{beginning(lesson, 2).supplies[0].followers}; }},
    {"figures", [](const auto& lesson) { return std::int64_t{beginning(lesson, 2).supplies[0].followers}; }},
    {"track", [](const auto&) { return std::int64_t{trackFields}; }},
    {"players_least", [](const auto&) { return std::int64_t{fewestPlayers}; }},
    {"players_most", [](const auto&) { return std::int64_t{engine::maxPlayers}; }},
}};

}  // namespace

std::string box(const Moment& moment, const Value& value) {
    for (const Thing& thing : things) {
        if (thing.name == value.word) return std::to_string(thing.count(*moment.state.setup));
    }
    assert(false);
    return {};
}

}  // namespace remparts::lesson::values
