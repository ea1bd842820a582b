// The shade below what floats over the table.
#pragma once

#include "remparts/geometry/mesh.h"

namespace remparts::scene {

/// A dark square on y = 0, for Surface::GhostShade: its opacity falls off to nothing between two half sides.
[[nodiscard]] geometry::Mesh softSquare(float inner, float outer);

}  // namespace remparts::scene
