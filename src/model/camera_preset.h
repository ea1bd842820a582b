// The views of a city that can be had at a touch.
#pragma once

#include <array>

namespace remparts::model {

/// Whence the city is seen. The sides look at it from there; Street is eye height.
enum class CameraPreset { Overview, North, East, South, West, Map, Street };

inline constexpr std::array allCameraPresets{CameraPreset::Overview, CameraPreset::North, CameraPreset::East,
                                             CameraPreset::South,    CameraPreset::West,  CameraPreset::Map,
                                             CameraPreset::Street};

}  // namespace remparts::model
