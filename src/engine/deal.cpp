#include "remparts/engine/rules/deal.h"

#include <span>
#include <stdexcept>
#include <utility>

#include "remparts/engine/random.h"
#include "remparts/engine/rules/ruleset.h"

namespace remparts::engine {

namespace {

void checkPlayers(const std::vector<Player>& players) {
    if (players.size() < 2 || players.size() > maxPlayers)
        throw std::invalid_argument("a game needs 2 to 4 players, not " + std::to_string(players.size()));
    for (std::size_t i = 0; i < players.size(); ++i)
        for (std::size_t j = i + 1; j < players.size(); ++j)
            if (players[i].color == players[j].color)
                throw std::invalid_argument("players " + std::to_string(i + 1) + " and " + std::to_string(j + 1) +
                                            " have the same colour");
}

}  // namespace

std::shared_ptr<const GameSetup> dealGame(std::shared_ptr<const TileSet> tiles, std::vector<Player> players,
                                          const GameOptions& options, std::uint64_t seed) {
    checkPlayers(players);
    std::vector<TileIndex> box = tiles->wholeBox();
    Random random(seed);
    shuffle(std::span(box), random);
    auto setup = std::make_shared<GameSetup>();
    setup->stacks = rulesetFor(tiles->game()).layOut(box, options);
    setup->tiles = std::move(tiles);
    setup->players = std::move(players);
    setup->options = options;
    return setup;
}

}  // namespace remparts::engine
