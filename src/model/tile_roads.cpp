#include "tile_roads.h"

#include <algorithm>

namespace remparts::model {

bool hasRoads(const engine::TileDefinition& design) {
    return std::any_of(design.segments.begin(), design.segments.end(),
                       [](const engine::Segment& segment) { return segment.kind == engine::SegmentKind::Road; });
}

}  // namespace remparts::model
