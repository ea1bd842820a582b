#include "remparts/io/tile_set_file.h"

#include "json_place.h"
#include "remparts/io/error.h"
#include "text_file.h"

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

engine::TileDefinition readTile(const JsonPlace& place) {
    const std::string& id = place.member("id").label(longestId);
    const int count = place.member("count").integer(1, mostCopies);
    const auto rows = readPicture(place.member("picture"));
    auto buildings = readBuildings(place);
    try {
        return engine::makeCityTile(id, count, rows, std::move(buildings));
    } catch (const engine::TileError& error) {
        place.fail(error.what());
    }
}

void checkHead(const JsonPlace& root) {
    const JsonPlace format = root.member("format");
    if (format.text() != "remparts-tiles") format.fail("this is not a tile set (\"remparts-tiles\")");
    const JsonPlace version = root.member("version");
    const int number = version.integer(1, 1'000'000);
    if (number > newestVersion) {
        version.fail("version ", number, " is newer than this program, which reads version 1");
    }
    const JsonPlace game = root.member("game");
    if (game.word(gameWords) == engine::GameKind::Kids) {
        game.fail("The Kids of Carcassonne is not part of this version yet");
    }
}

}  // namespace

std::shared_ptr<const engine::TileSet> parseTileSet(std::string_view json, std::string_view name) {
    const std::string file(name);
    const JsonValue tree = parseJson(json, file);
    const JsonPlace root(tree, file);
    checkHead(root);
    const JsonPlace list = root.member("tiles");
    std::vector<engine::TileDefinition> tiles;
    int total = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        tiles.push_back(readTile(list[i]));
        total += tiles.back().count;
        if (total > largestBox) list.fail("more than ", largestBox, " tiles in all");
    }
    try {
        return std::make_shared<const engine::TileSet>(engine::GameKind::City, std::move(tiles));
    } catch (const engine::TileError& error) {
        list.fail(error.what());
    }
}

std::shared_ptr<const engine::TileSet> readTileSet(const std::filesystem::path& file) {
    return parseTileSet(readTextFile(file), file.string());
}

}  // namespace remparts::io
