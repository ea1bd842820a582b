// The wall round the city: gate, two arms, towers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "remparts/engine/action.h"
#include "remparts/engine/setup.h"

namespace remparts::engine {

struct WallPiece {
    BoardEdge edge;
    PlayerIndex builder = 0;
    PlayerIndex guard = noPlayer;  ///< owner of the guard on it
    PlayerIndex tower = noPlayer;  ///< owner of the tower at the piece's far end (away from the gate)

    friend bool operator==(const WallPiece&, const WallPiece&) = default;
};

/// A value: what stands of the wall. It knows no rules; an empty wall blocks nothing.
struct CityWall {
    std::optional<BoardEdge> gate;
    /// Pieces from the gate outwards, by `index(WallEnd)`.
    std::array<std::vector<WallPiece>, 2> arms;
    /// Towers standing at the gate itself, where an arm has no piece yet, by `index(WallEnd)`.
    std::array<PlayerIndex, 2> gateTowers{noPlayer, noPlayer};
    bool closed = false;  ///< the two ends have met

    [[nodiscard]] std::span<const WallPiece> arm(WallEnd end) const { return arms[index(end)]; }
    [[nodiscard]] std::size_t pieceCount() const { return arms[0].size() + arms[1].size(); }
    /// The last side of an arm, the gate's when the arm is empty. Needs a gate.
    [[nodiscard]] BoardEdge tip(WallEnd end) const {
        return arms[index(end)].empty() ? *gate : arms[index(end)].back().edge;
    }
    [[nodiscard]] PlayerIndex towerAtTip(WallEnd end) const {
        return arms[index(end)].empty() ? gateTowers[index(end)] : arms[index(end)].back().tower;
    }

    friend bool operator==(const CityWall&, const CityWall&) = default;
};

}  // namespace remparts::engine
