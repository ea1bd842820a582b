// Why a choice is refused: a typed reason with the number of the rule behind it.
#pragma once

#include <cstdint>
#include <string_view>

namespace remparts::engine {

enum class RejectionReason : std::uint8_t {
    GameOver,              ///< C8.1, K4.1, K4.2
    WrongPlayer,           ///< somebody else is to choose; with the rule of what is asked for
    WrongPhase,            ///< this kind of action is not asked for now; with the rule of what is
    MayNotPass,            ///< C2.1, K2.2: a tile must be laid, K2.1: drawn, C5.4, C5.5: the gate, a piece set
    CellOccupied,          ///< C2.1, K2.2
    NoCommonSide,          ///< C2.1, K2.2
    NotAtOrigin,           ///< C1.5: the first tile lies at (0, 0)
    StreetMustContinue,    ///< C2.2: the neighbour's street would end at this tile
    StreetMeetsNoStreet,   ///< C2.2: this tile's street would end at the neighbour
    BeyondWall,            ///< C2.3
    SurroundsWall,         ///< C2.4
    NoSuchSegment,         ///< C3.1
    FeatureOccupied,       ///< C3.2
    FeatureJustCompleted,  ///< C3.3
    NoFollowerLeft,        ///< C3.4, C6.1
    NotOnOuterBoundary,    ///< C5.3, C5.4
    NoSuchEnd,             ///< C5.4, C5.7
    GuardOpposite,         ///< C6.2
    NoGuardInFirstRound,   ///< C6.3
    NoTowerLeft,           ///< C7.1
    EndHasTower,           ///< C7.1, C7.3
    NoSuchPile,            ///< K2.1
    PileEmpty,             ///< K2.1
};

struct Rejection {
    RejectionReason reason = RejectionReason::WrongPhase;
    std::string_view
        rule{};  ///< number in the rules of the game that is played, e.g. "C2.2"; empty where none applies

    friend bool operator==(const Rejection&, const Rejection&) = default;
};

/// A short English reason for records and logs, e.g. "a street must go on here".
[[nodiscard]] std::string_view describe(RejectionReason reason);

}  // namespace remparts::engine
