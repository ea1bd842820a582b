// STL files, read back by a reader of the tests' own.
#include <algorithm>

#include "exporter/readers.h"
#include "exporter/samples.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::test;
using exporter::Format;

namespace {

std::vector<Triangle> exported(const engine::GameState& state, double tileWidth) {
    const Folder folder;
    exporter::ExportOptions options = optionsFor(Format::Stl);
    options.tileWidth = tileWidth;
    REQUIRE(exporter::exportCity(sceneOf(state), *state.setup->tiles, folder.path("city.stl"), options) ==
            exporter::Outcome::Written);
    CHECK(folder.content() == std::vector<std::string>{"city.stl"});
    return readStl(folder.path("city.stl"));
}

std::size_t printedTriangles(const engine::GameState& state) {
    std::size_t count = 0;
    for (const exporter::NamedPart& part : sceneOf(state).parts)
        count +=
            geometry::buildPart(part.part.key, *state.setup->tiles, geometry::Purpose::Print).mesh.triangleCount();
    return count;
}

}  // namespace

TEST_CASE("An STL is watertight and nothing in it is inside out") {
    const auto game = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    const engine::GameState state = finishedGame(game);
    const Bodies bodies = bodiesOf(exported(state, 45));
    INFO(bodies.anOpenEdge << bodies.anInverted);
    CHECK(bodies.openEdges == 0);
    CHECK(bodies.inverted == 0);
    CHECK(bodies.shells > state.board.tiles().size());
    CHECK(bodies.volume > 0);
}

TEST_CASE("An STL leaves out nothing but triangles that are lines") {
    const engine::GameState state = finishedGame(engine::GameKind::City);
    const std::size_t written = exported(state, 45).size();
    CHECK(written <= printedTriangles(state));
    CHECK(written > printedTriangles(state) * 9 / 10);
}

TEST_CASE("An STL is in millimetres, z is up, and it stands on the ground") {
    const auto width = GENERATE(45.0, 60.0);
    const engine::GameState state = finishedGame(engine::GameKind::Kids);
    const Extent extent = extentOf(exported(state, width));
    const auto tiles = state.board.tiles();
    const auto [west, east] = std::minmax_element(
        tiles.begin(), tiles.end(), [](const auto& a, const auto& b) { return a.position.x < b.position.x; });
    const auto [south, north] = std::minmax_element(
        tiles.begin(), tiles.end(), [](const auto& a, const auto& b) { return a.position.y < b.position.y; });
    CHECK(extent.low.x == Approx(width * (west->position.x - 0.5)).margin(width / 10));
    CHECK(extent.high.x == Approx(width * (east->position.x + 0.5)).margin(width / 10));
    CHECK(extent.low.y == Approx(width * (south->position.y - 0.5)).margin(width / 10));
    CHECK(extent.high.y == Approx(width * (north->position.y + 0.5)).margin(width / 10));
    CHECK(extent.low.z == 0);
    CHECK(extent.high.z < width);
}

TEST_CASE("One file a tile: a folder of files that tell number, design and place, each about its own middle") {
    const auto game = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    const engine::GameState state = finishedGame(game);
    const Folder folder;
    exporter::ExportOptions options = optionsFor(Format::Stl);
    options.tileFiles = true;
    const auto target = folder.path("city.stl");
    REQUIRE(exporter::exportCity(sceneOf(state), *state.setup->tiles, target, options) == exporter::Outcome::Written);
    REQUIRE(folder.content() == std::vector<std::string>{"city"});
    for (std::size_t k = 0; k < state.board.tiles().size(); ++k) {
        const engine::PlacedTile& tile = state.board.tiles()[k];
        const std::string number = (k < 9 ? "0" : "") + std::to_string(k + 1);
        const std::string name = "city-" + number + "-" + state.definition(tile).id + "-x" +
                                 std::to_string(tile.position.x) + "y" + std::to_string(tile.position.y) + ".stl";
        INFO(name);
        const std::vector<Triangle> triangles = readStl(exporter::tileFolder(target) / name);
        const Bodies bodies = bodiesOf(triangles);
        INFO(bodies.anOpenEdge);
        CHECK(bodies.openEdges == 0);
        CHECK(bodies.inverted == 0);
        const Extent extent = extentOf(triangles);
        CHECK(extent.low.z == 0);
        CHECK(extent.low.x >= -24.5f);
        CHECK(extent.high.x <= 24.5f);
    }
    CHECK(static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(exporter::tileFolder(target)),
                                                 {})) == state.board.tiles().size());
}
