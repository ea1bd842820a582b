#include "city/placement.h"

namespace remparts::engine::city {

namespace {

/// C2.1, C2.3: faults of the cell for any tile, but for C2.4.
std::optional<RejectionReason> positionFault(const Board& board, Position position) {
    if (board.isOccupied(position)) return RejectionReason::CellOccupied;
    if (board.isEmpty()) {
        if (position != Position{}) return RejectionReason::NotAtOrigin;
        return std::nullopt;
    }
    const FrontierCell* cell = board.frontierAt(position);
    if (cell == nullptr) return RejectionReason::NoCommonSide;
    if (cell->barred) return RejectionReason::BeyondWall;
    return std::nullopt;
}

std::optional<RejectionReason> streetFault(const FrontierCell& cell, std::uint8_t streetSides) {
    const std::uint8_t clashing = clashingSides(cell.tileSides, cell.streetSides, streetSides);
    if (clashing == 0) return std::nullopt;
    return (clashing & cell.streetSides) != 0 ? RejectionReason::StreetMustContinue
                                              : RejectionReason::StreetMeetsNoStreet;
}

std::optional<RejectionReason> enclosureFault(const GameState& state, const FrontierCell& cell) {
    if (WallOutlook(state.board, state.wall).isLostWith(cell)) return RejectionReason::SurroundsWall;
    return std::nullopt;
}

}  // namespace

std::optional<RejectionReason> placementFault(const GameState& state, TileIndex tile, Position position,
                                              Orientation orientation) {
    if (const auto fault = positionFault(state.board, position)) return fault;
    if (state.board.isEmpty()) return std::nullopt;
    const FrontierCell& cell = *state.board.frontierAt(position);
    const std::uint8_t streetSides = turnedSides((*state.setup->tiles)[tile].streetSides, orientation);
    if (const auto fault = streetFault(cell, streetSides)) return fault;
    return enclosureFault(state, cell);
}

std::optional<RejectionReason> cellFault(const GameState& state, TileIndex tile, Position position) {
    if (const auto fault = positionFault(state.board, position)) return fault;
    if (state.board.isEmpty()) return std::nullopt;
    const FrontierCell& cell = *state.board.frontierAt(position);
    const std::uint8_t streetSides = (*state.setup->tiles)[tile].streetSides;
    if (fittingOrientations(cell, streetSides) == 0) return streetFault(cell, streetSides);
    return enclosureFault(state, cell);
}

}  // namespace remparts::engine::city
