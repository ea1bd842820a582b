#include "support/random_games.h"

#include <algorithm>
#include <span>

#include "support/designs.h"
#include "support/kids_designs.h"

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

std::vector<TileIndex> shuffledBox(const TileSet& set, Random& random) {
    std::vector<TileIndex> tiles;
    for (std::size_t tile = 0; tile < set.size(); ++tile)
        for (int copy = 0; copy < set.tiles()[tile].count; ++copy) tiles.push_back(static_cast<TileIndex>(tile));
    shuffle(std::span<TileIndex>(tiles), random);
    return tiles;
}

std::vector<std::vector<TileIndex>> split(std::span<const TileIndex> tiles, std::span<const std::size_t> sizes) {
    std::vector<std::vector<TileIndex>> stacks;
    for (const std::size_t size : sizes) {
        const auto stack = tiles.first(size);
        stacks.emplace_back(stack.begin(), stack.end());
        tiles = tiles.subspan(size);
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
    const std::vector<TileIndex> tiles = shuffledBox(*setup->tiles, random);
    std::array<std::size_t, 3> sizes{30, 25, 20};
    if (variety != 0) sizes = {random.below(12), random.below(16), random.below(12)};
    if (variety == 4) sizes = {random.below(3), 1 + random.below(30), random.below(30)};
    if (sizes[0] + sizes[1] + sizes[2] == 0) sizes[2] = 1;
    setup->stacks = split(tiles, sizes);
    return setup;
}

std::shared_ptr<const GameSetup> randomKidsSetup(std::uint64_t seed) {
    Random random(seed * 6271 + 5);
    auto setup = std::make_shared<GameSetup>();
    setup->players = players(4);
    shuffle(std::span(setup->players), random);
    setup->players.resize(2 + seed % 3);
    const std::size_t piles = 1 + seed / 3 % 4;
    setup->options = KidsOptions{static_cast<std::uint8_t>(piles)};

    const std::uint64_t variety = seed / 12 % 4;
    setup->tiles = variety < 2 ? kidsBoxTiles() : kidsStudyTiles();
    const std::vector<TileIndex> tiles = shuffledBox(*setup->tiles, random);
    std::vector<std::size_t> sizes(piles, tiles.size() / piles);
    if (variety % 2 == 1) {
        const auto most = static_cast<std::uint32_t>(sizes[0]) + 1;
        for (std::size_t& size : sizes) size = random.below(most);
        if (std::all_of(sizes.begin(), sizes.end(), [](std::size_t size) { return size == 0; })) sizes.back() = 1;
    }
    setup->stacks = split(tiles, sizes);
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
