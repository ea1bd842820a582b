#include "positions.h"

#include <span>

#include "remparts/engine/random.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/io/tile_set_file.h"

namespace remparts::benchmarks {

using namespace engine;

namespace {

const std::vector<Player> twoPlayers{{"Anna", PlayerColor::Red, {}}, {"Ben", PlayerColor::Blue, {}}};
const std::vector<Player> fourPlayers{{"Anna", PlayerColor::Red, {}},
                                      {"Ben", PlayerColor::Blue, {}},
                                      {"Cleo", PlayerColor::Green, {}},
                                      {"Dan", PlayerColor::Yellow, {}}};

template <class Stop>
void playRandomly(GameState& state, std::uint64_t seed, Stop stop) {
    Random random(seed);
    std::vector<Action> legal;
    while (!state.isOver() && !stop(state)) {
        rules().legalActions(state, legal);
        rules().applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

}  // namespace

const Ruleset& rules() {
    return rulesetFor(GameKind::City);
}

std::shared_ptr<const TileSet> box() {
    static const auto tiles = io::readTileSet(REMPARTS_SOURCE_DIR "/assets/tiles/city.json");
    return tiles;
}

std::shared_ptr<const TileSet> kidsBox() {
    static const auto tiles = io::readTileSet(REMPARTS_SOURCE_DIR "/assets/tiles/kids.json");
    return tiles;
}

std::shared_ptr<const GameSetup> wholeKidsGame(std::uint64_t seed, std::size_t players) {
    const auto end = fourPlayers.begin() + static_cast<std::ptrdiff_t>(players);
    return dealGame(kidsBox(), {fourPlayers.begin(), end}, KidsOptions{}, seed);
}

std::shared_ptr<const GameSetup> wholeGame(std::uint64_t seed) {
    return dealGame(box(), twoPlayers, CityOptions{}, seed);
}

GameState finishedGame() {
    for (std::uint64_t seed = 0;; ++seed) {
        GameState state = rules().start(wholeGame(seed));
        playRandomly(state, seed, [](const GameState&) { return false; });
        if (state.board.tiles().size() == 75) return state;
    }
}

std::vector<GameState> positionsAt(Phase phase) {
    constexpr std::size_t wanted = 64;
    std::vector<GameState> positions;
    for (std::uint64_t seed = 0; positions.size() < wanted; ++seed) {
        GameState state = rules().start(wholeGame(seed));
        playRandomly(state, seed, [&](const GameState& reached) {
            const bool isLate = reached.board.tiles().size() > 40 || phase == Phase::Gate;
            if (isLate && reached.decision.phase == phase) positions.push_back(reached);
            return positions.size() >= wanted;
        });
    }
    return positions;
}

GameState largePosition(std::size_t tiles) {
    Random random(tiles);
    std::vector<TileIndex> deck;
    while (deck.size() < tiles + 2000) {
        const auto copy = box()->wholeBox();
        deck.insert(deck.end(), copy.begin(), copy.end());
    }
    shuffle(std::span(deck), random);
    const auto first = deck.begin() + static_cast<std::ptrdiff_t>(tiles - tiles / 10);
    auto setup = std::make_shared<GameSetup>();
    setup->tiles = box();
    setup->players = twoPlayers;
    setup->options = CityOptions{};
    setup->stacks = {{deck.begin(), first}, {first, deck.end()}, {}};
    GameState state = rules().start(setup);
    playRandomly(state, tiles, [tiles](const GameState& reached) {
        return reached.board.tiles().size() >= tiles && reached.decision.phase == Phase::Tile;
    });
    return state;
}

std::vector<Action> randomCourse(GameState state, std::size_t actions) {
    std::vector<Action> course;
    Random random(actions);
    std::vector<Action> legal;
    while (!state.isOver() && course.size() < actions) {
        rules().legalActions(state, legal);
        course.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        rules().applyLegal(state, course.back());
    }
    return course;
}

}  // namespace remparts::benchmarks
