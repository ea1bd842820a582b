// Public buildings: stone, blue-grey roofs, each with a silhouette of its own.
#pragma once

#include <cstdint>
#include <string_view>

#include "builder.h"
#include "random.h"

namespace remparts::geometry {

enum class PublicKind : std::uint8_t { Hall, Granary, Bathhouse, School, Guild, Hospice };
inline constexpr int publicKinds = 6;

/// The kind that a tile design bears: decided by its id.
[[nodiscard]] PublicKind publicKindOf(std::string_view tileId);
/// Front is +z, ground y = 0, within about 1.2 of the centre.
void addPublicBuilding(const Builder& at, PublicKind kind, Random& random);

}  // namespace remparts::geometry
