#include "remparts/engine/tile_layout.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include "picture.h"

namespace remparts::engine {

namespace {

bool isPaved(char c) {
    return c == '=' || c == '+';
}

bool isBuilding(char c) {
    return c == 'P' || c == 'H';
}

int squaredDistance(PictureCell a, PictureCell b) {
    return (a.row - b.row) * (a.row - b.row) + (a.column - b.column) * (a.column - b.column);
}

// How many cells away something foreign has to be for a lying follower to have room.
int roomFrom(char foreign) {
    if (isPaved(foreign)) return 3;
    return isBuilding(foreign) ? 2 : 1;
}

// 0 where a steward has room. Places round a building come last, the open ones at the street first.
int stewardsWant(const TileDefinition& tile, PictureCell cell) {
    int want = 0;
    int pavedBeside = 0;
    bool besideBuilding = false;
    forEachCell([&](PictureCell other) {
        const char c = characterAt(tile.picture, other);
        const int distance = squaredDistance(cell, other);
        want = std::max(want, roomFrom(c) * roomFrom(c) - distance);
        if (distance > 2) return;
        pavedBeside += isPaved(c) ? 1 : 0;
        besideBuilding = besideBuilding || isBuilding(c);
    });
    constexpr int worst = 100;
    return besideBuilding ? worst - pavedBeside : want;
}

// Rows of stalls stand in the even rows of the turned tile; odd rows and columns stay odd whichever way it is turned.
int sellersWant(PictureCell cell, const std::vector<PictureCell>& others) {
    const int onStalls = cell.row % 2 == 0 || cell.column % 2 == 0 ? 10 : 0;
    const bool atEdge =
        std::any_of(others.begin(), others.end(), [&](PictureCell o) { return squaredDistance(cell, o) == 1; });
    return onStalls + (atEdge ? 1 : 0);
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
    const auto want = [&](PictureCell cell) {
        switch (tile.segments[segment].kind) {
            case SegmentKind::Residential:
                return stewardsWant(tile, cell);
            case SegmentKind::Market:
                return sellersWant(cell, others);
            case SegmentKind::Street:
            case SegmentKind::Road:
                break;
        }
        return 0;
    };
    const int count = static_cast<int>(own.size());
    const auto rank = [&](PictureCell cell) {
        const PictureCell scaled{cell.row * count, cell.column * count};
        return std::tuple(want(cell), squaredDistance(scaled, sum), cell.row, cell.column);
    };
    return *std::min_element(own.begin(), own.end(), [&](PictureCell a, PictureCell b) { return rank(a) < rank(b); });
}

}  // namespace remparts::engine
