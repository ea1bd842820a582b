#include "kids/road_way.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include "overlay/table_shapes.h"
#include "remparts/engine/tile_layout.h"
#include "table_geometry.h"

namespace remparts::panel {
namespace {

constexpr int n = engine::pictureSize;
constexpr double step = 0.25 / n;

using Cell = std::pair<int, int>;  // on the lattice of all pictures: to the east, to the north
using model::TablePoint;
constexpr std::array<Cell, 4> sides{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

Cell plus(Cell a, Cell b) {
    return {a.first + b.first, a.second + b.second};
}

bool areNeighbours(Cell a, Cell b) {
    return std::abs(a.first - b.first) + std::abs(a.second - b.second) == 1;
}

class WayFinder {
  public:
    WayFinder(const engine::GameState& state, std::span<const engine::SegmentRef> segments) {
        for (std::size_t k = 0; k < segments.size(); ++k)
            forCellsOf(state, segments[k], [&](int x, int y) { m_cells.emplace(Cell{x, y}, k); });
    }

    [[nodiscard]] std::vector<Way> find() {
        while (!m_cells.empty()) {
            m_toGo = {startCell()};
            while (!m_toGo.empty()) walk();
        }
        return std::move(m_ways);
    }

  private:
    static TablePoint pointOf(Cell cell) { return {(cell.first + 0.5) / n - 0.5, (cell.second + 0.5) / n - 0.5}; }

    [[nodiscard]] auto neighboursOf(Cell cell) const {
        return std::count_if(sides.begin(), sides.end(), [&](Cell side) { return m_cells.count(plus(cell, side)); });
    }

    // An end of a road, rather on an early segment.
    [[nodiscard]] Cell startCell() const {
        const auto rank = [this](const auto& entry) {
            return std::pair(neighboursOf(entry.first) > 1, entry.second);
        };
        return std::min_element(m_cells.begin(), m_cells.end(),
                                [&](const auto& a, const auto& b) { return rank(a) < rank(b); })
            ->first;
    }

    // From the last cell that was left to be gone to, as far as one comes.
    void walk() {
        Cell at = m_toGo.back();
        m_toGo.pop_back();
        if (m_cells.count(at) == 0) return;
        const Cell first = at;
        Way way;
        for (bool goesOn = true; goesOn;) {
            way.push_back(pointOf(at));
            m_cells.erase(at);
            goesOn = false;
            const Cell here = at;
            for (const Cell& side : sides) {
                if (m_cells.count(plus(here, side)) == 0) continue;
                if (goesOn) m_toGo.push_back(at);
                at = plus(here, side);
                goesOn = true;
            }
        }
        if (way.size() > 2 && areNeighbours(at, first)) way.push_back(way.front());
        m_ways.push_back(std::move(way));
    }

    std::map<Cell, std::size_t> m_cells;  // those not gone yet, with the place of their segment
    std::vector<Cell> m_toGo;
    std::vector<Way> m_ways;
};

TablePoint between(TablePoint a, TablePoint b, double share) {
    return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

bool bendsAt(const Way& way, std::size_t k) {
    if (k == 0 || k + 1 >= way.size()) return false;
    const double turn =
        (way[k].x - way[k - 1].x) * (way[k + 1].y - way[k].y) - (way[k].y - way[k - 1].y) * (way[k + 1].x - way[k].x);
    return std::abs(turn) > 1e-9;
}

// As far as the neighbouring bends leave room.
void addBend(Way& soft, const Way& way, std::size_t k) {
    const double before = bendsAt(way, k - 1) ? 0.5 : 1;
    const double after = bendsAt(way, k + 1) ? 0.5 : 1;
    const TablePoint from = between(way[k], way[k - 1], before);
    const TablePoint to = between(way[k], way[k + 1], after);
    constexpr int pieces = 8;
    for (int piece = 0; piece <= pieces; ++piece) {
        const double share = static_cast<double>(piece) / pieces;
        soft.push_back(between(between(from, way[k], share), between(way[k], to, share), share));
    }
}

Way inSmallSteps(const Way& way) {
    Way fine;
    for (std::size_t k = 0; k < way.size(); ++k) {
        if (k > 0) {
            const double length = model::distance(way[k - 1], way[k]);
            const int pieces = static_cast<int>(std::ceil(length / step));
            for (int piece = 1; piece < pieces; ++piece)
                fine.push_back(between(way[k - 1], way[k], static_cast<double>(piece) / pieces));
        }
        fine.push_back(way[k]);
    }
    return fine;
}

}  // namespace

std::vector<Way> waysAlong(const engine::GameState& state, std::span<const engine::SegmentRef> segments) {
    return WayFinder(state, segments).find();
}

Way softened(const Way& way) {
    Way soft;
    for (std::size_t k = 0; k < way.size(); ++k) {
        const bool isEnd = k == 0 || k + 1 == way.size();
        if (bendsAt(way, k))
            addBend(soft, way, k);
        else if (isEnd || (!bendsAt(way, k - 1) && !bendsAt(way, k + 1)))
            soft.push_back(way[k]);
    }
    return inSmallSteps(soft);
}

double lengthOf(const Way& way) {
    double length = 0;
    for (std::size_t k = 1; k < way.size(); ++k) length += model::distance(way[k - 1], way[k]);
    return length;
}

Way firstPart(const Way& way, double length) {
    Way part;
    for (std::size_t k = 0; k < way.size(); ++k) {
        const double piece = k > 0 ? model::distance(way[k - 1], way[k]) : 0;
        if (piece > length) {
            if (length > 0) part.push_back(between(way[k - 1], way[k], length / piece));
            break;
        }
        part.push_back(way[k]);
        length -= piece;
    }
    return part;
}

}  // namespace remparts::panel
