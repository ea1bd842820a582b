#include <algorithm>
#include <string_view>
#include <utility>

#include "public_buildings.h"
#include "remparts/geometry/samples.h"
#include "tile_picture.h"

namespace remparts::geometry {

namespace {

using engine::Orientation;
using engine::TileIndex;

Sample closeUp(const engine::TileSet& tiles, TileIndex design, int row, int column, std::string name) {
    Sample sample{std::move(name), planTileInHand(tiles, design, {}, Orientation::Upright), cellCentre(row, column),
                  2.1f};
    sample.middle.y = 0.8f;
    return sample;
}

constexpr std::string_view nameOf(PublicKind kind) {
    switch (kind) {
        case PublicKind::Hall:
            return "hall";
        case PublicKind::Granary:
            return "granary";
        case PublicKind::Bathhouse:
            return "bathhouse";
        case PublicKind::School:
            return "school";
        case PublicKind::Guild:
            return "guild house";
        case PublicKind::Hospice:
            return "hospice";
    }
    return {};
}

constexpr std::string_view stopNameOf(char cell) {
    switch (cell) {
        case 'h':
            return "house";
        case 'p':
            return "pond";
        case 'w':
            return "wall";
        case 'm':
            return "flower meadow";
        default:
            return {};
    }
}

// What a cell of a design shows large, or nothing: the buildings of The City, the stops of The Kids.
std::string buildingAt(const engine::TileSet& tiles, TileIndex design, int row, int column, std::size_t& historic) {
    const engine::TileDefinition& tile = tiles[design];
    const char cell = tile.picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    if (tiles.game() == engine::GameKind::Kids) return std::string(stopNameOf(cell));
    if (cell == 'P') return std::string(nameOf(publicKindOf(tile.id)));
    if (cell != 'H') return {};
    for (std::size_t k = 0, seen = 0; k < tile.buildings.size(); ++k)
        if (tile.buildings[k].kind == engine::BuildingKind::Historic && seen++ == historic) {
            ++historic;
            return tile.buildings[k].name;
        }
    return {};
}

}  // namespace

std::vector<Sample> buildingSamples(const engine::TileSet& tiles) {
    std::vector<Sample> samples;
    for (std::size_t k = 0; k < tiles.size(); ++k) {
        std::size_t historic = 0;
        for (int row = 0; row < cells; ++row)
            for (int column = 0; column < cells; ++column) {
                const auto design = static_cast<TileIndex>(k);
                std::string name = buildingAt(tiles, design, row, column, historic);
                const auto known = [&](const Sample& sample) { return sample.name == name; };
                if (name.empty() || std::any_of(samples.begin(), samples.end(), known)) continue;
                samples.push_back(closeUp(tiles, design, row, column, std::move(name)));
            }
    }
    return samples;
}

}  // namespace remparts::geometry
