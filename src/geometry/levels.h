// Heights above the tiles' ground (y = 0) and distances from a tile's border that several builders share.
#pragma once

namespace remparts::geometry {

inline constexpr float tableLevel = -0.62f;
inline constexpr float streetLevel = -0.05f;
inline constexpr float kerbTop = 0.045f;
inline constexpr float marketLevel = 0.02f;
inline constexpr float placeLevel = 0.03f;  ///< the paving round a large building
inline constexpr float lawnLevel = 0.05f;   ///< what lies on a lawn

inline constexpr float walkway = 1.3f;      ///< of the wall
inline constexpr float wallCentre = 0.55f;  ///< the wall's middle line, outwards from the tile's border

}  // namespace remparts::geometry
