#include "layers/cell_contour.h"

#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cstdint>

namespace remparts::panel {
namespace {

// The sides of a square as one goes round it with the inside on the left: south, east, north, west.
constexpr std::array<LatticeCell, 4> onwards{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
constexpr std::array<LatticeCell, 4> outwards{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
constexpr std::array<LatticeCell, 4> endCorner{{{1, 0}, {1, 1}, {0, 1}, {0, 0}}};

LatticeCell plus(LatticeCell a, LatticeCell b) {
    return {a.first + b.first, a.second + b.second};
}

class Tracer {
  public:
    explicit Tracer(const std::vector<LatticeCell>& cells) {
        const auto [west, east] = std::minmax_element(cells.begin(), cells.end(),
                                                      [](const auto& a, const auto& b) { return a.first < b.first; });
        const auto [south, north] = std::minmax_element(
            cells.begin(), cells.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
        m_west = west->first - 1;
        m_south = south->second - 1;
        m_width = east->first - m_west + 2;
        m_height = north->second - m_south + 2;
        m_grid.resize(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height));
        for (const LatticeCell& cell : cells) at(cell) = filled;
    }

    template <class Take>
    void trace(const std::vector<LatticeCell>& cells, Take take) {
        for (const LatticeCell& cell : cells)
            for (std::size_t side = 0; side < 4; ++side)
                if (isRim(cell, side) && (at(cell) & (1u << side)) == 0) take(loopFrom(cell, side));
    }

    /// A corner of the line, and the two sides that meet there.
    struct Corner {
        LatticeCell at;
        std::size_t before;
        std::size_t after;
    };

  private:
    static constexpr std::uint8_t filled = 16;  // the lower bits: sides that were walked

    std::uint8_t& at(LatticeCell cell) {
        const auto row = static_cast<std::size_t>(cell.second - m_south) * static_cast<std::size_t>(m_width);
        return m_grid[row + static_cast<std::size_t>(cell.first - m_west)];
    }
    bool has(LatticeCell cell) { return (at(cell) & filled) != 0; }
    bool isRim(LatticeCell cell, std::size_t side) { return !has(plus(cell, outwards[side])); }

    std::vector<Corner> loopFrom(LatticeCell cell, std::size_t side) {
        std::vector<Corner> loop;
        while ((at(cell) & (1u << side)) == 0) {
            at(cell) = static_cast<std::uint8_t>(at(cell) | (1u << side));
            const LatticeCell corner = plus(cell, endCorner[side]);
            const LatticeCell ahead = plus(cell, onwards[side]);
            const LatticeCell beyond = plus(ahead, outwards[side]);
            const std::size_t before = side;
            if (!has(ahead)) {
                side = (side + 1) % 4;
            } else if (has(beyond)) {
                cell = beyond;
                side = (side + 3) % 4;
            } else {
                cell = ahead;
            }
            if (side != before) loop.push_back({corner, before, side});
        }
        return loop;
    }

    int m_west = 0;
    int m_south = 0;
    int m_width = 0;
    int m_height = 0;
    std::vector<std::uint8_t> m_grid;
};

}  // namespace

QPainterPath contourOf(const std::vector<LatticeCell>& cells, double side, double origin, double inset) {
    QPainterPath path;
    if (cells.empty()) return path;
    Tracer(cells).trace(cells, [&](const std::vector<Tracer::Corner>& loop) {
        QPolygonF line;
        for (const Tracer::Corner& corner : loop) {
            const LatticeCell out = plus(outwards[corner.before], outwards[corner.after]);
            line << QPointF(corner.at.first * side + origin - out.first * inset,
                            corner.at.second * side + origin - out.second * inset);
        }
        path.addPolygon(line);
        path.closeSubpath();
    });
    return path;
}

}  // namespace remparts::panel
