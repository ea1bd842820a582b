// What is agreed before the first tile is drawn: players, options, the whole order of drawing.
#pragma once

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

enum class PlayerColor : std::uint8_t { Red, Blue, Green, Yellow };
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

struct KidsOptions {
    friend bool operator==(const KidsOptions&, const KidsOptions&) = default;
};

struct GameSetup {
    std::shared_ptr<const TileSet> tiles;  ///< never null
    std::vector<Player> players;           ///< 2 to 4, colours differ
    std::variant<CityOptions, KidsOptions> options;
    std::vector<std::vector<TileIndex>> stacks;  ///< the whole order of drawing; The City: three stacks (C1.4)

    /// Compares designs by id and picture, so that two readings of one file are equal.
    friend bool operator==(const GameSetup& a, const GameSetup& b);
};

}  // namespace remparts::engine
