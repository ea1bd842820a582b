// The ways that parts of the city take to their places.
#pragma once

#include <optional>

#include "floating_part.h"

namespace remparts::app {

/// A tile. Without `start` it was in the hand over its cell and sinks from there, and what stood on it rises again;
/// otherwise it comes in an arc from `start`, which is a place on the table (scene units), and what stands on it
/// rises for the first time. `progress` 0 … 1.
[[nodiscard]] scene::FloatingPart tileOnItsWay(const geometry::PlannedPart& part, double progress,
                                               std::optional<geometry::Vec3> start);
/// A wall piece or the gate, stone by stone.
[[nodiscard]] scene::FloatingPart growingWall(const geometry::PlannedPart& part, double progress);
/// A tower falls into its place.
[[nodiscard]] scene::FloatingPart droppingTower(const geometry::PlannedPart& part, double progress);
/// A follower is set down.
[[nodiscard]] scene::FloatingPart followerSetDown(const geometry::PlannedPart& part, double progress);

}  // namespace remparts::app
