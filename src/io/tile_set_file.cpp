#include "remparts/io/tile_set_file.h"

#include <cstdlib>

#include "remparts/io/error.h"
#include "remparts/io/json_place.h"
#include "remparts/io/text_file.h"

namespace remparts::io {
namespace {

constexpr int newestVersion = 1;
constexpr int mostCopies = 1000;
constexpr int largestBox = 100'000;
constexpr std::size_t longestId = 40;
constexpr std::size_t longestName = 80;

std::vector<std::string> readPicture(const JsonPlace& place) {
    if (place.size() != engine::pictureSize) place.fail("must have 7 rows, not ", place.size());
    std::vector<std::string> rows;
    for (std::size_t row = 0; row < place.size(); ++row) rows.push_back(place[row].text());
    return rows;
}

std::vector<engine::Building> readBuildings(const JsonPlace& tile) {
    std::vector<engine::Building> buildings;
    const auto list = tile.find("buildings");
    for (std::size_t i = 0; list && i < list->size(); ++i) {
        const JsonPlace place = (*list)[i];
        engine::Building building;
        building.kind = place.member("kind").word(buildingWords);
        if (const auto name = place.find("name")) building.name = name->label(longestName);
        buildings.push_back(std::move(building));
    }
    return buildings;
}

/// No character of The Kids' pictures is a building.
void refuseBuildings(const JsonPlace& tile, const std::string& id) {
    const auto list = tile.find("buildings");
    if (list && list->size() > 0) list->fail("tile ", id, ": there are no buildings in its picture");
}

engine::TileDefinition makeTile(const JsonPlace& place, engine::GameKind game) {
    const std::string& id = place.member("id").label(longestId);
    const int count = place.member("count").integer(1, mostCopies);
    const auto rows = readPicture(place.member("picture"));
    switch (game) {
        case engine::GameKind::City:
            return engine::makeCityTile(id, count, rows, readBuildings(place));
        case engine::GameKind::Kids:
            refuseBuildings(place, id);
            return engine::makeKidsTile(id, count, rows);
    }
    std::abort();
}

engine::TileDefinition readTile(const JsonPlace& place, engine::GameKind game) {
    try {
        return makeTile(place, game);
    } catch (const engine::TileError& error) {
        place.fail(error.what());
    }
}

engine::GameKind readHead(const JsonPlace& root) {
    const JsonPlace format = root.member("format");
    if (format.text() != "remparts-tiles") format.fail("this is not a tile set (\"remparts-tiles\")");
    const JsonPlace version = root.member("version");
    const int number = version.integer(1, 1'000'000);
    if (number > newestVersion) {
        version.fail("version ", number, " is newer than this program, which reads version 1");
    }
    return root.member("game").word(gameWords);
}

}  // namespace

std::shared_ptr<const engine::TileSet> parseTileSet(std::string_view json, std::string_view name) {
    const std::string file(name);
    const JsonValue tree = parseJson(json, file);
    const JsonPlace root(tree, file);
    const engine::GameKind game = readHead(root);
    const JsonPlace list = root.member("tiles");
    std::vector<engine::TileDefinition> tiles;
    int total = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        tiles.push_back(readTile(list[i], game));
        total += tiles.back().count;
        if (total > largestBox) list.fail("more than ", largestBox, " tiles in all");
    }
    try {
        return std::make_shared<const engine::TileSet>(game, std::move(tiles));
    } catch (const engine::TileError& error) {
        list.fail(error.what());
    }
}

std::shared_ptr<const engine::TileSet> readTileSet(const std::filesystem::path& file) {
    return parseTileSet(readTextFile(file), file.string());
}

std::shared_ptr<const engine::TileSet> readTileSet(const std::filesystem::path& file, engine::GameKind game) {
    auto tiles = readTileSet(file);
    if (tiles->game() != game) throw FileError(concat(file.string(), ": game: these are the tiles of another game"));
    return tiles;
}

}  // namespace remparts::io
