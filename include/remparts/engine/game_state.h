// A position of a game as a plain value: copied for every step of a history, compared, hashed.
//
// GameState holds what lies on the table and what stands in the supplies. It changes only through a Ruleset.
// A 75-tile game needs at most 16 KB and 0.5 µs to copy (docs/performance.md).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "remparts/engine/board.h"
#include "remparts/engine/city_wall.h"
#include "remparts/engine/decision.h"
#include "remparts/engine/feature_graph.h"
#include "remparts/engine/setup.h"

namespace remparts::engine {

/// What a player still has and has won.
struct Supply {
    std::uint8_t followers = 0;
    std::uint8_t towers = 0;
    std::int32_t score = 0;

    friend bool operator==(const Supply&, const Supply&) = default;
};

inline constexpr std::size_t maxStacks = 4;
static_assert(mostPiles <= maxStacks);

/// How far the drawing has come.
struct TileStacks {
    std::uint8_t current = 0;                     ///< stack of the tile in hand, or of the last one drawn
    std::array<std::int32_t, maxStacks> drawn{};  ///< tiles taken from each stack (The Kids: pile)
    std::optional<TileIndex> inHand;              ///< the tile to be laid
    std::vector<TileIndex> discarded;             ///< C2.5, public

    friend bool operator==(const TileStacks&, const TileStacks&) = default;
};

/// A running wall round (C5.5).
struct WallRound {
    PlayerIndex starter = 0;               ///< whose tile caused the scoring
    std::uint8_t perPlayer = 0;            ///< pieces each
    std::uint8_t built = 0;                ///< pieces set so far, the gate included
    bool first = false;                    ///< the round of the gate (C6.3)
    WallEnd lastEnd = WallEnd::Clockwise;  ///< the arm that grew last; a guard step is about its tip

    friend bool operator==(const WallRound&, const WallRound&) = default;
};

struct GameState {
    std::shared_ptr<const GameSetup> setup;  ///< never null; shared by all positions of a game
    Board board;
    FeatureGraph features;
    CityWall wall;
    std::vector<FollowerPlacement> followers;  ///< all on the table, in the order of placing
    std::array<Supply, maxPlayers> supplies;   ///< by player
    TileStacks stacks;
    std::int32_t wallPiecesLeft = 0;  ///< of the 70
    PlayerIndex turnPlayer = 0;       ///< whose turn it is, also while others build
    Decision decision;
    std::optional<WallRound> wallRound;

    [[nodiscard]] std::size_t playerCount() const { return setup->players.size(); }
    [[nodiscard]] bool isOver() const { return decision.phase == Phase::Over; }
    /// The design of a laid tile.
    [[nodiscard]] const TileDefinition& definition(const PlacedTile& tile) const {
        return (*setup->tiles)[tile.tile];
    }
    /// Bytes that a copy of this value takes, heap included.
    [[nodiscard]] std::size_t byteSize() const;
    /// The same on every machine and in every build for equal positions.
    [[nodiscard]] std::uint64_t stableHash() const;

    friend bool operator==(const GameState& a, const GameState& b);
};

}  // namespace remparts::engine
