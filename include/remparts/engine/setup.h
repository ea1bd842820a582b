// What is agreed before the first tile is drawn: players, options, the whole order of drawing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "remparts/engine/tile_set.h"

namespace remparts::engine {

/// Seat at the table, clockwise; 0 begins.
using PlayerIndex = std::uint8_t;
inline constexpr int maxPlayers = 4;
inline constexpr PlayerIndex noPlayer = 0xff;

enum class PlayerKind : std::uint8_t { Human, Computer };

struct Player {
    std::string name;
    PlayerColor color = PlayerColor::Red;
    PlayerKind kind = PlayerKind::Human;

    friend bool operator==(const Player&, const Player&) = default;
};

enum class WallTrigger : std::uint8_t { Scored, Completed };  // C5.2

struct CityOptions {
    WallTrigger wallTrigger = WallTrigger::Scored;  ///< C5.2
    bool firstRoundGuards = true;                   ///< C6.3
    bool guardBeforeScoring = true;                 ///< C6.4

    friend bool operator==(const CityOptions&, const CityOptions&) = default;
};

/// K1.3: in how many piles tiles may lie.
inline constexpr std::size_t fewestPiles = 1;
inline constexpr std::size_t mostPiles = 4;

/// The Kids has no options in its rules; how many piles lie there is seen in the order of drawing.
struct KidsOptions {
    std::uint8_t piles = 4;  ///< K1.3: how many dealGame() makes

    friend bool operator==(const KidsOptions&, const KidsOptions&) = default;
};

using GameOptions = std::variant<CityOptions, KidsOptions>;

struct GameSetup {
    std::shared_ptr<const TileSet> tiles;  ///< never null
    std::vector<Player> players;           ///< 2 to 4, colours differ
    GameOptions options;                   ///< those of the tiles' game
    /// The whole order of drawing. The City: three stacks (C1.4). The Kids: up to four piles, the start tile first in
    /// the first one that is not empty (K1.4).
    std::vector<std::vector<TileIndex>> stacks;

    /// Compares designs by id and picture, so that two readings of one file are equal.
    friend bool operator==(const GameSetup& a, const GameSetup& b);
};

}  // namespace remparts::engine
