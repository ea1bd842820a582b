// The brute-force twin, part 6: a whole game of The City, kept as plain lists and played by the text of the rules.
#pragma once

#include <memory>
#include <vector>

#include "remparts/engine/action.h"
#include "remparts/engine/decision.h"
#include "remparts/engine/event.h"
#include "support/oracle/patches.h"

namespace remparts::oracle {

struct Seat {
    int followers = 7;
    int towers = 0;
    int score = 0;
};

struct Arm {
    std::vector<engine::BoardEdge> pieces;  ///< from the gate outwards
    std::vector<std::size_t> towers;        ///< how many pieces the arm had when each was set
};

/// Plays what it is told and believes that it is legal. All of its state is public: tests compare it.
class Referee {
  public:
    explicit Referee(std::shared_ptr<const engine::GameSetup> setup);

    /// All actions that may be chosen now, in no particular order.
    [[nodiscard]] std::vector<engine::Action> legal() const;
    /// Carries out a legal action. What followed is in `events`, which is emptied first.
    void play(const engine::Action& action);
    /// The scores if the game ended in this position.
    [[nodiscard]] std::vector<int> scoresIfEndedNow() const;
    /// Reasons to end at this very moment (C8.1).
    [[nodiscard]] std::set<engine::EndReason> reasonsToEnd() const;

    City city;
    std::vector<engine::FollowerPlacement> followers;
    std::vector<Seat> seats;
    std::array<Arm, 2> arms;              ///< by engine::WallEnd
    std::vector<engine::BoardEdge> gate;  ///< none or one
    bool closed = false;
    int wallPiecesLeft = 70;
    engine::Phase phase = engine::Phase::Tile;
    engine::PlayerIndex player = 0;  ///< who is to choose
    engine::PlayerIndex turnPlayer = 0;
    std::vector<std::vector<engine::TileIndex>> stacks;  ///< what can still be drawn, the next tile in front
    std::size_t stackOfHand = 0;
    engine::TileIndex hand = 0;
    std::vector<engine::TileIndex> discarded;
    engine::EventLog events;
    std::set<engine::EndReason> endReasons;  ///< filled when the game ends

  private:
    [[nodiscard]] const engine::CityOptions& options() const;
    [[nodiscard]] engine::BoardEdge tip(engine::WallEnd end) const;
    [[nodiscard]] engine::BoardEdge nextSide(engine::WallEnd end) const;
    [[nodiscard]] std::vector<engine::Action> freeSegments() const;
    [[nodiscard]] std::vector<engine::Action> freeEnds() const;
    [[nodiscard]] bool guardAllowed() const;

    void startTurn();
    void endTurn();
    void layTile(const engine::PlaceTile& choice);
    void placeFollower(const engine::PlaceFollower& choice);
    void afterFollowerStep();
    void nextPiece();
    void placeGate(const engine::PlaceGate& choice);
    void placeWall(const engine::PlaceWall& choice);
    void askForGuard();
    void placeGuard();
    void afterGuardStep();
    void askForTower();
    void placeTower(const engine::PlaceTower& choice);
    void finish();

    /// Scores what became complete since the last look; returns how many patches somebody scored.
    int scoreCompleted(const std::vector<Patch>& complete, bool reportUnclaimed);
    void sendHome(const engine::FollowerPlacement& follower, bool scored);
    void award(engine::PlayerIndex to, const engine::ScoreBreakdown& score, engine::SegmentRef feature,
               engine::BoardEdge edge, const std::vector<engine::Position>& tiles);

    std::shared_ptr<const engine::GameSetup> m_setup;
    std::vector<Patch> m_patches;   // as the city lies now
    std::vector<Patch> m_complete;  // to be scored
    engine::BoardEdge m_lastPiece;
    int m_piecesInRound = 0;
    int m_piecesSet = 0;
    bool m_firstRound = false;
};

}  // namespace remparts::oracle
