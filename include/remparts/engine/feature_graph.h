// Which segments belong together: features by union–find, with what the rules ask of each.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "remparts/engine/event.h"

namespace remparts::engine {

/// What is known of a feature without walking over it.
struct Feature {
    SegmentKind kind = SegmentKind::Residential;
    SegmentRef first;                                  ///< lowest by x, then y of its tile, then number
    std::int32_t openPorts = 0;                        ///< ports without a neighbour, wall or gate
    MarketKinds markets = 0;                           ///< kinds in it, for markets
    std::array<std::uint8_t, maxPlayers> followers{};  ///< standing or lying on it, by player

    [[nodiscard]] bool isComplete() const { return openPorts == 0; }
    [[nodiscard]] bool isClaimed() const { return (followers[0] | followers[1] | followers[2] | followers[3]) != 0; }
};

/// A value. Roots never leave it: everything is asked and answered by SegmentRef.
class FeatureGraph {
  public:
    /// The feature that a laid segment belongs to.
    [[nodiscard]] Feature feature(SegmentRef segment) const;
    [[nodiscard]] bool sameFeature(SegmentRef a, SegmentRef b) const;
    /// All segments of the feature, in no promised order but the same on every machine. Cost: its size.
    [[nodiscard]] std::vector<SegmentRef> members(SegmentRef segment) const;
};

}  // namespace remparts::engine
