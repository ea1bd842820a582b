#include "feature_editor.h"

#include <cassert>
#include <tuple>
#include <utility>

namespace remparts::engine {

void FeatureEditor::reserve(std::size_t tiles) {
    constexpr std::size_t segmentsEach = 5;  // a little over the average
    m_graph.m_firstNode.reserve(tiles);
    m_graph.m_nodes.reserve(tiles * segmentsEach);
    m_graph.m_roots.reserve(tiles * segmentsEach / 2);
}

void FeatureEditor::addLastTile() {
    const auto tile = static_cast<std::int32_t>(m_board.tiles().size() - 1);
    const PlacedTile& placed = m_board.tile(tile);
    m_graph.m_firstNode.push_back(static_cast<std::int32_t>(m_graph.m_nodes.size()));
    std::uint8_t number = 0;
    for (const Segment& segment : m_tiles[placed.tile].segments) addSegment(tile, number++, segment);
    for (const Direction side : allDirections) {
        const std::int32_t other = m_board.indexAt(neighbour(placed.position, side));
        if (other >= 0) meetAcross(tile, other, side);
    }
}

void FeatureEditor::closeSide(BoardEdge edge) {
    const std::int32_t tile = m_board.indexAt(edge.tile);
    for (const PortPlace place : {PortPlace::LeftHalf, PortPlace::Centre, PortPlace::RightHalf}) {
        Root& root = rootOf(segmentAt(tile, port(edge.side, place)));
        --root.openPorts;
        assert(root.openPorts >= 0);
    }
}

void FeatureEditor::addFollower(SegmentRef segment, PlayerIndex player) {
    ++rootOf(segment).followers[player];
}

void FeatureEditor::clearFollowers(SegmentRef segment) {
    rootOf(segment).followers.fill(0);
}

void FeatureEditor::addSegment(std::int32_t tile, std::uint8_t number, const Segment& segment) {
    const Packed self = FeatureGraph::pack({tile, number});
    auto root = static_cast<std::int32_t>(m_graph.m_roots.size());
    if (m_graph.m_freeRoots.empty()) {
        m_graph.m_roots.emplace_back();
    } else {
        root = m_graph.m_freeRoots.back();
        m_graph.m_freeRoots.pop_back();
    }
    const bool isMarket = segment.kind == SegmentKind::Market;
    const auto markets = static_cast<MarketKinds>(isMarket ? 1u << static_cast<unsigned>(segment.market) : 0u);
    m_graph.m_roots[static_cast<std::size_t>(root)] = {segment.kind, markets, {}, segment.portCount, self, 1};
    m_graph.m_nodes.push_back({root, self});
}

/// Where no street crosses the side, all three ports belong to one segment on either tile.
void FeatureEditor::meetAcross(std::int32_t tile, std::int32_t other, Direction side) {
    const auto meetAt = [&](PortPlace place, int ports) {
        const Port here = port(side, place);
        meet(segmentAt(tile, here), segmentAt(other, facing(here)), ports);
    };
    const PlacedTile& placed = m_board.tile(tile);
    if (!m_tiles[placed.tile].hasStreet(side, placed.orientation)) return meetAt(PortPlace::Centre, 3);
    for (const PortPlace place : {PortPlace::LeftHalf, PortPlace::Centre, PortPlace::RightHalf}) meetAt(place, 1);
}

/// Unlike segments bound each other, like ones become one feature. Beside the roads of The Kids the ground belongs to
/// no segment, on either tile.
void FeatureEditor::meet(SegmentRef here, SegmentRef there, int ports) {
    if (here.segment == noSegment) return;
    const std::int32_t a = rootIndex(here);
    const std::int32_t b = rootIndex(there);
    Root& rootA = m_graph.m_roots[static_cast<std::size_t>(a)];
    Root& rootB = m_graph.m_roots[static_cast<std::size_t>(b)];
    rootA.openPorts -= ports;
    rootB.openPorts -= ports;
    assert(rootA.openPorts >= 0 && rootB.openPorts >= 0);
    if (rootA.kind != rootB.kind || a == b) return;
    if (rootA.size >= rootB.size)
        merge(a, b);
    else
        merge(b, a);
}

/// The smaller feature's segments move over to the larger one, so that each segment moves at most log₂ n times.
void FeatureEditor::merge(std::int32_t kept, std::int32_t dropped) {
    Root& to = m_graph.m_roots[static_cast<std::size_t>(kept)];
    Root& from = m_graph.m_roots[static_cast<std::size_t>(dropped)];
    m_graph.forEachMember(FeatureGraph::unpack(from.first), [&](SegmentRef member) {
        m_graph.m_nodes[m_graph.nodeIndex(FeatureGraph::pack(member))].feature = kept;
    });
    std::swap(m_graph.m_nodes[m_graph.nodeIndex(to.first)].next, m_graph.m_nodes[m_graph.nodeIndex(from.first)].next);
    to.markets |= from.markets;
    to.openPorts += from.openPorts;
    to.size += from.size;
    for (std::size_t player = 0; player < to.followers.size(); ++player)
        to.followers[player] = static_cast<std::uint8_t>(to.followers[player] + from.followers[player]);
    if (liesBefore(from.first, to.first)) to.first = from.first;
    from = {};
    m_graph.m_freeRoots.push_back(dropped);
}

SegmentRef FeatureEditor::segmentAt(std::int32_t tile, Port port) const {
    const PlacedTile& placed = m_board.tile(tile);
    return {tile, m_tiles[placed.tile].segmentAtPort(port, placed.orientation)};
}

std::int32_t FeatureEditor::rootIndex(SegmentRef segment) const {
    return m_graph.nodeOf(FeatureGraph::pack(segment)).feature;
}

FeatureEditor::Root& FeatureEditor::rootOf(SegmentRef segment) {
    return m_graph.m_roots[static_cast<std::size_t>(rootIndex(segment))];
}

bool FeatureEditor::liesBefore(Packed a, Packed b) const {
    const SegmentRef left = FeatureGraph::unpack(a);
    const SegmentRef right = FeatureGraph::unpack(b);
    return std::tuple(m_board.tile(left.tile).position, left.segment) <
           std::tuple(m_board.tile(right.tile).position, right.segment);
}

}  // namespace remparts::engine
