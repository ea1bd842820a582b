// Files to be looked at, read back by readers of the tests' own.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "exporter/readers.h"
#include "exporter/samples.h"
#include "remparts/geometry/layout.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::test;
using exporter::Format;

namespace {

std::map<std::string, const ReadThing*> byName(const ReadModel& model) {
    std::map<std::string, const ReadThing*> things;
    for (const ReadThing& thing : model.things) things[thing.name] = &thing;
    return things;
}

std::size_t countOn(const ReadModel& model, const std::string& branch) {
    return static_cast<std::size_t>(std::count_if(model.things.begin(), model.things.end(),
                                                  [&](const ReadThing& t) { return t.parent == branch; }));
}

bool begins(const std::string& text, const char* with) {
    return text.rfind(with, 0) == 0;
}

// More than a few shades, and not all of them grey.
bool isColorful(const std::vector<std::array<double, 3>>& colors) {
    std::set<std::array<double, 3>> shades(colors.begin(), colors.end());
    const bool grey = std::all_of(shades.begin(), shades.end(), [](const auto& c) { return c[0] == c[2]; });
    return shades.size() > 5 && !grey;
}

ReadModel exported(const exporter::CityScene& scene, const engine::GameState& state, Format format,
                   bool table = false) {
    const Folder folder;
    const auto target = folder.path(format == Format::Obj ? "city.obj" : "city.glb");
    exporter::ExportOptions options = optionsFor(format);
    options.withTable = table;
    REQUIRE(exporter::exportCity(scene, *state.setup->tiles, target, options) == exporter::Outcome::Written);
    return format == Format::Obj ? readObj(target) : readGlb(target);
}

}  // namespace

TEST_CASE("A glTF holds every part of the position once, by name, with all its triangles") {
    const auto game = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    const engine::GameState state = finishedGame(game);
    const exporter::CityScene scene = sceneOf(state);
    const ReadModel model = exported(scene, state, Format::Gltf);
    CHECK(model.root == "City");
    REQUIRE(model.things.size() == scene.parts.size());
    const auto things = byName(model);
    REQUIRE(things.size() == scene.parts.size());  // no name occurs twice
    for (const exporter::NamedPart& part : scene.parts) {
        INFO(part.name);
        const auto thing = things.find(part.name);
        REQUIRE(thing != things.end());
        const geometry::Mesh mesh = geometry::buildPart(part.part.key, *state.setup->tiles).mesh;
        CHECK(thing->second->triangles.size() == mesh.triangleCount());
        CHECK(thing->second->normalsAreUnit);
    }
}

TEST_CASE("A glTF's tree has a branch for tiles, for the wall and for followers") {
    const engine::GameState state = finishedGame(engine::GameKind::City);
    REQUIRE(state.wall.gate);
    REQUIRE(state.wall.pieceCount() > 0);
    REQUIRE_FALSE(state.followers.empty());
    const ReadModel model = exported(sceneOf(state), state, Format::Gltf);
    CHECK(model.branches == std::vector<std::string>{"Tiles", "Wall", "Followers"});
    CHECK(countOn(model, "Tiles") == state.board.tiles().size());
    CHECK(countOn(model, "Followers") == state.followers.size());
    CHECK(countOn(model, "Wall") > state.wall.pieceCount());  // gate and towers, too
}

TEST_CASE("A glTF of The Kids has a branch for the children") {
    const engine::GameState state = finishedGame(engine::GameKind::Kids);
    const ReadModel model = exported(sceneOf(state), state, Format::Gltf);
    CHECK(model.branches == std::vector<std::string>{"Tiles", "Children", "Followers"});
}

TEST_CASE("Names tell what a part is, where it lies and whose it is") {
    const engine::GameState state = finishedGame(engine::GameKind::City);
    const auto names = [&] {
        std::set<std::string> all;
        for (const exporter::NamedPart& part : sceneOf(state).parts) all.insert(part.name);
        return all;
    }();
    const engine::PlacedTile& first = state.board.tiles().front();
    std::string name = "Tile " + state.definition(first).id + " at x0y0";
    if (first.orientation != engine::Orientation::Upright)
        name += ", turned " + std::to_string(engine::degrees(first.orientation)) + "\u00b0";
    CHECK(names.count(name) == 1);
    const auto oneBegins = [&](const char* with) {
        return std::any_of(names.begin(), names.end(), [&](const std::string& n) { return begins(n, with); });
    };
    CHECK(oneBegins("Gate at x"));
    CHECK(
        names.count("Wall 1 of " +
                    state.setup
                        ->players[state.wall.arm(engine::WallEnd::Clockwise).empty() ? state.wall.arms[1][0].builder
                                                                                     : state.wall.arms[0][0].builder]
                        .name) == 1);
}

