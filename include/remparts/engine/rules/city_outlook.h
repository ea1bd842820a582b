// What a position of The City would be counted as, thing by thing, and what touches what. Every answer follows the
// same code as the scoring itself.
#pragma once

#include <compare>
#include <vector>

#include "remparts/engine/game_state.h"
#include "remparts/engine/rules/ruleset.h"

namespace remparts::engine {

/// A market that a residential area touches, and one of the places where it does.
struct MarketContact {
    SegmentRef market;    ///< the market's first segment
    SegmentRef inArea;    ///< this segment of the area …
    SegmentRef inMarket;  ///< … touches this one of the market

    friend constexpr auto operator<=>(const MarketContact&, const MarketContact&) = default;
};
/// C8.4: each different market that the area touches once, in the order of their first segments.
[[nodiscard]] std::vector<MarketContact> marketsBeside(const GameState& state, SegmentRef area);

/// The scorings that lead from the points there are to projectedScores(), in their order: what the open decision
/// still holds back (C6.4) and the final scoring. Of a finished game none is left.
[[nodiscard]] std::vector<Scored> projectedScorings(const GameState& state);

/// Who would win with projectedScores() (C8.6); of a finished game its standings.
[[nodiscard]] Standings projectedStandings(const GameState& state);

}  // namespace remparts::engine
