// Curbs round markets and places, and mown lawns.
#include "curb.h"
#include "ground_cover.h"
#include "palette.h"
#include "remparts/geometry/layout.h"
#include "tile_site.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

using engine::Direction;

bool hasCurb(const TilePicture& picture, int row, int column, Direction side) {
    const int r = row + rowStep(side);
    const int c = column + columnStep(side);
    if (picture.at(r, c) == ' ' || picture.isPaved(r, c) || picture.isPaved(row, column)) return false;
    return coverOf(picture, row, column) > coverOf(picture, r, c);
}

// Curbs along a line of cells that look to the same side, in as few pieces as can be.
void layCurbs(TileSite& site, Direction side, int line) {
    constexpr float width = 0.08f;
    const bool horizontal = isHorizontal(side);
    const auto has = [&](int k) {
        return k < cells && hasCurb(site.picture, horizontal ? line : k, horizontal ? k : line, side);
    };
    for (int k = 0; k < cells; ++k) {
        if (!has(k)) continue;
        const int from = k;
        while (has(k + 1)) ++k;
        // At a corner the horizontal curb goes round, the other one gives way; both give way to a street's kerb.
        const auto end = [&](int cell, Direction towards) {
            const int row = (horizontal ? line : cell) + rowStep(towards) + rowStep(side);
            const int column = (horizontal ? cell : line) + columnStep(towards) + columnStep(side);
            if (site.picture.isPaved(row, column)) return width + 0.02f;
            return !horizontal && hasCurb(site.picture, cell, line, towards) ? width : 0.0f;
        };
        const float low = asFloat(from) - halfTile + end(from, horizontal ? Direction::West : Direction::North);
        const float high = asFloat(k + 1) - halfTile - end(k, horizontal ? Direction::East : Direction::South);
        const float across = asFloat(line) - 3;
        const float middle = (low + high) / 2;
        const Vec3 centre = horizontal ? Vec3{middle, 0, across} : Vec3{across, 0, middle};
        const Cover cover = coverOf(site.picture, horizontal ? line : from, horizontal ? from : line);
        const float half = (high - low) / 2;
        addCurb(site.builder().at(centre, yawOf(side)),
                {-half, half, 0.5f - width, 0.5f, 0.052f, levelOf(cover), 0, palette::kerb * 1.04f});
    }
}

// Mown in stripes: here the steward lies.
void mowLawn(TileSite& site, const Footprint& lawn) {
    constexpr float y = 0.012f;
    constexpr int stripes = 4;
    const float width = (lawn.x1 - lawn.x0) / stripes;
    for (int k = 0; k < stripes; ++k) {
        const float x0 = lawn.x0 + asFloat(k) * width;
        const float x1 = x0 + width;
        const float cut = k == 0 || k == stripes - 1 ? 0.12f : 0;
        const float z0 = lawn.z0 + cut;
        const float z1 = lawn.z1 - cut;
        site.builder().quad({x0, y, z1}, {x1, y, z1}, {x1, y, z0}, {x0, y, z0},
                            k % 2 == 0 ? palette::lawn : palette::mownStripe, 0.97f, 0.97f);
    }
}

bool isPavedOver(const TileSite& site, const Footprint& lawn) {
    for (const float x : {lawn.x0 + 0.05f, lawn.x1 - 0.05f})
        for (const float z : {lawn.z0 + 0.05f, lawn.z1 - 0.05f})
            if (!site.picture.isHouseGround(cellOf(z), cellOf(x))) return true;
    return false;
}

}  // namespace

void trimGround(TileSite& site) {
    for (const Direction side : engine::allDirections)
        for (int line = 0; line < cells; ++line) layCurbs(site, side, line);
    for (const Footprint& lawn : site.lawns)
        if (!isPavedOver(site, lawn)) mowLawn(site, lawn);
}

}  // namespace remparts::geometry
