#include "remparts/engine/rejection.h"

namespace remparts::engine {

std::string_view describe(RejectionReason reason) {
    switch (reason) {
        case RejectionReason::GameOver:
            return "the game is over";
        case RejectionReason::WrongPlayer:
            return "another player is to act";
        case RejectionReason::WrongPhase:
            return "this is not what is to be done now";
        case RejectionReason::MayNotPass:
            return "this step cannot be passed";
        case RejectionReason::CellOccupied:
            return "a tile lies there already";
        case RejectionReason::NoCommonSide:
            return "the tile must share a side with a laid tile";
        case RejectionReason::NotAtOrigin:
            return "the first tile must lie at (0, 0)";
        case RejectionReason::StreetMustContinue:
            return "a street must go on here";
        case RejectionReason::StreetMeetsNoStreet:
            return "a street would meet a side without a street";
        case RejectionReason::BeyondWall:
            return "no tile may be laid beyond the wall";
        case RejectionReason::SurroundsWall:
            return "the wall would be cut off from the open country";
        case RejectionReason::NoSuchSegment:
            return "the tile just laid has no such segment";
        case RejectionReason::FeatureOccupied:
            return "a follower stands on it already";
        case RejectionReason::FeatureJustCompleted:
            return "the tile has just completed it";
        case RejectionReason::NoFollowerLeft:
            return "no follower is left in the supply";
        case RejectionReason::NotOnOuterBoundary:
            return "that side is not on the outer boundary of the city";
        case RejectionReason::NoSuchEnd:
            return "the wall has no such end";
        case RejectionReason::GuardOpposite:
            return "a guard stands directly opposite";
        case RejectionReason::NoGuardInFirstRound:
            return "no guards are placed in the first wall round";
        case RejectionReason::NoTowerLeft:
            return "no tower is left";
        case RejectionReason::EndHasTower:
            return "that end of the wall has a tower already";
        case RejectionReason::NoSuchPile:
            return "there is no such pile";
        case RejectionReason::PileEmpty:
            return "no tile is left in that pile";
    }
    return {};
}

}  // namespace remparts::engine
