// C2: where a tile may be laid.
#pragma once

#include <array>
#include <optional>

#include "city/enclosure.h"
#include "remparts/engine/game_state.h"
#include "remparts/engine/rejection.h"

namespace remparts::engine::city {

/// C2.2: of the sides shared with tiles those where only one of both has a street.
[[nodiscard]] constexpr std::uint8_t clashingSides(unsigned tileSides, unsigned neighbourStreets,
                                                   unsigned streetSides) {
    return static_cast<std::uint8_t>((neighbourStreets ^ streetSides) & tileSides);
}

/// fittingOrientations() for all there is: by streets of the upright tile, then tiles and streets around the cell.
using FittingTable = std::array<std::array<std::array<std::uint8_t, 16>, 16>, 16>;

[[nodiscard]] constexpr FittingTable makeFittingTable() {
    FittingTable table{};
    for (std::uint8_t streets = 0; streets < 16; ++streets)
        for (unsigned tileSides = 0; tileSides < 16; ++tileSides)
            for (unsigned around = 0; around < 16; ++around)
                for (const Orientation orientation : allOrientations)
                    if (clashingSides(tileSides, around, turnedSides(streets, orientation)) == 0)
                        table[streets][tileSides][around] |=
                            static_cast<std::uint8_t>(1u << quarterTurns(orientation));
    return table;
}

inline constexpr FittingTable fittingTable = makeFittingTable();

/// C2.2: the orientations in which all streets continue, bit r for r quarter turns.
[[nodiscard]] inline std::uint8_t fittingOrientations(const FrontierCell& cell, std::uint8_t streetSides) {
    return fittingTable[streetSides][cell.tileSides][cell.streetSides];
}

/// Calls `visit(Position, Orientation)` for every legal placement until it returns true; tells whether it did.
template <class Visit>
bool anyPlacement(const GameState& state, TileIndex tile, Visit visit) {
    if (state.board.isEmpty()) {
        for (const Orientation orientation : allOrientations)
            if (visit(Position{}, orientation)) return true;
        return false;
    }
    const std::uint8_t streetSides = (*state.setup->tiles)[tile].streetSides;
    WallOutlook outlook(state.board, state.wall);
    for (const FrontierCell& cell : state.board.frontier()) {
        if (cell.barred) continue;
        const std::uint8_t fitting = fittingOrientations(cell, streetSides);
        if (fitting == 0 || outlook.isLostWith(cell)) continue;
        for (const Orientation orientation : allOrientations)
            if (((fitting >> quarterTurns(orientation)) & 1) != 0 && visit(cell.position, orientation)) return true;
    }
    return false;
}

/// C2.5: whether the tile can be laid at all.
[[nodiscard]] inline bool fitsSomewhere(const GameState& state, TileIndex tile) {
    return anyPlacement(state, tile, [](Position, Orientation) { return true; });
}

/// Why a tile may not be laid so; nothing when it may.
[[nodiscard]] std::optional<RejectionReason> placementFault(const GameState& state, TileIndex tile, Position position,
                                                            Orientation orientation);
/// Why a tile may not be laid there whichever way it is turned; nothing when some way is legal.
[[nodiscard]] std::optional<RejectionReason> cellFault(const GameState& state, TileIndex tile, Position position);

}  // namespace remparts::engine::city
