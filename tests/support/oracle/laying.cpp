#include "support/oracle/laying.h"

#include "support/oracle/country.h"

namespace remparts::oracle {

using namespace engine;

namespace {

/// C2.2, on each side that the tile would share.
bool streetsContinue(const City& city, const LaidTile& candidate) {
    for (const Direction side : allDirections) {
        const LaidTile* beside = city.tileAt(neighbour(candidate.position, side));
        if (beside == nullptr) continue;
        if ((candidate.middleOf(side) == '=') != (beside->middleOf(opposite(side)) == '=')) return false;
    }
    return true;
}

std::vector<Orientation> fitting(const City& city, const TileSet& set, TileIndex tile, Position cell) {
    std::vector<Orientation> result;
    for (const Orientation orientation : allOrientations)
        if (streetsContinue(city, sketch(set, tile, cell, orientation))) result.push_back(orientation);
    return result;
}

}  // namespace

std::vector<PlaceTile> placesFor(const City& city, const TileSet& set, TileIndex tile) {
    std::set<Position> cells = city.rim();
    if (city.tiles.empty()) cells = {Position{0, 0}};
    std::vector<PlaceTile> places;
    for (const Position cell : cells) {
        if (city.isBarred(cell)) continue;
        const std::vector<Orientation> orientations = fitting(city, set, tile, cell);
        if (orientations.empty() || wouldSurroundWall(city, cell)) continue;
        for (const Orientation orientation : orientations) places.push_back({cell, orientation});
    }
    return places;
}

bool fitsSomewhere(const City& city, const TileSet& set, TileIndex tile) {
    if (city.tiles.empty()) return true;
    for (const Position cell : city.rim())
        if (!city.isBarred(cell) && !fitting(city, set, tile, cell).empty() && !wouldSurroundWall(city, cell))
            return true;
    return false;
}

}  // namespace remparts::oracle
