#include "road_hints.h"

#include <algorithm>

#include "tile_roads.h"

namespace remparts::model {

namespace {

template <class T>
void sortOnce(std::vector<T>& list) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

}  // namespace

RoadHints roadHints(const engine::Ruleset& rules, const engine::GameState& state,
                    std::span<const engine::Action> legal) {
    RoadHints hints;
    if (!state.stacks.inHand || !hasRoads((*state.setup->tiles)[*state.stacks.inHand])) return hints;
    const auto laidTiles = static_cast<std::int32_t>(state.board.tiles().size());
    engine::GameState after;
    engine::EventLog events;
    for (const engine::Action& action : legal) {
        const auto* lay = std::get_if<engine::PlaceTile>(&action);
        if (lay == nullptr) continue;
        after = state;
        events.clear();
        rules.applyLegal(after, action, &events);
        for (const engine::Event& event : events) {
            const auto* closed = std::get_if<engine::RoadClosed>(&event);
            if (closed == nullptr) continue;
            hints.cells.push_back(lay->position);
            after.features.forEachMember(closed->road, [&](engine::SegmentRef member) {
                if (member.tile < laidTiles) hints.roads.push_back(member);
            });
        }
    }
    sortOnce(hints.roads);
    sortOnce(hints.cells);
    return hints;
}

}  // namespace remparts::model
