#include "remparts/engine/rules/deal.h"

#include <algorithm>
#include <array>
#include <span>
#include <stdexcept>
#include <utility>

#include "remparts/engine/random.h"

namespace remparts::engine {

namespace {

constexpr std::array<std::size_t, 2> firstStacks{30, 25};  // C1.4, of 75 tiles
constexpr std::size_t printedTiles = 75;

void checkPlayers(const std::vector<Player>& players) {
    if (players.size() < 2 || players.size() > maxPlayers)
        throw std::invalid_argument("a game needs 2 to 4 players, not " + std::to_string(players.size()));
    for (std::size_t i = 0; i < players.size(); ++i)
        for (std::size_t j = i + 1; j < players.size(); ++j)
            if (players[i].color == players[j].color)
                throw std::invalid_argument("players " + std::to_string(i + 1) + " and " + std::to_string(j + 1) +
                                            " have the same colour");
}

std::vector<std::vector<TileIndex>> splitForCity(const std::vector<TileIndex>& box) {
    std::vector<std::vector<TileIndex>> stacks;
    auto from = box.begin();
    for (const std::size_t printed : firstStacks) {
        const auto size = static_cast<std::ptrdiff_t>(box.size() * printed / printedTiles);
        stacks.emplace_back(from, from + size);
        from += size;
    }
    stacks.emplace_back(from, box.end());
    return stacks;
}

}  // namespace

std::shared_ptr<const GameSetup> dealGame(std::shared_ptr<const TileSet> tiles, std::vector<Player> players,
                                          std::variant<CityOptions, KidsOptions> options, std::uint64_t seed) {
    checkPlayers(players);
    if (tiles->game() != GameKind::City) throw std::invalid_argument("only The City can be dealt yet");
    std::vector<TileIndex> box = tiles->wholeBox();
    Random random(seed);
    shuffle(std::span(box), random);
    auto setup = std::make_shared<GameSetup>();
    setup->tiles = std::move(tiles);
    setup->players = std::move(players);
    setup->options = options;
    setup->stacks = splitForCity(box);
    return setup;
}

}  // namespace remparts::engine
