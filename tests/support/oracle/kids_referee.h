// The brute-force twin of The Kids, part 2: the procedure, with a flood of the whole table after every tile.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "remparts/engine/action.h"
#include "remparts/engine/decision.h"
#include "remparts/engine/setup.h"
#include "support/oracle/kids_ground.h"

namespace remparts::oracle {

/// Plays what it is told and believes that it is legal. All of its state is public: tests compare it.
class KidsReferee {
  public:
    explicit KidsReferee(std::shared_ptr<const engine::GameSetup> setup);

    /// All actions that may be chosen now, in no particular order.
    [[nodiscard]] std::vector<engine::Action> legal() const;
    /// Carries out a legal action. What followed is in `events`, which is emptied first.
    void play(const engine::Action& action);
    /// Who has fewest figures.
    [[nodiscard]] std::vector<engine::PlayerIndex> winners() const;

    KidsGround ground;
    std::vector<engine::FollowerPlacement> figures;     ///< in the order of placing
    std::vector<int> left;                              ///< figures, by player
    std::vector<std::vector<engine::TileIndex>> piles;  ///< what can still be drawn, the next tile in front
    std::optional<engine::TileIndex> hand;
    std::uint8_t lastPile = 0;
    engine::Phase phase = engine::Phase::Draw;
    engine::PlayerIndex player = 0;
    engine::EventLog events;

  private:
    engine::TileIndex takeFrom(std::size_t pile);
    void layTile(engine::PlayerIndex by, engine::TileIndex tile, engine::Position at,
                 engine::Orientation orientation);
    void settle(const KidsRoad& road);
    void goOn(engine::PlayerIndex next);
    void finish(engine::EndReason reason);

    std::shared_ptr<const engine::GameSetup> m_setup;
};

}  // namespace remparts::oracle
