#include "remparts/engine/rejection.h"

namespace remparts::engine {

namespace {

struct Explanation {
    std::string_view rule;
    std::string_view text;
};

Explanation explain(RejectionReason reason) {
    switch (reason) {
        case RejectionReason::GameOver:
            return {"C8.1", "the game is over"};
        case RejectionReason::WrongPlayer:
            return {"", "another player is to act"};
        case RejectionReason::WrongPhase:
            return {"", "this is not what is to be done now"};
        case RejectionReason::MayNotPass:
            return {"", "this step cannot be passed"};
        case RejectionReason::CellOccupied:
            return {"C2.1", "a tile lies there already"};
        case RejectionReason::NoCommonSide:
            return {"C2.1", "the tile must share a side with a laid tile"};
        case RejectionReason::NotAtOrigin:
            return {"C1.5", "the first tile must lie at (0, 0)"};
        case RejectionReason::StreetMustContinue:
            return {"C2.2", "a street must go on here"};
        case RejectionReason::StreetMeetsNoStreet:
            return {"C2.2", "a street would meet a side without a street"};
        case RejectionReason::BeyondWall:
            return {"C2.3", "no tile may be laid beyond the wall"};
        case RejectionReason::SurroundsWall:
            return {"C2.4", "the wall would be cut off from the open country"};
        case RejectionReason::NoSuchSegment:
            return {"C3.1", "the tile just laid has no such segment"};
        case RejectionReason::FeatureOccupied:
            return {"C3.2", "a follower stands on it already"};
        case RejectionReason::FeatureJustCompleted:
            return {"C3.3", "the tile has just completed it"};
        case RejectionReason::NoFollowerLeft:
            return {"C3.4", "no follower is left in the supply"};
        case RejectionReason::NotOnOuterBoundary:
            return {"C5.3", "that side is not on the outer boundary of the city"};
        case RejectionReason::NoSuchEnd:
            return {"C5.4", "the wall has no such end"};
        case RejectionReason::GuardOpposite:
            return {"C6.2", "a guard stands directly opposite"};
        case RejectionReason::NoGuardInFirstRound:
            return {"C6.3", "no guards are placed in the first wall round"};
        case RejectionReason::NoTowerLeft:
            return {"C7.1", "no tower is left"};
        case RejectionReason::EndHasTower:
            return {"C7.1", "that end of the wall has a tower already"};
    }
    return {};
}

}  // namespace

std::string_view ruleOf(RejectionReason reason) {
    return explain(reason).rule;
}

std::string_view describe(RejectionReason reason) {
    return explain(reason).text;
}

}  // namespace remparts::engine
