#include "kids/road_way.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "overlay/table_shapes.h"
#include "remparts/engine/tile_layout.h"

namespace remparts::panel {
namespace {

constexpr int n = engine::pictureSize;

using Cell = std::pair<int, int>;  // on the lattice of all pictures: to the east, to the north
constexpr std::array<Cell, 4> sides{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

class WayFinder {
  public:
    WayFinder(const engine::GameState& state, std::span<const engine::SegmentRef> segments) {
        for (std::size_t k = 0; k < segments.size(); ++k)
            forCellsOf(state, segments[k], [&](int x, int y) { m_cells.emplace(Cell{x, y}, k); });
    }

    [[nodiscard]] std::vector<WayStep> find() {
        std::vector<std::pair<Cell, Cell>> toGo;
        if (const auto start = startCell()) toGo.emplace_back(*start, *start);
        while (!toGo.empty()) {
            const auto [from, to] = toGo.back();
            toGo.pop_back();
            if (m_cells.erase(to) == 0) continue;
            m_way.push_back({pointOf(from), pointOf(to)});
            for (const auto& [x, y] : sides)
                if (m_cells.count({to.first + x, to.second + y}) > 0)
                    toGo.emplace_back(to, Cell{to.first + x, to.second + y});
        }
        return std::move(m_way);
    }

  private:
    static model::TablePoint pointOf(Cell cell) {
        return {(cell.first + 0.5) / n - 0.5, (cell.second + 0.5) / n - 0.5};
    }

    [[nodiscard]] auto neighboursOf(Cell cell) const {
        return std::count_if(sides.begin(), sides.end(), [&](const Cell& side) {
            return m_cells.count({cell.first + side.first, cell.second + side.second}) > 0;
        });
    }

    // An end of the road, rather on an early segment.
    [[nodiscard]] std::optional<Cell> startCell() const {
        std::optional<Cell> best;
        std::pair<bool, std::size_t> least{true, 0};
        for (const auto& [cell, segment] : m_cells) {
            const std::pair rank(neighboursOf(cell) > 1, segment);
            if (best && rank >= least) continue;
            best = cell;
            least = rank;
        }
        return best;
    }

    std::map<Cell, std::size_t> m_cells;  // those not gone yet, with the place of their segment
    std::vector<WayStep> m_way;
};

}  // namespace

std::vector<WayStep> wayAlong(const engine::GameState& state, std::span<const engine::SegmentRef> segments) {
    return WayFinder(state, segments).find();
}

}  // namespace remparts::panel
