#include "moment.h"

#include "remparts/io/concat.h"
#include "remparts/io/place_name.h"

namespace remparts::lesson {

const engine::PlacedTile& Moment::tileAt(engine::Position cell) const {
    if (const engine::PlacedTile* tile = state.board.tileAt(cell)) return *tile;
    throw Unreckonable(io::concat("no tile lies at (", cell.x, ", ", cell.y, "), ", io::placeName(cell)));
}

engine::SegmentRef Moment::segmentOf(const Part& part) const {
    const engine::TileDefinition& design = state.definition(tileAt(part.cell));
    if (part.segment < design.segments.size()) return {state.board.indexAt(part.cell), part.segment};
    throw Unreckonable(io::concat("tile ", design.id, " at (", part.cell.x, ", ", part.cell.y, ") has no segment ",
                                  int{part.segment}, ", only 0 to ", design.segments.size() - 1));
}

}  // namespace remparts::lesson
