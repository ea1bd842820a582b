// Streets and roads as cells of the ground, to find where to stand in one.
#pragma once

#include <QVector3D>
#include <optional>

#include "remparts/engine/game_state.h"

namespace remparts::scene {

/// A place to stand and the way to look, on the ground.
struct StreetPlace {
    QVector3D at;
    QVector3D along;  ///< unit length
    engine::SegmentKind kind = engine::SegmentKind::Street;
};

/// In the longest straight street or road, where the view along it stays free longest; nothing when no street lies.
[[nodiscard]] std::optional<StreetPlace> longestStreet(const engine::GameState& state);

}  // namespace remparts::scene