TEST_CASE("In glTF and OBJ a tile is one metre wide, lies flat and stands at its place on the board") {
    const auto format = GENERATE(Format::Gltf, Format::Obj);
    const engine::GameState state = finishedGame(engine::GameKind::Kids);
    const exporter::CityScene scene = sceneOf(state);
    const ReadModel model = exported(scene, state, format);
    for (std::size_t k = 0; k < state.board.tiles().size(); ++k) {
        const engine::Position at = state.board.tiles()[k].position;
        const Extent extent = extentOf(model.things[k].triangles);
        INFO(model.things[k].name);
        CHECK((extent.low.x + extent.high.x) / 2 == Approx(at.x).margin(0.05));
        CHECK((extent.low.z + extent.high.z) / 2 == Approx(-at.y).margin(0.05));
        CHECK(extent.high.x - extent.low.x == Approx(1).margin(0.06));
        CHECK(extent.high.z - extent.low.z == Approx(1).margin(0.06));
        CHECK(extent.high.y - extent.low.y < 1);
    }
}

TEST_CASE("Another width of a tile scales all of a model") {
    const engine::GameState state = finishedGame(engine::GameKind::Kids);
    const exporter::CityScene scene = sceneOf(state);
    const Folder folder;
    exporter::ExportOptions options = optionsFor(Format::Gltf);
    (void)exporter::exportCity(scene, *state.setup->tiles, folder.path("large.glb"), options);
    options.tileWidth = 45;
    (void)exporter::exportCity(scene, *state.setup->tiles, folder.path("small.glb"), options);
    const Extent large = extentOf(trianglesOf(readGlb(folder.path("large.glb"))));
    const Extent small = extentOf(trianglesOf(readGlb(folder.path("small.glb"))));
    CHECK(small.high.x - small.low.x == Approx(0.045 * (large.high.x - large.low.x)));
    CHECK(small.high.y - small.low.y == Approx(0.045 * (large.high.y - large.low.y)));
}

TEST_CASE("Colours are kept in glTF and OBJ") {
    const auto format = GENERATE(Format::Gltf, Format::Obj);
    const auto game = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    const engine::GameState state = finishedGame(game);
    const ReadModel model = exported(sceneOf(state), state, format);
    for (std::size_t k = 0; k < state.board.tiles().size(); ++k) CHECK(isColorful(model.things[k].colors));
    const auto isInRange = [](const auto& color) {
        return std::all_of(color.begin(), color.end(), [](double channel) { return channel >= 0 && channel <= 1; });
    };
    for (const ReadThing& thing : model.things)
        CHECK(std::all_of(thing.colors.begin(), thing.colors.end(), isInRange));
}

TEST_CASE("An OBJ has an object for every part, in the order of the position, and names without spaces") {
    const auto game = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    const engine::GameState state = finishedGame(game);
    const exporter::CityScene scene = sceneOf(state);
    const ReadModel model = exported(scene, state, Format::Obj);
    REQUIRE(model.things.size() == scene.parts.size());
    std::map<std::string, std::size_t> triangles;
    for (const ReadThing& thing : model.things) triangles[thing.name] = thing.triangles.size();
    for (const exporter::NamedPart& part : scene.parts) {
        std::string name = part.name;
        std::replace(name.begin(), name.end(), ' ', '_');
        INFO(name);
        CHECK(triangles[name] == geometry::buildPart(part.part.key, *state.setup->tiles).mesh.triangleCount());
    }
}

TEST_CASE("The table comes along when it is asked for, and lies round the city") {
    const auto format = GENERATE(Format::Gltf, Format::Obj);
    const engine::GameState state = finishedGame(engine::GameKind::City);
    const exporter::CityScene scene = sceneOf(state);
    const ReadModel model = exported(scene, state, format, true);
    REQUIRE(model.things.size() == scene.parts.size() + 1);
    CHECK(model.things.back().name == "Boards");
    const Extent table = extentOf(model.things.back().triangles);
    const Extent city = extentOf(trianglesOf(exported(scene, state, format)));
    CHECK(table.low.x < city.low.x);
    CHECK(table.high.z > city.high.z);
    CHECK(table.high.y < city.low.y + 0.1f);
}

TEST_CASE("Names of players cannot break a file") {
    engine::GameState state = finishedGame(engine::GameKind::City);
    exporter::Names names;
    names.players = {"An\na\r\n", "\"Ben\" \\ \u2603 </script>", std::string(60, 'x')};
    names.places = [](engine::Position at) { return "at\n" + std::to_string(at.x) + ' ' + std::to_string(at.y); };
    const exporter::CityScene scene = exporter::describeCity(state, {}, names);
    CHECK(exported(scene, state, Format::Gltf).things.size() == scene.parts.size());
    CHECK(exported(scene, state, Format::Obj).things.size() == scene.parts.size());
}
