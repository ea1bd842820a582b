// The end of a game of The Kids, for the page that shows it.
#pragma once

#include <QString>
#include <vector>

#include "remparts/engine/rules/game.h"

namespace remparts::model {

struct KidsResult {
    struct Row {
        engine::PlayerIndex player = 0;
        engine::PlayerColor color = engine::PlayerColor::Red;
        int left = 0;
        int placed = 0;
        bool winner = false;
    };
    QString reason;         ///< why the game ended, in words
    QString verdict;        ///< "Anna wins", "Anna and Ben share the victory", "A draw between Anna and Ben"
    QString rule;           ///< "K4.1"
    std::vector<Row> rows;  ///< best first, equal ones in order of seats
};

/// Of a finished game of The Kids, up to the cursor; empty when it is not over there and for other games.
[[nodiscard]] KidsResult kidsResult(const engine::Game& game);

}  // namespace remparts::model
