// The brute-force twin, part 3: streets, markets and residential areas, found by flooding picture cells.
#pragma once

#include <vector>

#include "support/oracle/city.h"

namespace remparts::oracle {

/// A connected street, market or residential area of the whole city.
struct Patch {
    engine::SegmentKind kind = engine::SegmentKind::Residential;
    std::set<engine::SegmentRef> segments;
    std::set<engine::Position> tiles;
    std::set<char> goods;                  ///< of f, g, c, for markets
    std::set<engine::SegmentRef> touches;  ///< market segments that a residential area borders on (C8.4)
    engine::SegmentRef first;              ///< lowest by x, then y of its tile, then number
    bool open = false;                     ///< it reaches a side without neighbour, wall or gate

    [[nodiscard]] bool scoresDuringPlay() const { return kind != engine::SegmentKind::Residential; }
};

/// All patches, ordered by their first segment.
[[nodiscard]] std::vector<Patch> findPatches(const City& city);

/// The patch that holds a segment.
[[nodiscard]] const Patch& patchOf(const std::vector<Patch>& patches, engine::SegmentRef segment);

/// Complete streets and markets of `after` that were not complete in `before`.
[[nodiscard]] std::vector<Patch> newlyComplete(const std::vector<Patch>& before, const std::vector<Patch>& after);

}  // namespace remparts::oracle
