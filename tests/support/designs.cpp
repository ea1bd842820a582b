#include "support/designs.h"

#include <algorithm>
#include <string>
#include <vector>

#include "remparts/io/tile_set_file.h"

namespace remparts::test {

using namespace engine;

namespace {

struct Design {
    const char* id;
    std::vector<std::string> rows;
};

std::vector<Building> buildingsIn(const std::vector<std::string>& rows) {
    std::vector<Building> buildings;
    for (const std::string& row : rows)
        for (const char cell : row) {
            if (cell == 'P') buildings.push_back({BuildingKind::Public, ""});
            if (cell == 'H') buildings.push_back({BuildingKind::Historic, "Old tower"});
        }
    return buildings;
}

// clang-format off
const std::vector<Design> grounds{
    {"plain",    {".......", ".......", ".......", ".......", ".......", ".......", "......."}},
    {"fish",     {"fffffff", "fffffff", "fffffff", "fffffff", "fffffff", "fffffff", "fffffff"}},
    {"grain",    {"ggggggg", "ggggggg", "ggggggg", "ggggggg", "ggggggg", "ggggggg", "ggggggg"}},
    {"cattle",   {"ccccccc", "ccccccc", "ccccccc", "ccccccc", "ccccccc", "ccccccc", "ccccccc"}},
    {"public",   {".......", ".......", ".......", "...P...", ".......", ".......", "......."}},
    {"public2",  {".......", ".......", "..P....", ".......", "....P..", ".......", "......."}},
    {"public3",  {".......", "..P....", ".......", "...P...", ".......", "....P..", "......."}},
    {"historic", {".......", ".......", ".......", "...H...", ".......", ".......", "......."}},
    {"manor",    {".......", ".......", "..P....", ".......", "....H..", ".......", "......."}},
};
const std::vector<Design> markets{
    {"fish_n",      {"fffffff", ".fffff.", "..fff..", ".......", ".......", ".......", "......."}},
    {"grain_n",     {"ggggggg", ".ggggg.", "..ggg..", ".......", ".......", ".......", "......."}},
    {"cattle_n",    {"ccccccc", ".ccccc.", "..ccc..", ".......", ".......", ".......", "......."}},
    {"fish_ns",     {"fffffff", ".fffff.", "..fff..", "..fff..", "..fff..", ".fffff.", "fffffff"}},
    {"grain_ns",    {"ggggggg", ".ggggg.", "..ggg..", "..ggg..", "..ggg..", ".ggggg.", "ggggggg"}},
    {"cattle_ns",   {"ccccccc", ".ccccc.", "..ccc..", "..ccc..", "..ccc..", ".ccccc.", "ccccccc"}},
    {"fish_ne",     {"fffffff", "..fffff", "...ffff", "....fff", ".....ff", "......f", "......f"}},
    {"fish_grain",  {"fffffff", ".fffff.", "..fff..", ".......", "..ggg..", ".ggggg.", "ggggggg"}},
    {"fish_nsew",   {"fffffff", "fffffff", "fffffff", "fffPfff", "fffffff", "fffffff", "fffffff"}},
    {"fish_pond",   {".......", ".......", "..fff..", "..fff..", "..fff..", ".......", "......."}},
    {"corner_herb", {"g......", ".......", ".......", ".......", ".......", ".......", "......."}},
    {"court",       {"fffffff", "fffffff", "ff...ff", "ff...ff", "ff...ff", "fffffff", "fffffff"}},
};
const std::vector<Design> streets{
    {"street_ns",   {"...=...", "...=...", "...=...", "...=...", "...=...", "...=...", "...=..."}},
    {"bend_ne",     {"...=...", "...=...", "...=...", "...====", ".......", ".......", "......."}},
    {"crossing",    {"...=...", "...=...", "...=...", "===+===", "...=...", "...=...", "...=..."}},
    {"tee_ewn",     {"...=...", "...=...", "...=...", "===+===", ".......", ".......", "......."}},
    {"square_nsew", {"...=...", "...=...", "...=...", "=======", "...=...", "...=...", "...=..."}},
    {"chapel_n",    {"...=...", "...=...", "...=...", "...P...", ".......", ".......", "......."}},
    {"lane_n",      {"...=...", "...=...", "...=...", ".......", ".......", ".......", "......."}},
    {"lane_market", {"...=...", "...=...", "...=...", "...f...", "..fff..", ".fffff.", "fffffff"}},
    {"two_bends",   {"...=...", ".===...", ".=.....", "==...==", ".....=.", "...===.", "...=..."}},
    {"two_lanes",   {"...=...", "...=...", ".......", ".......", ".......", "...=...", "...=..."}},
    {"alley",       {".......", ".......", ".......", "..===..", ".......", ".......", "......."}},
    {"ring_road",   {".......", ".=====.", ".=...=.", ".=...=.", ".=...=.", ".=====.", "......."}},
    {"fish_street_grain",  {"fff=ggg", "fff=ggg", "fff=ggg", "fff=ggg", "fff=ggg", "fff=ggg", "fff=ggg"}},
    {"fish_street_plain",  {"fff=...", "fff=...", "fff=...", "fff=...", "fff=...", "fff=...", "fff=..."}},
    {"four_corners",       {"fff=ggg", "fff=ggg", "fff=ggg", "===+===", "ccc=fff", "ccc=fff", "ccc=fff"}},
};
// clang-format on

}  // namespace

std::shared_ptr<const TileSet> boxTiles() {
    static const std::shared_ptr<const TileSet> box =
        io::readTileSet(std::string(REMPARTS_SOURCE_DIR) + "/assets/tiles/city.json");
    return box;
}

std::shared_ptr<const TileSet> studyTiles() {
    static const std::shared_ptr<const TileSet> set = [] {
        std::vector<TileDefinition> tiles;
        for (const auto* group : {&grounds, &markets, &streets})
            for (const Design& design : *group)
                tiles.push_back(makeCityTile(design.id, 2, design.rows, buildingsIn(design.rows)));
        return std::make_shared<const TileSet>(GameKind::City, std::move(tiles));
    }();
    return set;
}

}  // namespace remparts::test
