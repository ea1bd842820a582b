// The course of The Kids' turns: draw, lay, close roads, end.
#pragma once

#include <optional>
#include <vector>

#include "play.h"
#include "remparts/engine/road.h"

namespace remparts::engine::kids {

/// Carries out legal choices and goes on to the next decision.
class Turn {
  public:
    explicit Turn(Play play) : m_play(play) {}

    void layStartTile();
    /// Begins the turn of `player`, or ends the game when no tile is left (K4.2).
    void begin(PlayerIndex player);
    void drawTile(std::uint8_t pile);
    void layTile(Position position, Orientation orientation);

  private:
    TileIndex take(std::uint8_t pile);
    void putDown(PlayerIndex player, TileIndex tile, Position position, Orientation orientation);
    void closeRoads();
    void placeFigures(PlayerIndex player, const RoadReport& road);
    void finishGame(EndReason reason);

    Play m_play;
};

/// Tiles that are left in a pile.
[[nodiscard]] std::size_t tilesIn(const GameState& state, std::size_t pile);
/// Who has fewest figures left (K4).
[[nodiscard]] std::vector<PlayerIndex> leaders(const std::vector<int>& left);
[[nodiscard]] std::vector<int> figuresLeft(const GameState& state);

}  // namespace remparts::engine::kids
