#include "actions/tile_effects.h"

#include <set>

namespace remparts::model {

namespace {

TileEffect effectOn(const engine::GameState& before, const engine::GameState& after, engine::SegmentRef segment) {
    std::set<std::int32_t> tiles;
    std::set<engine::SegmentRef> earlier;  // the features that lay there before, by their first segments
    after.features.forEachMember(segment, [&](engine::SegmentRef member) {
        tiles.insert(member.tile);
        if (member.tile != segment.tile) earlier.insert(before.features.feature(member).first);
    });
    TileEffect effect;
    effect.kind = after.features.feature(segment).kind;
    effect.tiles = static_cast<int>(tiles.size());
    effect.change = after.features.isComplete(segment) ? TileEffect::Change::Ends
                    : earlier.empty()                  ? TileEffect::Change::Begins
                    : earlier.size() == 1              ? TileEffect::Change::GoesOn
                                                       : TileEffect::Change::Joins;
    return effect;
}

}  // namespace

std::vector<TileEffect> tileEffects(const engine::GameState& before, const engine::GameState& after) {
    const auto number = static_cast<std::int32_t>(before.board.tiles().size());
    const auto count = static_cast<std::uint8_t>(after.definition(after.board.tile(number)).segments.size());
    std::vector<TileEffect> effects;
    std::set<engine::SegmentRef> told;
    for (std::uint8_t segment = 0; segment < count; ++segment) {
        const engine::SegmentRef here{number, segment};
        if (told.insert(after.features.feature(here).first).second) effects.push_back(effectOn(before, after, here));
    }
    return effects;
}

}  // namespace remparts::model
