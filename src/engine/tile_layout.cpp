#include "remparts/engine/tile_layout.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "picture.h"

namespace remparts::engine {

namespace {

int squaredDistance(PictureCell a, PictureCell b) {
    return (a.row - b.row) * (a.row - b.row) + (a.column - b.column) * (a.column - b.column);
}

/// Squared distance to the nearest cell that is not of the segment, the ring just outside the picture included.
int clearance(const std::vector<PictureCell>& others, PictureCell cell) {
    const int toBorder =
        1 + std::min({cell.row, cell.column, pictureSize - 1 - cell.row, pictureSize - 1 - cell.column});
    int nearest = toBorder * toBorder;
    for (const PictureCell other : others) nearest = std::min(nearest, squaredDistance(cell, other));
    return nearest;
}

}  // namespace

PictureCell followerCell(const TileDefinition& tile, std::uint8_t segment) {
    std::vector<PictureCell> own;
    std::vector<PictureCell> others;
    PictureCell sum;
    forEachCell([&](PictureCell cell) {
        const auto& row = tile.segmentOfCell[static_cast<std::size_t>(cell.row)];
        const bool mine = row[static_cast<std::size_t>(cell.column)] == segment;
        (mine ? own : others).push_back(cell);
        if (mine) sum = {sum.row + cell.row, sum.column + cell.column};
    });
    const int count = static_cast<int>(own.size());
    PictureCell best{pictureSize / 2, pictureSize / 2};
    std::pair<int, int> bestRank{-1, 0};
    for (const PictureCell cell : own) {
        const PictureCell scaled{cell.row * count, cell.column * count};
        const std::pair<int, int> rank{clearance(others, cell), -squaredDistance(scaled, sum)};
        if (rank <= bestRank) continue;
        best = cell;
        bestRank = rank;
    }
    return best;
}

}  // namespace remparts::engine
