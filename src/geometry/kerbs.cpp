// Kerbs along streets, and pavement before houses.
#include "curb.h"
#include "levels.h"
#include "palette.h"
#include "remparts/geometry/layout.h"
#include "tile_site.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

using engine::Direction;

// Where a kerb of a given width ends along its side; `along` is −1 or +1 in the kerb's own direction of x.
float kerbEnd(const TilePicture& picture, int row, int column, Direction side, int along, float width) {
    const Direction towards = turned(side, along > 0 ? -1 : 1);
    const int r = row + rowStep(towards);
    const int c = column + columnStep(towards);
    const bool next = picture.isPaved(r, c);
    const bool diagonal = picture.isPaved(r + rowStep(side), c + columnStep(side));
    const float sign = asFloat(along);
    const float over = width - 0.5f;
    // At an inner corner one of the two kerbs gives way, at an outer corner one of the two goes round.
    if (next && diagonal) return sign * (0.5f - (isHorizontal(side) ? 0 : over));
    if (!next) return sign * (0.5f + (isHorizontal(side) ? over : 0));
    return sign * 0.5f;
}

// Cells of a street in one row or column, all with a kerb at the same side and the same ground behind it.
struct KerbRun {
    Direction side = Direction::North;
    int row = 0;  ///< of its first cell
    int column = 0;
    int count = 1;
    bool houses = false;  ///< behind the kerb
};

// A raised kerb, and before houses a strip of pavement behind it, on the far side of the cells' border.
void addKerb(TileSite& site, const KerbRun& run) {
    constexpr float curb = 0.59f;
    constexpr float walk = 0.78f;
    constexpr float litStretch = 2.4f;
    const bool horizontal = isHorizontal(run.side);
    const int lastRow = run.row + (horizontal ? 0 : run.count - 1);
    const int lastColumn = run.column + (horizontal ? run.count - 1 : 0);
    // In the kerb's own frame x runs west where it looks north, and south where it looks west.
    const bool reversed = run.side == Direction::North || run.side == Direction::East;
    const Vec3 first = cellCentre(run.row, run.column);
    const Vec3 middle = (first + cellCentre(lastRow, lastColumn)) * 0.5f;
    const Builder b = site.builder().at(middle, yawOf(run.side));
    const float reach = asFloat(run.count - 1) / 2;
    const auto low = [&](float width) {
        return -reach + kerbEnd(site.picture, reversed ? lastRow : run.row, reversed ? lastColumn : run.column,
                                run.side, -1, width);
    };
    const auto high = [&](float width) {
        return reach + kerbEnd(site.picture, reversed ? run.row : lastRow, reversed ? run.column : lastColumn,
                               run.side, 1, width);
    };
    constexpr float walkTop = kerbTop - 0.008f;
    const float behind = run.houses ? walkTop : 0;
    addCurb(b, {low(curb), high(curb), 0.5f, curb, kerbTop, streetLevel, behind, palette::kerb, litStretch});
    if (!run.houses) return;
    const float inner = b.isPrint() ? curb - 0.01f : curb;
    addCurb(b, {low(walk), high(walk), inner, walk, walkTop, walkTop, 0, palette::pavement, litStretch});
}

void addKerbs(TileSite& site, Direction side, int line) {
    const bool horizontal = isHorizontal(side);
    const auto cellAt = [&](int k) { return horizontal ? std::array{line, k} : std::array{k, line}; };
    const auto has = [&](int k) {
        const auto [row, column] = cellAt(k);
        return site.picture.at(row, column) != ' ' && site.picture.isPaved(row, column) &&
               !site.picture.isPaved(row + rowStep(side), column + columnStep(side));
    };
    const auto houses = [&](int k) {
        const auto [row, column] = cellAt(k);
        return site.picture.isResidential(row + rowStep(side), column + columnStep(side));
    };
    for (int k = 0; k < cells; ++k) {
        if (!has(k)) continue;
        const auto [row, column] = cellAt(k);
        KerbRun run{side, row, column, 1, houses(k)};
        while (k + 1 < cells && has(k + 1) && houses(k + 1) == run.houses) {
            ++run.count;
            ++k;
        }
        addKerb(site, run);
    }
}

}  // namespace

void layKerbs(TileSite& site) {
    for (const Direction side : engine::allDirections)
        for (int line = 0; line < cells; ++line) addKerbs(site, side, line);
}

}  // namespace remparts::geometry
