// Changing the feature graph: for the rules alone.
#pragma once

#include "remparts/engine/board.h"
#include "remparts/engine/feature_graph.h"

namespace remparts::engine {

class FeatureEditor {
  public:
    FeatureEditor(FeatureGraph& graph, const Board& board, const TileSet& tiles)
        : m_graph(graph), m_board(board), m_tiles(tiles) {}

    /// Makes room for that many tiles at once.
    void reserve(std::size_t tiles);
    /// Takes in the tile laid last, which is on the board already, and joins what meets.
    void addLastTile();
    /// A wall piece or the gate bounds what reaches this side (C5.8).
    void closeSide(BoardEdge edge);
    void addFollower(SegmentRef segment, PlayerIndex player);
    /// Takes all followers off a feature.
    void clearFollowers(SegmentRef segment);

  private:
    using Root = FeatureGraph::Root;
    using Packed = FeatureGraph::Packed;

    void addSegment(std::int32_t tile, std::uint8_t number, const Segment& segment);
    void meetAcross(std::int32_t tile, std::int32_t other, Direction side);
    void meet(SegmentRef here, SegmentRef there, int ports);
    void merge(std::int32_t kept, std::int32_t dropped);
    [[nodiscard]] SegmentRef segmentAt(std::int32_t tile, Port port) const;
    [[nodiscard]] std::int32_t rootIndex(SegmentRef segment) const;
    Root& rootOf(SegmentRef segment);
    [[nodiscard]] bool liesBefore(Packed a, Packed b) const;

    FeatureGraph& m_graph;
    const Board& m_board;
    const TileSet& m_tiles;
};

}  // namespace remparts::engine
