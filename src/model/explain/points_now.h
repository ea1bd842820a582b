// What the game would end with if it ended now, player by player.
#pragma once

#include <QString>
#include <array>
#include <vector>

#include "final_scoring.h"

namespace remparts::model {

struct PointsNowRow {
    engine::PlayerIndex player = 0;
    QString name;
    engine::PlayerColor color = engine::PlayerColor::Red;
    int soFar = 0;                             ///< points; The Kids: figures left
    std::array<int, pointsKindCount> added{};  ///< what the end would add, by PointsKind; nothing in The Kids
    int total = 0;                             ///< The Kids: the same as `soFar`
    bool leads = false;                        ///< would win, alone or with others
    QString spoken;                            ///< all of the row in a sentence
};

struct PointsNow {
    engine::GameKind game = engine::GameKind::City;
    std::vector<PointsNowRow> rows;  ///< in the order of the seats

    /// Kinds for which a column is wanted: those that the end can bring.
    [[nodiscard]] static std::vector<PointsKind> columns(engine::GameKind game);
};

/// At the cursor. The City: the final scoring carried out in thought (C8.2 to C8.5); The Kids: who has fewest figures
/// left (K4.2).
[[nodiscard]] PointsNow pointsNow(const engine::Game& game);

}  // namespace remparts::model
