// The rows of the log, made of a game's events.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "explain/score_terms.h"
#include "explain/spotlight.h"
#include "remparts/engine/rules/game.h"

namespace remparts::model {

struct LogRow {
    QString text;  ///< without the player's name
    engine::PlayerIndex player = engine::noPlayer;
    std::optional<int> points;   ///< of a scoring
    QString terms;               ///< of a scoring, in one line
    std::vector<ScoreTerm> sum;  ///< of a scoring, unfolded
    QStringList notes;           ///< what else belongs to it: whole sentences without a full stop
    QString rule;                ///< number of the rule behind it
    QString sentence;            ///< with the player's name
    Spotlight light;             ///< where it is in the city; empty when it is nowhere
    int step = -1;               ///< index of the step it belongs to; −1 before the first
    bool isFinal = false;        ///< part of the end of the game, from its reason on

    friend bool operator==(const LogRow&, const LogRow&) = default;
};

/// Oldest first, up to the cursor. A follower joins the row of its tile, as the draw does; the pieces and guards that
/// a player sets in one wall round share a row, a tower that of its points.
[[nodiscard]] std::vector<LogRow> logRows(const engine::Game& game);

}  // namespace remparts::model
