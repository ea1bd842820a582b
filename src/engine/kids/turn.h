// The course of The Kids' turns: draw, lay, close roads, end.
#pragma once

#include <vector>

#include "play.h"

namespace remparts::engine::kids {

/// Carries out legal choices and goes on to the next decision.
class Turn {
  public:
    explicit Turn(Play play) : m_play(play) {}

    /// K1.4: the first tile of the first pile, upright, without an action.
    void layStartTile();
    void drawTile(std::uint8_t pile);
    void layTile(Position cell, Orientation orientation);

  private:
    TileIndex take(std::uint8_t pile);
    void closeRoad(SegmentRef segment);
    void afterTile(PlayerIndex next);
    void finishGame(EndReason reason);

    Play m_play;
};

[[nodiscard]] std::vector<int> figuresLeft(const GameState& state);
/// Who has fewest figures left (K4).
[[nodiscard]] std::vector<PlayerIndex> winnersOf(const std::vector<int>& left);
/// K4.1: somebody has placed all figures.
[[nodiscard]] bool isAnybodyDone(const GameState& state);

}  // namespace remparts::engine::kids
