#include "boundary.h"

namespace remparts::geometry {

NextSide sideAfter(const Occupied& occupied, engine::BoardEdge edge, Way way) {
    const engine::Direction onwards = along(edge.side, way);
    const engine::Position ahead = engine::neighbour(edge.front(), onwards);
    if (occupied(ahead)) return {{ahead, engine::opposite(onwards)}, Turn::Inward};
    const engine::Position beside = engine::neighbour(edge.tile, onwards);
    if (occupied(beside)) return {{beside, edge.side}, Turn::Straight};
    return {{edge.tile, onwards}, Turn::Outward};
}

}  // namespace remparts::geometry
