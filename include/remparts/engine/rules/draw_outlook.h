// What can still be drawn and where it could be laid, for both games: open information only. The order of drawing is
// secret, the tile in hand has been seen.
#pragma once

#include <cstdint>
#include <vector>

#include "remparts/engine/game_state.h"

namespace remparts::engine {

/// A design of this game: how many of it nobody has drawn yet, of how many.
struct UnseenDesign {
    TileIndex tile = 0;
    int left = 0;
    int all = 0;  ///< in this game, at least one

    friend bool operator==(const UnseenDesign&, const UnseenDesign&) = default;
};
/// C2.6: every design of this game in the set's order, also those of which none is left. Laid tiles, discarded ones
/// (C2.5) and the one in hand are no longer left.
[[nodiscard]] std::vector<UnseenDesign> unseenDesigns(const GameState& state);

/// Which designs fit where now (C2.1 to C2.4, K2.2), by playing each of them as if it were in hand. Costs one legal
/// list for each design that is left; the answers are looked up.
class DrawOutlook {
  public:
    explicit DrawOutlook(const GameState& state);

    /// Designs left that may be laid on a cell in some orientation, in the set's order.
    [[nodiscard]] std::vector<TileIndex> fittingAt(Position cell) const;
    /// Free cells at the rim on which neither the tile in hand nor any tile left may be laid, ascending. Cells beyond
    /// the wall (C2.3) are not among them, nor is any cell once the game is over.
    [[nodiscard]] const std::vector<Position>& deadCells() const { return m_dead; }

  private:
    struct Fit {
        Position cell;
        TileIndex tile = 0;
        friend constexpr auto operator<=>(const Fit&, const Fit&) = default;
    };
    std::vector<Fit> m_fits;  // ascending, designs left alone
    std::vector<Position> m_dead;
};

}  // namespace remparts::engine
