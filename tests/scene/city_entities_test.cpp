#include "city_entities.h"

#include <algorithm>
#include <iterator>

#include "city_renderer.h"
#include "rendering_setup.h"
#include "scene_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::scene;
using geometry::PartKey;

namespace {

std::vector<PartKey> keysOf(const std::vector<geometry::PlannedPart>& parts) {
    std::vector<PartKey> keys;
    for (const geometry::PlannedPart& part : parts) keys.push_back(part.key);
    std::sort(keys.begin(), keys.end());
    return keys;
}

void show(CityRenderer& renderer, const engine::GameState& state) {
    const geometry::CityPlan plan = geometry::planCity(state);
    renderer.showCity(plan, state.setup->tiles, plan.centre, plan.radius);
}

}  // namespace

TEST_CASE("Every part of a position is an entity, and undo removes what came with a step", "[drawn]") {
    REQUIRE(hasOpenGl());
    const engine::Game& game = tests::walledCity();
    CityRenderer renderer({});
    show(renderer, game.state());
    const auto& city = renderer.city();
    CHECK(city.keys() == keysOf(geometry::planCity(game.state()).parts));

    const engine::GameState before = game.stateAt(game.steps().size() / 2);
    show(renderer, before);
    CHECK(city.keys() == keysOf(geometry::planCity(before).parts));
    show(renderer, game.stateAt(0));
    CHECK(city.keys().empty());
}

TEST_CASE("A step builds only the parts that it changes", "[drawn]") {
    REQUIRE(hasOpenGl());
    const engine::Game& game = tests::walledCity();
    CityRenderer renderer({});
    show(renderer, game.stateAt(game.steps().size() - 6));
    const auto& city = renderer.city();
    const std::vector<PartKey> before = city.keys();
    const std::size_t built = city.addedParts();
    CHECK(built == before.size());
    show(renderer, game.state());
    std::vector<PartKey> added;
    const std::vector<PartKey> after = city.keys();
    std::set_difference(after.begin(), after.end(), before.begin(), before.end(), std::back_inserter(added));
    CHECK(city.addedParts() - built == added.size());
    CHECK(added.size() < before.size() / 2);
}

TEST_CASE("After a thousand changes there are no more entities than before", "[drawn]") {
    REQUIRE(hasOpenGl());
    const engine::Game& game = tests::walledCity();
    const geometry::CityPlan full = geometry::planCity(game.state());
    geometry::CityPlan less = full;
    less.parts.erase(less.parts.begin() + 3, less.parts.begin() + 5);
    CityRenderer renderer({});
    const auto showPlan = [&](const geometry::CityPlan& plan) {
        renderer.showCity(plan, game.state().setup->tiles, plan.centre, plan.radius);
    };
    showPlan(full);
    const std::size_t entities = renderer.city().entityCount();
    CHECK(entities > 3);
    for (int k = 0; k < 500; ++k) {
        showPlan(less);
        showPlan(full);
    }
    CHECK(renderer.city().entityCount() == entities);
    CHECK(renderer.city().keys() == keysOf(full.parts));
}

TEST_CASE("The imagined wall comes and goes without touching the city", "[drawn]") {
    REQUIRE(hasOpenGl());
    const engine::GameState state = tests::walledCity().stateAt(20);
    CityRenderer renderer({});
    show(renderer, state);
    const auto cityKeys = renderer.city().keys();
    const engine::Position tile = state.board.tiles().front().position;
    renderer.showImaginedWall(geometry::planImaginedWall(state, {{tile, engine::Direction::North}}),
                              state.setup->tiles);
    CHECK(renderer.imaginedWall().keys().size() == 1);
    renderer.showImaginedWall({}, state.setup->tiles);
    CHECK(renderer.imaginedWall().keys().empty());
    CHECK(renderer.city().keys() == cityKeys);
}
