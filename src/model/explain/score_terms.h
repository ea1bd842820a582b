// A scoring taken apart: what was counted, what each of it brings, and where it lies.
#pragma once

#include <QString>
#include <QStringList>
#include <span>
#include <vector>

#include "remparts/engine/event.h"
#include "remparts/engine/game_state.h"

namespace remparts::model {

/// `count` things that bring `factor` points each.
struct ScoreTerm {
    QString counted;  ///< "5 tiles", "k19: 1 public building"
    QString each;     ///< "2 points each", "2 kinds: fish and grain"
    int count = 0;
    int factor = 0;
    std::vector<engine::Position> cells;   ///< the tiles counted, or on which what is counted lies; each once
    std::vector<engine::BoardEdge> edges;  ///< the wall pieces counted

    [[nodiscard]] int points() const { return count * factor; }

    friend bool operator==(const ScoreTerm&, const ScoreTerm&) = default;
};

/// At least one term; their points add up to those of the scoring. `state` is the position after it or a later one of
/// the same line. Streets, markets and towers (C4.2, C4.3, C7.2) have one term, as stewards have (C8.4); a guard has
/// one for each tile and kind of building in its row (C8.5).
[[nodiscard]] std::vector<ScoreTerm> scoreTerms(const engine::GameState& state, const engine::Scored& scored);

/// A line of the written sum: words to the left, a number to the right.
struct SumLine {
    QString words;   ///< empty beside the total
    QString number;  ///< "5", "× 2", "= 10", "1 × 3"
    bool total = false;

    friend bool operator==(const SumLine&, const SumLine&) = default;
};
/// Count first, then points, then the total.
[[nodiscard]] std::vector<SumLine> sumLines(std::span<const ScoreTerm> terms);
/// The same to be spoken: "5 tiles, 2 points each: 10".
[[nodiscard]] QString spokenSum(std::span<const ScoreTerm> terms);

}  // namespace remparts::model
