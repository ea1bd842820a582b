// A game as it is told afterwards: what happened one after another, each with the position it led to.
#pragma once

#include <vector>

#include "log_rows.h"

namespace remparts::model {

struct GameMoment {
    LogRow row;              ///< of the log: its words, sum, rule and place
    std::size_t cursor = 0;  ///< steps carried out in the position that shows it
    /// Of a scoring: the player's points once this one counts, those of the same step before it included.
    int pointsAfter = 0;

    /// Points were got, or figures placed on a road (The Kids).
    [[nodiscard]] bool isScoring() const;
};

/// Oldest first, up to the cursor of the game, in the language of the program.
[[nodiscard]] std::vector<GameMoment> gameMoments(const engine::Game& game);

}  // namespace remparts::model
