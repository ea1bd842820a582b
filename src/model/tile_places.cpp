#include "tile_places.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>

#include "remparts/engine/tile_layout.h"
#include "table_geometry.h"

namespace remparts::model {

namespace {

constexpr std::uint8_t bit(engine::Orientation orientation) {
    return static_cast<std::uint8_t>(1u << engine::quarterTurns(orientation));
}

}  // namespace

TilePlaces::TilePlaces(std::span<const engine::Action> legal) {
    std::map<engine::Position, std::uint8_t> places;
    for (const engine::Action& action : legal) {
        const auto* lay = std::get_if<engine::PlaceTile>(&action);
        if (lay == nullptr) continue;
        auto& orientations = places[lay->position];
        orientations = static_cast<std::uint8_t>(orientations | bit(lay->orientation));
        m_anywhere = static_cast<std::uint8_t>(m_anywhere | bit(lay->orientation));
    }
    for (const auto& [cell, orientations] : places) {
        m_cells.push_back(cell);
        m_orientations.push_back(orientations);
    }
}

std::uint8_t TilePlaces::orientations(std::optional<engine::Position> cell) const {
    if (!cell) return m_anywhere;
    const auto found = std::lower_bound(m_cells.begin(), m_cells.end(), *cell);
    if (found == m_cells.end() || *found != *cell) return 0;
    return m_orientations[static_cast<std::size_t>(found - m_cells.begin())];
}

bool TilePlaces::has(engine::Position cell) const {
    return orientations(cell) != 0;
}

bool TilePlaces::allows(engine::Position cell, engine::Orientation orientation) const {
    return (orientations(cell) & bit(orientation)) != 0;
}

std::optional<engine::Position> TilePlaces::nearest(TablePoint at, double reach) const {
    if (!cellUnder(at)) return std::nullopt;
    std::optional<engine::Position> best;
    double bestDistance = std::numeric_limits<double>::infinity();
    for (const engine::Position cell : m_cells) {
        const double distance = distanceToCell(at, cell);
        if (!(distance <= std::max(0.0, reach)) || distance >= bestDistance) continue;
        best = cell;
        bestDistance = distance;
    }
    return best;
}

engine::Orientation TilePlaces::orientationAt(std::optional<engine::Position> cell,
                                              engine::Orientation wanted) const {
    const std::uint8_t allowed = orientations(cell);
    for (int turns = 0; turns < 4; ++turns) {
        const engine::Orientation orientation = engine::turned(wanted, turns);
        if ((allowed & bit(orientation)) != 0) return orientation;
    }
    return wanted;
}

engine::Orientation TilePlaces::turnedAt(std::optional<engine::Position> cell, engine::Orientation from,
                                         int quarterTurns, const engine::TileDefinition& tile) const {
    const std::uint8_t allowed = orientations(cell);
    const int step = quarterTurns < 0 ? -1 : 1;
    engine::Orientation current = from;
    for (int count = std::abs(quarterTurns % 12); count > 0; --count) {
        for (int turns = 1; turns < 4; ++turns) {
            const engine::Orientation next = engine::turned(current, turns * step);
            if ((allowed & bit(next)) == 0 || looksSame(tile, current, next)) continue;
            current = next;
            break;
        }
    }
    return current;
}

bool looksSame(const engine::TileDefinition& tile, engine::Orientation a, engine::Orientation b) {
    const auto turns = engine::turned(b, -engine::quarterTurns(a));
    for (int row = 0; row < engine::pictureSize; ++row) {
        for (int column = 0; column < engine::pictureSize; ++column) {
            const engine::PictureCell moved = engine::turned(engine::PictureCell{row, column}, turns);
            const auto at = [&tile](int r, int c) {
                return tile.picture[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
            };
            if (at(row, column) != at(moved.row, moved.column)) return false;
        }
    }
    return true;
}

}  // namespace remparts::model
