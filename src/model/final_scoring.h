// The end of a game as a walk: player by player, kind by kind, and the table of results.
#pragma once

#include <QString>
#include <array>
#include <vector>

#include "remparts/engine/rules/game.h"

namespace remparts::model {

enum class PointsKind { Streets, Markets, Towers, Residential, Guards };
inline constexpr int pointsKindCount = 5;
[[nodiscard]] PointsKind kindOf(const engine::ScoreBreakdown& score);

/// One station of the walk: what one player gets at the end for one kind.
struct FinalStation {
    engine::PlayerIndex player = 0;
    PointsKind kind = PointsKind::Residential;
    std::vector<engine::Scored> scorings;
    QString title;               ///< "Anna: stewards"
    std::vector<QString> lines;  ///< one sentence for each scoring
    int points = 0;              ///< of this station
    int totalAfter = 0;          ///< the player's points after it
};

struct ResultRow {
    engine::PlayerIndex player = 0;
    std::array<int, pointsKindCount> byKind{};  ///< of the whole game
    int total = 0;
    bool winner = false;
};

struct FinalScoring {
    QString reason;  ///< why the game ended, in words
    std::vector<FinalStation> stations;
    std::vector<ResultRow> table;  ///< best first, equal points in order of seats
    QString verdict;               ///< "Anna wins with 90 points" or "Anna and Ben share the victory"
};

/// Of a finished game of The City, up to the cursor; empty when it is not over there and for other games.
[[nodiscard]] FinalScoring finalScoring(const engine::Game& game);

}  // namespace remparts::model
