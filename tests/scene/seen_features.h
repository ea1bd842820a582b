// What a picture shows of each feature.
#pragma once

#include <QColor>
#include <QImage>
#include <map>
#include <string>
#include <vector>

#include "camera_rig.h"
#include "remparts/engine/game_state.h"

namespace remparts::scene::tests {

struct SeenFeature {
    std::string kind;  ///< street, fish, grain, livestock, area, public, historic
    std::vector<QColor> pixels;
};

/// The features of the position with the pixels that show each: its ground and all that stands there. Walls, towers,
/// figures and what they hide do not count, nor do kerbs, the paving round large buildings and pixels at the edge of
/// what is seen of a feature. In The Kids there is one for each of road, meadow, house, pond, wall and hay. `picture`
/// was drawn by `pose`.
[[nodiscard]] std::vector<SeenFeature> seenFeatures(const engine::GameState& state, const QImage& picture,
                                                    const CameraPose& pose);

/// The pixels of all features of each kind.
[[nodiscard]] std::map<std::string, std::vector<QColor>> byKind(const std::vector<SeenFeature>& features);

}  // namespace remparts::scene::tests
