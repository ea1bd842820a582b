#include "support/kids_designs.h"

#include <array>
#include <stdexcept>
#include <utility>

#include "remparts/engine/tile_layout.h"
#include "remparts/io/tile_set_file.h"

namespace remparts::test {

using namespace engine;

namespace {

void put(KidsPicture& rows, const std::string& children, const std::vector<PictureCell>& cells) {
    if (children.size() > cells.size()) throw std::logic_error("no room for so many children: " + children);
    for (std::size_t i = 0; i < children.size(); ++i)
        rows[static_cast<std::size_t>(cells[i].row)][static_cast<std::size_t>(cells[i].column)] = children[i];
}

}  // namespace

KidsPicture spur(const std::string& children, char stop) {
    KidsPicture rows{"...=...", "...=...", "...h...", "=h...h=", "...h...", "...=...", "...=..."};
    rows[2][3] = stop;
    put(rows, children, {{1, 2}, {1, 4}, {1, 1}, {1, 5}, {2, 2}, {2, 4}, {2, 1}, {2, 5}});
    return rows;
}

KidsPicture bends(const std::string& northEast, const std::string& southWest) {
    KidsPicture rows{"...=...", "...==..", "....=..", "==..===", ".=.....", ".===...", "...=..."};
    put(rows, northEast, {{1, 4}, {2, 4}});
    put(rows, southWest, {{5, 1}, {4, 1}});
    return rows;
}

KidsPicture passing(const std::string& child) {
    KidsPicture rows{"...=...", "...=...", "...=...", "==h=p==", "...=...", "...=...", "...=..."};
    put(rows, child, {{3, 3}});
    return rows;
}

KidsPicture junction(const std::string& child) {
    KidsPicture rows{"...=...", "...=...", "...=...", "=======", ".......", "...h...", "...=..."};
    put(rows, child, {{3, 3}});
    return rows;
}

KidsPicture plaza(const std::string& child) {
    KidsPicture rows{"...=...", "...=...", "...=...", "=======", "...=...", "...=...", "...=..."};
    put(rows, child, {{3, 3}});
    return rows;
}

KidsPicture yard(const std::string& child) {
    KidsPicture rows{"...=...", "...h.=.", ".......", "=h...h=", "...h...", "...=...", "...=..."};
    put(rows, child, {{2, 5}});
    return rows;
}

std::shared_ptr<const TileSet> kidsBoxTiles() {
    static const std::shared_ptr<const TileSet> box =
        io::readTileSet(std::string(REMPARTS_SOURCE_DIR) + "/assets/tiles/kids.json");
    return box;
}

std::shared_ptr<const TileSet> kidsStudyTiles() {
    static const std::shared_ptr<const TileSet> set = [] {
        const std::vector<std::pair<KidsPicture, int>> designs{
            {spur(), 2},           {spur("R"), 2},         {spur("BG"), 2},    {spur("RRBY"), 2},
            {spur("RGBYRGBY"), 1}, {spur("YY", 'p'), 2},   {bends(), 6},       {bends("R", "G"), 4},
            {bends("BY", ""), 4},  {bends("YR", "GB"), 4}, {passing(), 1},     {passing("R"), 1},
            {passing("Y"), 1},     {junction(), 2},        {junction("B"), 2}, {plaza(), 1},
            {plaza("G"), 1},       {yard("R"), 1},         {yard("B"), 1},
        };
        std::vector<TileDefinition> tiles;
        for (const auto& [picture, count] : designs)
            tiles.push_back(makeKidsTile("S" + std::to_string(tiles.size()), count, picture));
        return std::make_shared<const TileSet>(GameKind::Kids, std::move(tiles));
    }();
    return set;
}

}  // namespace remparts::test
