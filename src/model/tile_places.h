// Where and how the tile in hand may be laid, read from the legal list.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "remparts/engine/action.h"
#include "remparts/engine/tile.h"
#include "table_point.h"

namespace remparts::model {

class TilePlaces {
  public:
    TilePlaces() = default;
    /// Takes the PlaceTile actions; others are ignored.
    explicit TilePlaces(std::span<const engine::Action> legal);

    /// Without repetition, ascending.
    [[nodiscard]] const std::vector<engine::Position>& cells() const { return m_cells; }
    [[nodiscard]] bool has(engine::Position cell) const;
    [[nodiscard]] bool allows(engine::Position cell, engine::Orientation orientation) const;
    /// The cell under the point if the tile fits there, else the nearest one whose square lies within `reach`.
    [[nodiscard]] std::optional<engine::Position> nearest(TablePoint at, double reach) const;
    /// `wanted` when it is legal there, else the next one clockwise that is; anywhere without a cell.
    [[nodiscard]] engine::Orientation orientationAt(std::optional<engine::Position> cell,
                                                    engine::Orientation wanted) const;
    /// Turns on to the next legal orientation that looks different, `quarterTurns` times (clockwise when positive).
    /// The same one when no other is to be had.
    [[nodiscard]] engine::Orientation turnedAt(std::optional<engine::Position> cell, engine::Orientation from,
                                               int quarterTurns, const engine::TileDefinition& tile) const;

  private:
    [[nodiscard]] std::uint8_t orientations(std::optional<engine::Position> cell) const;

    std::vector<engine::Position> m_cells;
    std::vector<std::uint8_t> m_orientations;  ///< bits of each cell
    std::uint8_t m_anywhere = 0;
};

/// Whether the turned pictures are the same.
[[nodiscard]] bool looksSame(const engine::TileDefinition& tile, engine::Orientation a, engine::Orientation b);

}  // namespace remparts::model
