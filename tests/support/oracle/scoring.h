// The brute-force twin, part 5: what things are worth, by counting (C4, C8.4, C8.5).
#pragma once

#include <optional>
#include <vector>

#include "remparts/engine/score.h"
#include "support/oracle/patches.h"

namespace remparts::oracle {

/// Streets and markets by their tiles (C4.2, C4.3), residential areas by the markets they touch (C8.4).
[[nodiscard]] engine::ScoreBreakdown worthOf(const Patch& patch, const std::vector<Patch>& all);

/// Followers on the patch, in the order of placing.
[[nodiscard]] std::vector<engine::FollowerPlacement> standingOn(
    const Patch& patch, const std::vector<engine::FollowerPlacement>& followers);

/// Players with most followers on the patch, ascending (C4.4).
[[nodiscard]] std::vector<engine::PlayerIndex> majorityOn(const Patch& patch,
                                                          const std::vector<engine::FollowerPlacement>& followers);

/// The unbroken run of tiles before a wall piece, from the wall inwards.
[[nodiscard]] std::vector<engine::Position> rowBefore(const City& city, engine::BoardEdge piece);

/// C8.5.
[[nodiscard]] engine::GuardScore guardWorth(const City& city, engine::BoardEdge piece);

/// C6.2: a guard stands straight across the city.
[[nodiscard]] bool guardOpposite(const City& city, engine::BoardEdge piece,
                                 const std::vector<engine::FollowerPlacement>& followers);

}  // namespace remparts::oracle
