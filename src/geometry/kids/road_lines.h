// The roads of a tile of The Kids as lines with rounded bends, and where they end.
#pragma once

#include <optional>
#include <vector>

#include "tile_picture.h"

namespace remparts::geometry {

/// What a road stops at: a house, a pond, a wall or a meadow.
enum class StopKind : std::uint8_t { House, Pond, Wall, Meadow };

/// A stop as it stands on the tile.
struct Stop {
    StopKind kind = StopKind::House;
    Vec3 place;
    Vec3 front{0, 0, 1};  ///< unit vector towards the road that ends here
};

struct RoadLine {
    std::vector<Vec3> points;     ///< on the ground, relative to the tile's middle
    bool startsOnBorder = false;  ///< runs on into the next tile there; otherwise it ends there
    bool endsOnBorder = false;
    bool endsInWater = false;  ///< at a pond's shore
};

struct RoadPlan {
    std::vector<RoadLine> lines;
    std::vector<Stop> stops;
    std::vector<Vec3> joints;  ///< where a branch leaves a road
};

/// Half the width of a road without and with its rim.
inline constexpr float roadHalf = 0.44f;
inline constexpr float rimHalf = 0.6f;

[[nodiscard]] bool isRoad(const TilePicture& picture, int row, int column);
[[nodiscard]] bool isChild(const TilePicture& picture, int row, int column);
[[nodiscard]] RoadPlan planRoads(const TilePicture& picture);

/// From a point on the ground to the nearest middle line.
[[nodiscard]] float distanceToRoads(const std::vector<RoadLine>& lines, float x, float z);

}  // namespace remparts::geometry
