// The luck of the draw in The City: what each drawn tile offered its player at once, against the average of all tiles
// that could have come (docs/statistics.md).
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "remparts/engine/rules/game.h"

namespace remparts::model {

struct DrawLuck {
    engine::PlayerIndex player = 0;
    int offered = 0;     ///< points that the tile could bring at once
    double average = 0;  ///< of the tiles that could have come, it included

    friend bool operator==(const DrawLuck&, const DrawLuck&) = default;
};

/// All draws of one player.
struct PlayerLuck {
    int draws = 0;
    double offered = 0;  ///< mean of the draws
    double average = 0;  ///< mean of what could be expected

    /// Points of all draws together above (or below) what could be expected.
    [[nodiscard]] double sum() const { return (offered - average) * draws; }
};

/// What a game of The City is played again from.
struct PlayedGame {
    std::shared_ptr<const engine::GameSetup> setup;
    std::vector<engine::Action> actions;
};
/// The whole line on the table.
[[nodiscard]] PlayedGame playedGame(const engine::Game& game);

/// One entry for each tile that was laid, turn by turn; nothing once `stop` is set. Takes long: some milliseconds a
/// turn. May be called in any thread.
[[nodiscard]] std::optional<std::vector<DrawLuck>> drawLuck(const PlayedGame& game, const std::atomic<bool>& stop);

/// By player.
[[nodiscard]] std::vector<PlayerLuck> luckOfPlayers(const std::vector<DrawLuck>& draws, std::size_t players);

}  // namespace remparts::model
