#include "support/random_games.h"

#include <span>

#include "support/designs.h"

namespace remparts::test {

using namespace engine;

namespace {

std::vector<Player> players(std::size_t count) {
    const std::vector<Player> all{{"Anna", PlayerColor::Red},
                                  {"Ben", PlayerColor::Blue},
                                  {"Cleo", PlayerColor::Green},
                                  {"Dan", PlayerColor::Yellow}};
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)};
}

std::vector<TileIndex> drawPile(const TileSet& set, Random& random) {
    std::vector<TileIndex> pile;
    for (std::size_t tile = 0; tile < set.size(); ++tile)
        for (int copy = 0; copy < set.tiles()[tile].count; ++copy) pile.push_back(static_cast<TileIndex>(tile));
    shuffle(std::span<TileIndex>(pile), random);
    return pile;
}

std::vector<std::vector<TileIndex>> split(const std::vector<TileIndex>& pile,
                                          const std::array<std::size_t, 3>& sizes) {
    std::vector<std::vector<TileIndex>> stacks;
    std::size_t begin = 0;
    for (const std::size_t size : sizes) {
        const auto first = pile.begin() + static_cast<std::ptrdiff_t>(begin);
        stacks.emplace_back(first, first + static_cast<std::ptrdiff_t>(size));
        begin += size;
    }
    return stacks;
}

}  // namespace

std::shared_ptr<const GameSetup> randomSetup(std::uint64_t seed) {
    Random random(seed * 7919 + 17);
    auto setup = std::make_shared<GameSetup>();
    setup->players = players(2 + seed % 3);
    CityOptions options;
    options.wallTrigger = seed / 3 % 2 == 0 ? WallTrigger::Scored : WallTrigger::Completed;
    options.firstRoundGuards = seed / 6 % 2 == 0;
    options.guardBeforeScoring = seed / 12 % 2 == 0;
    setup->options = options;

    const std::uint64_t variety = seed / 24 % 5;
    setup->tiles = variety == 3 ? studyTiles() : boxTiles();
    const std::vector<TileIndex> pile = drawPile(*setup->tiles, random);
    std::array<std::size_t, 3> sizes{30, 25, 20};
    if (variety != 0) sizes = {random.below(12), random.below(16), random.below(12)};
    if (variety == 4) sizes = {random.below(3), 1 + random.below(30), random.below(30)};
    if (sizes[0] + sizes[1] + sizes[2] == 0) sizes[2] = 1;
    setup->stacks = split(pile, sizes);
    return setup;
}

Action RandomPlayer::choose(const GameState& state, const std::vector<Action>& legal) {
    const auto pick = [&] { return legal[m_random.below(static_cast<std::uint32_t>(legal.size()))]; };
    if (state.decision.phase != Phase::Tile) return pick();
    const auto neighbours = [&](const Action& action) {
        int count = 0;
        for (const Direction side : allDirections)
            if (state.board.isOccupied(neighbour(std::get<PlaceTile>(action).position, side))) ++count;
        return count;
    };
    Action best = pick();
    for (int i = 1; i < m_tries; ++i)
        if (const Action other = pick(); neighbours(other) > neighbours(best)) best = other;
    return best;
}

}  // namespace remparts::test
