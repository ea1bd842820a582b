#include <algorithm>
#include <cmath>

#include "levels.h"
#include "remparts/geometry/city_plan.h"

namespace remparts::geometry {

namespace {

std::int32_t inPileUnits(float along) {
    return static_cast<std::int32_t>(std::lround(along / pileUnit));
}

}  // namespace

std::vector<PlannedPart> planPiles(const engine::GameState& state, std::span<const Vec3> places) {
    const auto& stacks = state.setup->stacks;
    std::vector<PlannedPart> piles;
    for (std::size_t k = 0; k < std::min(places.size(), stacks.size()); ++k) {
        const auto left = static_cast<std::int32_t>(stacks[k].size()) - state.stacks.drawn[k];
        PartKey key;
        key.kind = PartKind::Pile;
        key.cell = {inPileUnits(places[k].x), inPileUnits(-places[k].z)};
        key.surroundings = static_cast<std::uint16_t>(std::max(left, 0));
        piles.push_back({key, {places[k].x, tableLevel, places[k].z}});
    }
    return piles;
}

}  // namespace remparts::geometry
