// A game seen from afar: its turns for the timeline, the course of the points, its best scorings.
#pragma once

#include <QString>
#include <cstddef>
#include <vector>

#include "remparts/engine/rules/game.h"

namespace remparts::model {

/// One turn: from the laying of a tile to the next one, in The Kids from the draw. Steps [first, end) of the game.
struct TurnBar {
    std::size_t first = 0;
    std::size_t end = 0;
    engine::PlayerIndex player = 0;
    int stack = 0;            ///< of the tile laid in it, from 0
    std::vector<int> gained;  ///< points of each player in it, without the final scoring; in The Kids figures placed
    bool wallRound = false;
};
/// All turns, also those after the cursor.
[[nodiscard]] std::vector<TurnBar> turnBars(const engine::Game& game);

/// Totals by player before the first turn and after each turn; with the game over a last entry holds the final
/// scoring. Also what lies after the cursor.
[[nodiscard]] std::vector<std::vector<int>> pointsCourse(const engine::Game& game);

/// The largest market, the longest street, the best guard of a game.
struct Feat {
    QString text;  ///< "Largest market, 6 tiles, 3 kinds"
    engine::PlayerIndex player = 0;
    int points = 0;
};
/// Up to the cursor; the first to reach a value holds it. Kinds that nobody scored are left out.
[[nodiscard]] std::vector<Feat> feats(const engine::Game& game);

}  // namespace remparts::model
