// A game as a row of marks: each action with who did what and what it brought.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "remparts/engine/rules/game.h"

namespace remparts::model {

enum class MarkKind { Tile, Follower, Gate, Wall, Guard, Tower, Pass, Draw };

struct ActionMark {
    engine::PlayerIndex player = 0;
    MarkKind kind = MarkKind::Tile;
    std::size_t turn = 0;  ///< from 0; a turn goes from one tile to the next, in The Kids from one draw to the next
    std::vector<int> gained;  ///< points of each player, without the final scoring; in The Kids figures placed
    int stack = -1;           ///< of a tile laid: where it came from; −1 for other actions

    /// Of all players together.
    [[nodiscard]] int sum() const;
};
[[nodiscard]] MarkKind markKind(const engine::Action& action);
/// All steps of the line on the table, also those after the cursor.
[[nodiscard]] std::vector<ActionMark> actionMarks(const engine::Game& game);

/// Steps to the next position in which something has just scored; nothing when there is none.
[[nodiscard]] std::optional<std::size_t> nextScoring(const std::vector<ActionMark>& marks, std::size_t cursor);
[[nodiscard]] std::optional<std::size_t> previousScoring(const std::vector<ActionMark>& marks, std::size_t cursor);

namespace sentences {

/// "lays n21", "sets a tower"
[[nodiscard]] QString action(const engine::Action& action);
/// "Turn 12, Anna: lays n21, 8 points"
[[nodiscard]] QString mark(const engine::GameSetup& setup, const engine::Action& action, const ActionMark& mark);
/// "Ben: lays n21, and 22 actions more"
[[nodiscard]] QString line(const engine::GameSetup& setup, engine::PlayerIndex player, const engine::Action& first,
                           std::size_t actions);

}  // namespace sentences
}  // namespace remparts::model
