// How far apart two colours are to the eye, also to eyes that see colours differently.
#pragma once

#include <QColor>
#include <array>

namespace remparts::test {

enum class Sight { Usual, Protanopia, Deuteranopia, Tritanopia };
inline constexpr std::array allSights{Sight::Usual, Sight::Protanopia, Sight::Deuteranopia, Sight::Tritanopia};

/// A colour of CIELAB under D65.
struct Lab {
    double lightness = 0;
    double a = 0;
    double b = 0;
};
[[nodiscard]] Lab labOf(QColor color);

/// The colour as it is seen (Machado, Oliveira and Fernandes 2009, full severity).
[[nodiscard]] QColor seenBy(Sight sight, QColor color);
/// CIEDE2000: about 1 is just visible, 10 is plainly different.
[[nodiscard]] double colorDistance(const Lab& a, const Lab& b);
[[nodiscard]] double colorDistance(QColor a, QColor b);

}  // namespace remparts::test
