// How the five sources of points look. Sources are no players: steps of plum and warm grey.
#pragma once

#include "final_scoring.h"
#include "look/icons.h"

namespace remparts::panel {

[[nodiscard]] QString kindName(model::PointsKind kind);
[[nodiscard]] Icon kindIcon(model::PointsKind kind);
[[nodiscard]] QColor kindColor(model::PointsKind kind);
/// Text on that colour.
[[nodiscard]] QColor kindInk(model::PointsKind kind);

}  // namespace remparts::panel
