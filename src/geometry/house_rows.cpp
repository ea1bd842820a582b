#include "house.h"
#include "remparts/geometry/layout.h"
#include "tile_site.h"

namespace remparts::geometry {

namespace {

// From the border of the street's cell to the front of the houses.
constexpr float setback = 0.32f;
// A house reaches a little over its cell, unless something else than gardens lies behind it.
constexpr float cornerSize = 1.0f;
constexpr float shallow = 1 - setback - 0.02f;
constexpr float narrowest = 0.62f;

// Cells along a street, from `from` to `to` in one row or column, whose houses look towards `side`.
struct Run {
    engine::Direction side = engine::Direction::North;
    int line = 0;
    int from = 0;
    int to = 0;

    [[nodiscard]] bool isHorizontal() const { return geometry::isHorizontal(side); }
    [[nodiscard]] int row(int k) const { return isHorizontal() ? line : k; }
    [[nodiscard]] int column(int k) const { return isHorizontal() ? k : line; }
    /// Towards the run's ends.
    [[nodiscard]] engine::Direction first() const {
        return isHorizontal() ? engine::Direction::West : engine::Direction::North;
    }
    [[nodiscard]] engine::Direction last() const { return engine::opposite(first()); }
};

bool hasStreetBeyond(const TilePicture& picture, const Run& run, int k, engine::Direction towards) {
    return picture.isPaved(run.row(k) + rowStep(towards), run.column(k) + columnStep(towards));
}

void addIfFree(TileSite& site, Vec3 centre, engine::Direction front, const HouseShape& shape) {
    constexpr float gap = 0.03f;
    const bool alongX = isHorizontal(front);
    const float halfX = (alongX ? shape.width : shape.depth) / 2;
    const float halfZ = (alongX ? shape.depth : shape.width) / 2;
    const Footprint place = Footprint::around(centre, halfX, halfZ);
    if (site.isOnLawn(place, 0.1f)) return;
    HouseShape shown = shape;
    if (shape.kind == HouseKind::Row) shown.width -= gap;
    addHouse(site.builder().at(centre, yawOf(front)), shown, site.random);
    site.taken.push_back(place);
}

bool hasGardenBehind(const TilePicture& picture, int row, int column, engine::Direction front) {
    return picture.isHouseGround(row - rowStep(front), column - columnStep(front));
}

float cornerSizeAt(const TilePicture& picture, int row, int column, engine::Direction side, engine::Direction other) {
    const engine::Direction beyond = engine::opposite(other);
    const bool diagonal = hasGardenBehind(picture, row + rowStep(beyond), column + columnStep(beyond), side);
    const bool roomy =
        diagonal && hasGardenBehind(picture, row, column, side) && hasGardenBehind(picture, row, column, other);
    return roomy ? cornerSize : shallow;
}

// At the corner of two streets that meet beside its cell; returns how much of the run it takes.
float takeCorner(TileSite& site, const Run& run, int k, engine::Direction other) {
    const int row = run.row(k);
    const int column = run.column(k);
    const float size = cornerSizeAt(site.picture, row, column, run.side, other);
    if (run.isHorizontal()) {  // runs both ways meet here: one of them builds it
        const float back = setback + size / 2 - 0.5f;
        const Vec3 centre = cellCentre(row, column) - (stepTowards(run.side) + stepTowards(other)) * back;
        const engine::Direction front = site.random.chance(0.5f) ? run.side : other;
        addIfFree(site, centre, front, {.width = size, .depth = size, .kind = HouseKind::Corner});
    }
    return setback + size + 0.06f;
}

float depthAt(TileSite& site, const Run& run, float begin, float end) {
    const float depth = site.random.between(0.92f, 1.08f);
    for (int k = cellOf(begin); k <= cellOf(end); ++k)
        if (!hasGardenBehind(site.picture, run.row(k), run.column(k), run.side)) return shallow;
    return depth;
}

// The next house's width; the last ones share what is left, so that no gap stays.
float nextWidth(float left, Random& random) {
    const float width = random.between(0.82f, 1.28f);
    if (left < 1.45f) return left;
    return left < 2.3f ? left / 2 : width;
}

// Where a row ends: at a corner house, at its like in the next tile, or on its own with a finished gable.
struct RowEnd {
    float inset = 0;  ///< from the end of the run's last cell
    bool free = false;
};

RowEnd endOf(TileSite& site, const Run& run, int k, engine::Direction towards) {
    constexpr float forVerge = 0.09f;
    if (hasStreetBeyond(site.picture, run, k, towards)) return {takeCorner(site, run, k, towards), false};
    const bool atBorder = k == (towards == run.first() ? 0 : cells - 1);
    const bool joined = atBorder && site.goesOn(towards, run.line < cells / 2 ? Half::First : Half::Last);
    return joined ? RowEnd{0, false} : RowEnd{forVerge, true};
}

void buildRun(TileSite& site, const Run& run) {
    const RowEnd first = endOf(site, run, run.from, run.first());
    const RowEnd last = endOf(site, run, run.to, run.last());
    float begin = static_cast<float>(run.from) - halfTile + first.inset;
    const float end = static_cast<float>(run.to + 1) - halfTile - last.inset;
    // Seen from the street the first end is the left one where houses look south or west.
    const bool firstIsLeft = run.side == engine::Direction::South || run.side == engine::Direction::West;
    bool freeBefore = first.free;
    while (end - begin > narrowest) {
        const float width = nextWidth(end - begin, site.random);
        const float depth = depthAt(site, run, begin, begin + width);
        const bool freeAfter = last.free && end - begin - width <= narrowest;
        const float along = begin + width / 2;
        const float across = static_cast<float>(run.line) - 3;
        const Vec3 middle = run.isHorizontal() ? Vec3{along, 0, across} : Vec3{across, 0, along};
        const Vec3 centre = middle - stepTowards(run.side) * (setback + depth / 2 - 0.5f);
        addIfFree(site, centre, run.side,
                  {width, depth, HouseKind::Row, firstIsLeft ? freeBefore : freeAfter,
                   firstIsLeft ? freeAfter : freeBefore});
        freeBefore = false;
        begin += width;
    }
}

}  // namespace

void buildHouseRows(TileSite& site) {
    for (const engine::Direction side : engine::allDirections) {
        for (int line = 0; line < cells; ++line) {
            Run run{side, line, 0, 0};
            const auto fronts = [&](int k) {
                return k < cells && site.picture.isHouseGround(run.row(k), run.column(k)) &&
                       hasStreetBeyond(site.picture, run, k, side);
            };
            for (int k = 0; k < cells; ++k) {
                if (!fronts(k)) continue;
                run.from = k;
                while (fronts(k + 1)) ++k;
                run.to = k;
                buildRun(site, run);
            }
        }
    }
}

}  // namespace remparts::geometry
