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

/// Where the view along a straight street or road is finest: free for a while, long, with markets and large buildings
/// in it; nothing when no street lies.
[[nodiscard]] std::optional<StreetPlace> finestStreet(const engine::GameState& state);

}  // namespace remparts::scene
