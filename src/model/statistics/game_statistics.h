// A finished game in numbers: points by their source after each turn, and the largest things that were built.
#pragma once

#include <QString>
#include <vector>

#include "final_scoring.h"
#include "remparts/engine/rules/game.h"

namespace remparts::model {

/// Of The City by PointsKind; of The Kids one source, the figures placed.
using BySource = std::vector<int>;
[[nodiscard]] int sourceCount(engine::GameKind game);

struct TurnStatistics {
    engine::PlayerIndex player = 0;
    QString tile;                  ///< that was laid in it, "C17"
    std::vector<BySource> totals;  ///< by player, up to its end and without the final scoring
};

/// The largest of its kind as it lies in the end.
struct LargestThing {
    QString text;   ///< "Longest street: 7 tiles"
    QString place;  ///< "k19", of its first tile
    QString owner;  ///< "Anna and Ben: 14 points", "nobody scored it"
    engine::SegmentRef first;
};

struct GameStatistics {
    engine::GameKind game = engine::GameKind::City;
    std::vector<engine::Player> players;
    std::vector<TurnStatistics> turns;
    std::vector<BySource> totals;  ///< by player, the final scoring included
    std::vector<LargestThing> largest;
    int figures = 0;  ///< of The Kids, what each player has at the beginning (K1.2)

    [[nodiscard]] int total(engine::PlayerIndex player) const;
};

/// Of the whole line on the table, also what lies after the cursor.
[[nodiscard]] GameStatistics gameStatistics(const engine::Game& game);

}  // namespace remparts::model
