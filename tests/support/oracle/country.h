// The brute-force twin, part 2: the open country around the city and the line where they meet (C5.3).
#pragma once

#include <vector>

#include "support/oracle/city.h"

namespace remparts::oracle {

/// Free cells that are connected to the far outside through free cells sharing sides.
class OpenCountry {
  public:
    /// Floods a rectangle two cells wider than the city. `filled` is taken as one more tile.
    explicit OpenCountry(const City& city, const engine::Position* filled = nullptr);

    [[nodiscard]] bool contains(engine::Position cell) const;

  private:
    [[nodiscard]] bool isInside(engine::Position cell) const;
    [[nodiscard]] std::size_t indexOf(engine::Position cell) const;

    engine::Position m_low;
    engine::Position m_high;
    std::vector<char> m_reached;
};

/// Every tile side that faces the open country.
[[nodiscard]] std::set<engine::BoardEdge> facingOpenCountry(const City& city);

/// The next side of the line clockwise round the city, staying with the same free cell where it can.
[[nodiscard]] engine::BoardEdge nextClockwise(const City& city, engine::BoardEdge edge);

/// The whole line, clockwise, beginning with `start`, which must face the open country.
[[nodiscard]] std::vector<engine::BoardEdge> walkRound(const City& city, engine::BoardEdge start);

/// C2.4: some wall piece or the gate would no longer face the open country if `cell` were filled.
[[nodiscard]] bool wouldSurroundWall(const City& city, engine::Position cell);

}  // namespace remparts::oracle
