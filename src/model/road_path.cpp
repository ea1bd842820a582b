#include "road_path.h"

#include <algorithm>
#include <tuple>

namespace remparts::model {

namespace {

using engine::SegmentRef;

/// The segments that a segment leads on to, clockwise from its first port as drawn.
std::vector<SegmentRef> nextTo(const engine::GameState& state, SegmentRef segment) {
    const engine::PlacedTile& tile = state.board.tile(segment.tile);
    const std::uint16_t ports = state.definition(tile).segments[segment.segment].ports;
    std::vector<SegmentRef> found;
    for (std::uint8_t number = 0; number < engine::portCount; ++number) {
        if (((ports >> number) & 1) == 0) continue;
        const engine::Port onTable = engine::turned(engine::Port{number}, tile.orientation);
        const std::int32_t index = state.board.indexAt(engine::neighbour(tile.position, engine::sideOf(onTable)));
        if (index < 0) continue;
        const engine::PlacedTile& other = state.board.tile(index);
        found.push_back({index, state.definition(other).segmentAtPort(engine::facing(onTable), other.orientation)});
    }
    return found;
}

class Walk {
  public:
    explicit Walk(const engine::GameState& state) : m_state(state) {}

    /// One way after the other, so that a road without ends is gone round and not along both halves at once.
    std::vector<SegmentRef> from(SegmentRef start) {
        m_path = {start};
        for (const SegmentRef way : nextTo(m_state, start)) spread(way);
        return std::move(m_path);
    }

  private:
    void visit(SegmentRef segment) {
        if (std::find(m_path.begin(), m_path.end(), segment) == m_path.end()) m_path.push_back(segment);
    }
    void spread(SegmentRef way) {
        std::size_t reached = m_path.size();
        for (visit(way); reached < m_path.size(); ++reached)
            for (const SegmentRef next : nextTo(m_state, m_path[reached])) visit(next);
    }

    const engine::GameState& m_state;
    std::vector<SegmentRef> m_path;
};

}  // namespace

std::vector<SegmentRef> roadPath(const engine::GameState& state, SegmentRef segment) {
    std::vector<SegmentRef> members = state.features.members(segment);
    const auto place = [&state](SegmentRef member) {
        return std::tuple(state.board.tile(member.tile).position, member.segment);
    };
    std::sort(members.begin(), members.end(), [&place](SegmentRef a, SegmentRef b) { return place(a) < place(b); });
    const auto end = std::find_if(members.begin(), members.end(),
                                  [&state](SegmentRef member) { return nextTo(state, member).size() < 2; });
    return Walk(state).from(end != members.end() ? *end : members.front());
}

}  // namespace remparts::model
