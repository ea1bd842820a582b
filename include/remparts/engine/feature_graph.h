// Which segments belong together: features by union–find, with what the rules ask of each.
#pragma once

#include <array>
#include <cstddef>
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
    [[nodiscard]] bool isComplete(SegmentRef segment) const { return rootOf(segment).openPorts == 0; }
    [[nodiscard]] bool sameFeature(SegmentRef a, SegmentRef b) const {
        return nodeOf(pack(a)).feature == nodeOf(pack(b)).feature;
    }
    /// All segments of the feature, in no promised order but the same on every machine. Cost: its size.
    [[nodiscard]] std::vector<SegmentRef> members(SegmentRef segment) const;
    /// Calls `visit(SegmentRef)` for each of members().
    template <class Visit>
    void forEachMember(SegmentRef segment, Visit visit) const {
        const Packed start = pack(segment);
        Packed member = start;
        do {
            visit(unpack(member));
            member = nodeOf(member).next;
        } while (member != start);
    }
    /// Bytes on the heap that a copy takes.
    [[nodiscard]] std::size_t heapSize() const;

  private:
    friend class FeatureEditor;  // src/engine/feature_editor.h: the only way to change the graph

    /// A SegmentRef in one number: tile × 8 + segment.
    using Packed = std::int32_t;

    // Trivial on purpose: a vector of such is copied as one block.
    struct Node {
        std::int32_t feature;  ///< index into m_roots
        Packed next;           ///< the members of a feature form a circle
    };
    struct Root {
        SegmentKind kind;
        MarketKinds markets;
        std::array<std::uint8_t, maxPlayers> followers;
        std::int32_t openPorts;
        Packed first;
        std::int32_t size;  ///< members; 0 for a root that is free for reuse
    };

    [[nodiscard]] static constexpr Packed pack(SegmentRef segment) { return segment.tile * 8 + segment.segment; }
    [[nodiscard]] static constexpr SegmentRef unpack(Packed packed) {
        return {packed >> 3, static_cast<std::uint8_t>(packed & 7)};
    }
    [[nodiscard]] std::size_t nodeIndex(Packed packed) const {
        const std::int32_t index = m_firstNode[static_cast<std::size_t>(packed >> 3)] + (packed & 7);
        return static_cast<std::size_t>(index);
    }
    [[nodiscard]] const Node& nodeOf(Packed packed) const { return m_nodes[nodeIndex(packed)]; }
    [[nodiscard]] const Root& rootOf(SegmentRef segment) const {
        return m_roots[static_cast<std::size_t>(nodeOf(pack(segment)).feature)];
    }

    std::vector<std::int32_t> m_firstNode;  // by tile
    std::vector<Node> m_nodes;
    std::vector<Root> m_roots;
    std::vector<std::int32_t> m_freeRoots;
};

}  // namespace remparts::engine
