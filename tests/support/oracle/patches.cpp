#include "support/oracle/patches.h"

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace remparts::oracle {

using namespace engine;

namespace {

constexpr int last = pictureSize - 1;
constexpr int cellsPerTile = pictureSize * pictureSize;

struct Cell {
    int tile = 0;
    int row = 0;
    int column = 0;
};

class Flood {
  public:
    explicit Flood(const City& city) : m_city(city), m_seen(city.tiles.size() * cellsPerTile, 0) {
        for (const LaidTile& tile : city.tiles)
            for (const Direction side : allDirections) {
                const auto found = city.at.find(neighbour(tile.position, side));
                m_neighbours.push_back(found == city.at.end() ? -1 : found->second);
            }
    }

    std::vector<Patch> all() {
        std::vector<Patch> patches;
        for (int tile = 0; tile < static_cast<int>(m_city.tiles.size()); ++tile)
            for (int row = 0; row <= last; ++row)
                for (int column = 0; column <= last; ++column) {
                    const Cell cell{tile, row, column};
                    if (ground(cell) != ' ' && !seen(cell)) patches.push_back(from(cell));
                }
        return patches;
    }

  private:
    [[nodiscard]] const LaidTile& tileOf(Cell cell) const {
        return m_city.tiles[static_cast<std::size_t>(cell.tile)];
    }
    [[nodiscard]] char character(Cell cell) const {
        return tileOf(cell).picture[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
    }
    [[nodiscard]] char ground(Cell cell) const { return groundOf(character(cell)); }
    [[nodiscard]] SegmentRef segment(Cell cell) const {
        const auto row = static_cast<std::size_t>(cell.row);
        const auto column = static_cast<std::size_t>(cell.column);
        return {cell.tile, static_cast<std::uint8_t>(tileOf(cell).segments[row][column])};
    }
    [[nodiscard]] char& seen(Cell cell) {
        return m_seen[static_cast<std::size_t>(cell.tile * cellsPerTile + cell.row * pictureSize + cell.column)];
    }

    Patch from(Cell start) {
        Patch patch;
        const char kind = ground(start);
        patch.kind = kind == 's' ? SegmentKind::Street : kind == 'm' ? SegmentKind::Market : SegmentKind::Residential;
        SegmentRef lastSegment;
        std::vector<Cell> todo{start};
        seen(start) = 1;
        while (!todo.empty()) {
            const Cell cell = todo.back();
            todo.pop_back();
            if (patch.segments.empty() || segment(cell) != lastSegment) {
                lastSegment = segment(cell);
                patch.segments.insert(lastSegment);
                patch.tiles.insert(tileOf(cell).position);
            }
            if (kind == 'm') patch.goods.insert(character(cell));
            for (const Direction side : allDirections) look(cell, side, kind, patch, todo);
        }
        return patch;
    }

    /// What lies beside a cell: more of the patch, a market that it touches, or the free table.
    void look(Cell cell, Direction side, char kind, Patch& patch, std::vector<Cell>& todo) {
        Cell beside = cell;
        if (side == Direction::North) --beside.row;
        if (side == Direction::South) ++beside.row;
        if (side == Direction::West) --beside.column;
        if (side == Direction::East) ++beside.column;
        const bool leavesTile = beside.row < 0 || beside.row > last || beside.column < 0 || beside.column > last;
        if (leavesTile && !step(cell, side, beside, patch)) return;
        if (kind == 'r' && ground(beside) == 'm') patch.touches.insert(segment(beside));
        if (ground(beside) != kind || seen(beside) != 0) return;
        seen(beside) = 1;
        todo.push_back(beside);
    }

    /// Moves `beside` onto the neighbouring tile. False where there is none, and at corners, which carry no rule.
    bool step(Cell cell, Direction side, Cell& beside, Patch& patch) const {
        const bool alongColumn = side == Direction::East || side == Direction::West;
        const int offset = alongColumn ? cell.row : cell.column;
        if (offset == 0 || offset == last) return false;
        beside.tile = m_neighbours[static_cast<std::size_t>(cell.tile * 4 + static_cast<int>(side))];
        if (beside.tile < 0) {
            if (!m_city.walls.contains({tileOf(cell).position, side})) patch.open = true;
            return false;
        }
        beside.row = (beside.row + pictureSize) % pictureSize;
        beside.column = (beside.column + pictureSize) % pictureSize;
        return true;
    }

    const City& m_city;
    std::vector<char> m_seen;
    std::vector<int> m_neighbours;  // four a tile
};

}  // namespace

std::vector<Patch> findPatches(const City& city) {
    std::vector<Patch> patches = Flood(city).all();
    const auto place = [&](SegmentRef segment) {
        const Position at = city.tiles[static_cast<std::size_t>(segment.tile)].position;
        return std::tuple(at.x, at.y, segment.segment);
    };
    for (Patch& patch : patches)
        patch.first = *std::min_element(patch.segments.begin(), patch.segments.end(),
                                        [&](SegmentRef a, SegmentRef b) { return place(a) < place(b); });
    std::sort(patches.begin(), patches.end(),
              [&](const Patch& a, const Patch& b) { return place(a.first) < place(b.first); });
    return patches;
}

const Patch& patchOf(const std::vector<Patch>& patches, SegmentRef segment) {
    for (const Patch& patch : patches)
        if (patch.segments.contains(segment)) return patch;
    throw std::logic_error("no such segment on the table");
}

std::vector<Patch> newlyComplete(const std::vector<Patch>& before, const std::vector<Patch>& after) {
    const auto wasComplete = [&](const Patch& patch) {
        return std::any_of(before.begin(), before.end(),
                           [&](const Patch& old) { return !old.open && old.segments == patch.segments; });
    };
    std::vector<Patch> result;
    for (const Patch& patch : after)
        if (patch.scoresDuringPlay() && !patch.open && !wasComplete(patch)) result.push_back(patch);
    return result;
}

}  // namespace remparts::oracle
