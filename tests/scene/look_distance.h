// How far apart two looks are, each of many colours: awnings between paving, roofs between gardens.
#pragma once

#include <vector>

#include "support/color_distance.h"

namespace remparts::scene::tests {

using test::Lab;
using test::Sight;

/// Colours spread evenly over a kind's pixels, as somebody sees them.
using Look = std::vector<Lab>;
inline constexpr std::size_t lookSize = 96;
/// Samples begin at different pixels for different `start` below 1.
[[nodiscard]] Look lookOf(const std::vector<QColor>& pixels, Sight sight, double start = 0,
                          std::size_t count = lookSize);

/// Of two looks of one size. Earth mover's distance: the mean CIEDE2000 by which the colours of one have to change to
/// be those of the other, in whatever order comes cheapest. Even grounds: the distance of their colours. Patterns of
/// the same mean colour are as far apart as their parts are.
[[nodiscard]] double lookDistance(const Look& a, const Look& b);

}  // namespace remparts::scene::tests
