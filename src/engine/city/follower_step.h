// C3: a follower on the tile just laid.
#pragma once

#include <optional>

#include "play.h"
#include "remparts/engine/rejection.h"

namespace remparts::engine::city {

/// Why the active player may not place a follower on this segment of the tile laid last.
[[nodiscard]] std::optional<RejectionReason> followerFault(const GameState& state, std::uint8_t segment);

/// Calls `visit(std::uint8_t segment)` for every free segment until it returns true; tells whether it did.
template <class Visit>
bool anyFreeSegment(const GameState& state, Visit visit) {
    const std::size_t count = state.definition(state.board.tiles().back()).segments.size();
    for (std::uint8_t segment = 0; segment < count; ++segment)
        if (!followerFault(state, segment) && visit(segment)) return true;
    return false;
}

void placeFollower(Play& play, std::uint8_t segment);

}  // namespace remparts::engine::city
