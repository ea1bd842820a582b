// The course of The City's turns: which decision follows which.
#pragma once

#include "play.h"

namespace remparts::engine::city {

/// Carries out legal choices and goes on to the next decision.
class Turn {
  public:
    explicit Turn(Play play) : m_play(play) {}

    /// Begins the turn of `player`: draws a tile that fits (C2.5), or ends the game.
    void begin(PlayerIndex player);
    void layTile(Position position, Orientation orientation);
    void placeFollower(std::uint8_t segment);
    void placeGate(BoardEdge edge);
    void placeWall(WallEnd end);
    void placeGuard();
    void placeTower(WallEnd end);
    /// Leaves out the follower, guard or tower that is asked for.
    void pass();

  private:
    void ask(PlayerIndex player, Phase phase);
    void afterFollowerStep();
    void askForNextPiece();
    void askForGuard(BoardEdge piece);
    void afterGuardStep(BoardEdge piece);
    void askForTower();
    void end();
    void finishGame(EndReason reason);
    bool drawTile();
    [[nodiscard]] const CityOptions& options() const;

    Play m_play;
};

}  // namespace remparts::engine::city
