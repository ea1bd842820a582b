#include "remparts/engine/feature_graph.h"

namespace remparts::engine {

Feature FeatureGraph::feature(SegmentRef segment) const {
    const Root& root = rootOf(segment);
    return {root.kind, unpack(root.first), root.openPorts, root.markets, root.followers};
}

std::vector<SegmentRef> FeatureGraph::members(SegmentRef segment) const {
    std::vector<SegmentRef> segments;
    forEachMember(segment, [&segments](SegmentRef member) { segments.push_back(member); });
    return segments;
}

std::size_t FeatureGraph::heapSize() const {
    return m_firstNode.size() * sizeof(std::int32_t) + m_nodes.size() * sizeof(Node) + m_roots.size() * sizeof(Root) +
           m_freeRoots.size() * sizeof(std::int32_t);
}

}  // namespace remparts::engine
