// Which of the pieces that stand on the table a ray meets: arithmetic with one box a piece.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/layout.h"

namespace remparts::geometry {

/// Index of the piece whose box the ray enters first, nothing when it meets none before the ground. Walls, the gate,
/// towers, followers and guards count; tiles, children, figures and piles do not. A follower goes before the wall it
/// stands on. Cost: the number of parts.
[[nodiscard]] std::optional<std::size_t> pickPiece(std::span<const PlannedPart> parts, const Ray& ray);

/// Whether the part is a follower on the wall's walkway.
[[nodiscard]] bool isGuard(const PartKey& key);

}  // namespace remparts::geometry
