// Type that is read from far. Sizes are shares of the picture's height, whatever its pixels: a room sees a picture
// from so many times its height.
#pragma once

#include <QFont>

namespace remparts::panel {

/// Six metres before a picture one and a half metres high.
inline constexpr double heightsAway = 4;
/// Capitals that high, in minutes of arc, are read without effort (20 to 22 by ISO 9241-303), and at least (16).
inline constexpr double easyMinutes = 20;
inline constexpr double leastMinutes = 16;

enum class FarRole {
    Caption,  ///< what is told; never below easyMinutes
    Ask,      ///< what is asked of the room; the same, bold
    Choice,
    RuleTitle,
    RuleText,
    Sum,
    Total,  ///< points, very large
    Standing,
    Label,  ///< title and number of the step
};

/// `tightness` 0 gives the size that is wished, 1 the least one.
[[nodiscard]] QFont farFont(FarRole role, double pictureHeight, double tightness);
/// How high the font's capitals are seen, in minutes of arc, in a picture of this height (pixels).
[[nodiscard]] double seenMinutes(const QFont& font, double pictureHeight);
/// The least that the role comes down to.
[[nodiscard]] double leastMinutesOf(FarRole role);

}  // namespace remparts::panel
