// The rows of the log, made of a game's events.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "remparts/engine/rules/game.h"

namespace remparts::model {

struct LogRow {
    QString text;  ///< without the player's name
    engine::PlayerIndex player = engine::noPlayer;
    std::optional<int> points;  ///< of a scoring
    QString terms;
    QString rule;
    QString sentence;  ///< with the player's name
    int step = -1;     ///< index of the step it belongs to; −1 before the first

    friend bool operator==(const LogRow&, const LogRow&) = default;
};

/// Oldest first, up to the cursor. A follower joins the row of its tile, the pieces and guards that a player sets in
/// one wall round share a row.
[[nodiscard]] std::vector<LogRow> logRows(const engine::Game& game);

}  // namespace remparts::model
