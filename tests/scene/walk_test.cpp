#include <algorithm>
#include <cmath>
#include <deque>
#include <set>

#include "remparts/engine/random.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/engine/tile_layout.h"
#include "scene_support.h"
#include "street_walk.h"
#include "support/catch.h"
#include "support/random_games.h"
#include "walker.h"

using namespace remparts;
using namespace remparts::scene;

namespace {

constexpr float square = 0.1f;

engine::GameState randomCity(std::uint64_t seed) {
    using engine::PlayerColor;
    const std::vector<engine::Player> players{
        {"A", PlayerColor::Red}, {"B", PlayerColor::Blue}, {"C", PlayerColor::Green}};
    engine::Game game(engine::dealGame(tests::walledCity().setup().tiles, players, engine::CityOptions{}, seed));
    test::RandomPlayer player(5);
    while (!game.state().isOver()) game.play(player.choose(game.state(), game.rules().legalActions(game.state())));
    return game.state();
}

// The picture of the whole city: a character for each cell of each tile as they lie, by cells to the east and south.
std::map<std::pair<int, int>, char> pictureOf(const engine::GameState& state) {
    std::map<std::pair<int, int>, char> picture;
    for (const engine::PlacedTile& tile : state.board.tiles())
        for (int row = 0; row < engine::pictureSize; ++row)
            for (int column = 0; column < engine::pictureSize; ++column) {
                const auto turned = engine::turned(engine::PictureCell{row, column}, tile.orientation);
                picture[{tile.position.x * 7 + turned.column - 3, -tile.position.y * 7 + turned.row - 3}] =
                    state.definition(tile).picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            }
    return picture;
}

std::pair<int, int> cellOf(const WalkPlace& place) {
    return {static_cast<int>(std::floor(place.x + 0.5f)), static_cast<int>(std::floor(place.z + 0.5f))};
}

// On ground where houses stand: not on a street or its pavement, in a market or beside a large building.
bool isAmongHouses(const std::map<std::pair<int, int>, char>& picture, const WalkPlace& place) {
    const auto at = [&](float dx, float dz) {
        const auto found = picture.find(cellOf({place.x + dx, place.z + dz}));
        return found == picture.end() ? ' ' : found->second;
    };
    const char here = at(0, 0);
    if (here == 'P' || here == 'H' || here == ' ') return true;
    if (here != '.') return false;
    for (const float dx : {-1.0f, 0.0f, 1.0f})
        for (const float dz : {-1.0f, 0.0f, 1.0f}) {
            const char street = at(dx * 0.3f, dz * 0.3f);
            const char building = at(dx, dz);
            if (street == '=' || street == '+' || building == 'P' || building == 'H') return false;
        }
    return true;
}

// From a place to everything that is drawn at the height of the eyes; straight from the triangles.
float wayToNearest(const engine::GameState& state, const WalkPlace& place, float height) {
    float least = 1000;
    const engine::Position cell = geometry::cellAt({place.x, 0, place.z});
    for (const geometry::PlannedPart& part : geometry::planCity(state).parts) {
        if (std::abs(part.key.cell.x - cell.x) > 1 || std::abs(part.key.cell.y - cell.y) > 1) continue;
        const geometry::Mesh mesh = geometry::buildPart(part.key, *state.setup->tiles).mesh;
        for (const auto* list : {&mesh.indices, &mesh.near})
            for (std::size_t k = 0; k + 2 < list->size(); k += 3) {
                std::vector<geometry::Vec3> cut;
                for (std::size_t c = 0; c < 3; ++c) {
                    const auto a = mesh.vertices[(*list)[k + c]].position + part.position;
                    const auto b = mesh.vertices[(*list)[k + (c + 1) % 3]].position + part.position;
                    if ((a.y < height) != (b.y < height)) cut.push_back(a + (b - a) * ((height - a.y) / (b.y - a.y)));
                }
                if (cut.size() != 2) continue;
                const geometry::Vec3 way = cut[1] - cut[0];
                const float length = way.x * way.x + way.z * way.z;
                const float along = (place.x - cut[0].x) * way.x + (place.z - cut[0].z) * way.z;
                const float share = length > 0 ? std::clamp(along / length, 0.0f, 1.0f) : 0;
                const geometry::Vec3 near = cut[0] + way * share;
                least = std::min(least, std::hypot(near.x - place.x, near.z - place.z));
            }
    }
    return least;
}

WalkPlace startIn(const engine::GameState& state, const WalkMap& map) {
    const auto street = finestStreet(state);
    REQUIRE(street);
    const auto place = map.nearest(street->at.x(), street->at.z(), WalkLevel::Ground, 2);
    REQUIRE(place);
    return *place;
}

// All cells of the picture that can be walked to.
std::set<std::pair<int, int>> reachedFrom(const WalkMap& map, const WalkPlace& start) {
    std::set<std::pair<int, int>> seen{{0, 0}};
    std::set<std::pair<int, int>> cells;
    std::deque<std::pair<int, int>> open{{0, 0}};
    while (!open.empty()) {
        const auto [column, row] = open.front();
        open.pop_front();
        const WalkPlace place{start.x + static_cast<float>(column) * square,
                              start.z + static_cast<float>(row) * square};
        if (!map.isFree(place)) continue;
        cells.insert(cellOf(place));
        for (const auto& [dx, dz] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
            if (seen.emplace(column + dx, row + dz).second) open.emplace_back(column + dx, row + dz);
    }
    return cells;
}

// Street cells that hang together with one of them by streets alone.
std::set<std::pair<int, int>> streetsFrom(const std::map<std::pair<int, int>, char>& picture,
                                          std::pair<int, int> start) {
    std::set<std::pair<int, int>> seen;
    std::deque<std::pair<int, int>> open{start};
    while (!open.empty()) {
        const auto cell = open.front();
        open.pop_front();
        const auto found = picture.find(cell);
        if (found == picture.end() || (found->second != '=' && found->second != '+')) continue;
        if (!seen.insert(cell).second) continue;
        for (const auto& [dx, dz] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
            open.emplace_back(cell.first + dx, cell.second + dz);
    }
    return seen;
}

}  // namespace

TEST_CASE("Nobody walks into a house, whatever way they go, in five cities") {
    const std::uint64_t seed = GENERATE(1u, 2u, 3u, 4u, 5u);
    const engine::GameState state = randomCity(seed);
    const auto picture = pictureOf(state);
    const WalkMap map(state);
    WalkPlace place = startIn(state, map);
    engine::Random random(seed);
    float angle = 0;
    int inHouses = 0;
    int stuck = 0;
    float way = 0;
    for (int step = 0; step < 10000; ++step) {
        if (step % 25 == 0) angle = static_cast<float>(random.below(628)) / 100;
        const WalkPlace next = map.moved(place, 0.2f * std::sin(angle), 0.2f * std::cos(angle));
        way += std::hypot(next.x - place.x, next.z - place.z);
        stuck += map.isFree(next) ? 0 : 1;
        place = next;
        inHouses += isAmongHouses(picture, place) ? 1 : 0;
        if (step % 500 == 0) CHECK(wayToNearest(state, place, 0.6f) > WalkMap::radius * 0.99f);
    }
    CHECK(inHouses == 0);
    CHECK(stuck == 0);
    CHECK(way > 100);
}

TEST_CASE("All streets that hang together can be walked from end to end, over the joints of tiles") {
    const std::uint64_t seed = GENERATE(1u, 2u, 3u, 4u, 5u);
    const engine::GameState state = randomCity(seed);
    const WalkMap map(state);
    const WalkPlace start = startIn(state, map);
    const auto reached = reachedFrom(map, start);
    const auto streets = streetsFrom(pictureOf(state), cellOf(start));
    CHECK(streets.size() > 12);
    int missed = 0;
    for (const auto& cell : streets) {
        if (reached.contains(cell)) continue;
        UNSCOPED_INFO("not reached: " << cell.first << ", " << cell.second);
        ++missed;
    }
    CHECK(missed == 0);
}

TEST_CASE("A walker goes straight on along a street and slides along what bounds it") {
    const engine::GameState& state = tests::walledCity().state();
    const auto map = std::make_shared<const WalkMap>(state);
    const auto street = finestStreet(state);
    REQUIRE(street);
    const auto start = map->nearest(street->at.x(), street->at.z(), WalkLevel::Ground, 1);
    REQUIRE(start);
    const double heading =
        std::atan2(static_cast<double>(street->along.x()), static_cast<double>(-street->along.z()));
    const double aslant = GENERATE(0.0, 25.0, -25.0);
    Walker walker(map, *start, heading * 180 / M_PI + aslant);
    walker.steer({1, 0, 0, false});
    for (int k = 0; k < 60; ++k) walker.advance(1.0 / 60);
    CHECK(std::hypot(walker.place().x - start->x, walker.place().z - start->z) > 1.2f);
    CHECK(map->isFree(walker.place()));
}

TEST_CASE("A walker stands still when no key is held") {
    const engine::GameState& state = tests::walledCity().state();
    const auto map = std::make_shared<const WalkMap>(state);
    Walker walker(map, startIn(state, *map), 0);
    CHECK_FALSE(walker.isMoving());
    walker.steer({1, 0, 0, false});
    walker.advance(0.1);
    walker.steer({});
    for (int k = 0; k < 60; ++k) walker.advance(1.0 / 60);
    CHECK_FALSE(walker.isMoving());
}

TEST_CASE("Eyes are at one height over the ground, and looking up and down has an end") {
    const engine::GameState& state = tests::walledCity().state();
    const auto map = std::make_shared<const WalkMap>(state);
    Walker walker(map, startIn(state, *map), 90);
    walker.look(0, 500);
    CameraRig rig;
    rig.setView(walker.view());
    CHECK(rig.pose().eye.y() == Approx(0.6));
    CHECK(walker.view().elevation == Approx(-Walker::steepest));
}

TEST_CASE("The wall-walk carries, and nobody steps off it") {
    const engine::GameState& state = tests::walledCity().state();
    const WalkMap map(state);
    std::optional<WalkPlace> place;
    for (const engine::PlacedTile& tile : state.board.tiles()) {
        const auto middle = geometry::centreOf(tile.position);
        if (!place) place = map.nearest(middle.x, middle.z, WalkLevel::WallWalk, 4.6f);
    }
    REQUIRE(place);
    engine::Random random(7);
    float way = 0;
    for (int step = 0; step < 2000; ++step) {
        const float angle = static_cast<float>(random.below(628)) / 100;
        const WalkPlace next = map.moved(*place, 0.2f * std::sin(angle), 0.2f * std::cos(angle));
        way += std::hypot(next.x - place->x, next.z - place->z);
        place = next;
        REQUIRE(map.isFree(*place));
    }
    CHECK(place->level == WalkLevel::WallWalk);
    CHECK(way > 5);
    CHECK(map.eyeHeight(WalkLevel::WallWalk) > 1.8f);
}

TEST_CASE("Children walk over the meadow and along the roads, not through ponds and houses") {
    const engine::GameState& state = tests::kidsGame().state();
    const WalkMap map(state);
    const WalkPlace start = startIn(state, map);
    const auto reached = reachedFrom(map, start);
    int roads = 0;
    int meadow = 0;
    const auto picture = pictureOf(state);
    for (const auto& cell : reached) {
        const auto found = picture.find(cell);
        REQUIRE(found != picture.end());
        (found->second == '=' ? roads : meadow) += 1;
    }
    CHECK(roads > 50);
    CHECK(meadow > 200);
    for (const auto& [cell, kind] : picture)
        if (kind == 'p' || kind == 'h')
            CHECK_FALSE(map.isFree({static_cast<float>(cell.first), static_cast<float>(cell.second)}));
    CHECK(map.eyeHeight(WalkLevel::Ground) == Approx(1.15));
}

TEST_CASE("Beside the tiles nobody walks") {
    const WalkMap map(tests::walledCity().state());
    CHECK_FALSE(map.isFree({700, 700, WalkLevel::Ground}));
    CHECK_FALSE(map.nearest(700, 700, WalkLevel::WallWalk, 2));
}
