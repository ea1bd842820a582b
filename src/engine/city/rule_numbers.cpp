#include "city/rule_numbers.h"

namespace remparts::engine::city {

std::string_view ruleOf(Phase phase) {
    switch (phase) {
        case Phase::Tile:
            return "C2.1";
        case Phase::Follower:
            return "C3.1";
        case Phase::Gate:
            return "C5.4";
        case Phase::Wall:
            return "C5.5";
        case Phase::Guard:
            return "C6.1";
        case Phase::Tower:
            return "C7.1";
        case Phase::Draw:
        case Phase::Over:
            return {};
    }
    return {};
}

namespace {

std::string_view ruleBehind(RejectionReason reason, Phase phase) {
    switch (reason) {
        case RejectionReason::GameOver:
            return "C8.1";
        case RejectionReason::CellOccupied:
        case RejectionReason::NoCommonSide:
            return "C2.1";
        case RejectionReason::NotAtOrigin:
            return "C1.5";
        case RejectionReason::StreetMustContinue:
        case RejectionReason::StreetMeetsNoStreet:
            return "C2.2";
        case RejectionReason::BeyondWall:
            return "C2.3";
        case RejectionReason::SurroundsWall:
            return "C2.4";
        case RejectionReason::NoSuchSegment:
            return "C3.1";
        case RejectionReason::FeatureOccupied:
            return "C3.2";
        case RejectionReason::FeatureJustCompleted:
            return "C3.3";
        case RejectionReason::NoFollowerLeft:
            return "C3.4";
        case RejectionReason::NotOnOuterBoundary:
            return "C5.3";
        case RejectionReason::NoSuchEnd:
            return "C5.4";
        case RejectionReason::GuardOpposite:
            return "C6.2";
        case RejectionReason::NoGuardInFirstRound:
            return "C6.3";
        case RejectionReason::NoTowerLeft:
        case RejectionReason::EndHasTower:
            return "C7.1";
        case RejectionReason::WrongPlayer:
        case RejectionReason::WrongPhase:
        case RejectionReason::MayNotPass:
            return ruleOf(phase);
        case RejectionReason::NoSuchPile:
        case RejectionReason::PileEmpty:
            return {};
    }
    return {};
}

}  // namespace

Rejection rejected(RejectionReason reason, Phase phase) {
    return {reason, ruleBehind(reason, phase)};
}

}  // namespace remparts::engine::city
