#include "city/follower_step.h"

#include "feature_editor.h"

namespace remparts::engine::city {

namespace {

SegmentRef onLastTile(const GameState& state, std::uint8_t segment) {
    return {static_cast<std::int32_t>(state.board.tiles().size()) - 1, segment};
}

FollowerRole roleOn(SegmentKind kind) {
    switch (kind) {
        case SegmentKind::Street:
        case SegmentKind::Road:
            return FollowerRole::Citizen;
        case SegmentKind::Market:
            return FollowerRole::Seller;
        case SegmentKind::Residential:
            break;
    }
    return FollowerRole::Steward;
}

}  // namespace

std::optional<RejectionReason> followerFault(const GameState& state, std::uint8_t segment) {
    if (state.supplies[state.turnPlayer].followers == 0) return RejectionReason::NoFollowerLeft;
    if (segment >= state.definition(state.board.tiles().back()).segments.size())
        return RejectionReason::NoSuchSegment;
    const Feature feature = state.features.feature(onLastTile(state, segment));
    if (feature.isClaimed()) return RejectionReason::FeatureOccupied;
    if (feature.kind != SegmentKind::Residential && feature.isComplete())
        return RejectionReason::FeatureJustCompleted;
    return std::nullopt;
}

void placeFollower(Play& play, std::uint8_t segment) {
    GameState& state = play.state;
    const SegmentRef ref = onLastTile(state, segment);
    const SegmentKind kind = state.definition(state.board.tiles().back()).segments[segment].kind;
    const FollowerPlacement placement{state.turnPlayer, roleOn(kind), ref, {}};
    --state.supplies[state.turnPlayer].followers;
    state.followers.push_back(placement);
    FeatureEditor(state.features, state.board, *state.setup->tiles).addFollower(ref, state.turnPlayer);
    play.tell(FollowerPlaced{placement});
}

}  // namespace remparts::engine::city
