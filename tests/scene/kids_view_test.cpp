// The Kids in the view: children and figures as entities, piles, a figure that hops.
#include <QElapsedTimer>
#include <QtTest>
#include <algorithm>

#include "city_renderer.h"
#include "city_stage.h"
#include "city_view.h"
#include "pile_places.h"
#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/layout.h"
#include "rendering_setup.h"
#include "scene_support.h"
#include "support/catch.h"
#include "table_scale.h"

using namespace remparts;
using namespace remparts::scene;
using namespace remparts::scene::tests;
using geometry::PartKey;
using geometry::PartKind;

namespace {

void show(CityRenderer& renderer, const engine::GameState& state) {
    const geometry::CityPlan plan = planTable(state);
    renderer.showCity(plan, state.setup->tiles, plan.centre, plan.radius);
}

std::vector<PartKey> sortedKeys(const geometry::CityPlan& plan) {
    std::vector<PartKey> keys;
    for (const geometry::PlannedPart& part : plan.parts) keys.push_back(part.key);
    std::sort(keys.begin(), keys.end());
    return keys;
}

std::size_t count(const CityRenderer& renderer, PartKind kind) {
    const auto keys = renderer.city().keys();
    return static_cast<std::size_t>(
        std::count_if(keys.begin(), keys.end(), [&](const PartKey& key) { return key.kind == kind; }));
}

// The last step with a position before the first figures came.
std::size_t stepOfFirstFigure() {
    const engine::Game& game = kidsGame();
    for (std::size_t step = 1; step <= game.steps().size(); ++step)
        if (!game.stateAt(step).followers.empty()) return step;
    return 0;
}

QImage settledPicture(CityView& view) {
    view.settle();
    return view.grab().toImage();
}

struct KidsView {
    CityView view;
    engine::GameState state = kidsGame().stateAt(24);

    KidsView() {
        view.setAttribute(Qt::WA_DontShowOnScreen);
        view.resize(640, 480);
        view.showPosition(state);
        view.show();
        view.frameAll();
    }
};

struct DrawnKidsView {
    CityView view;
    engine::GameState state = kidsGame().stateAt(24);

    DrawnKidsView() {
        REQUIRE(view.canRender());
        view.resize(640, 480);
        view.showPosition(state);
        view.frameAll();
        view.show();
        REQUIRE(QTest::qWaitForWindowExposed(&view));
    }
};

bool isBlue(QColor color) {
    return color.hsvHue() > 200 && color.hsvHue() < 225 && color.hsvSaturation() > 110;
}

}  // namespace

TEST_CASE("Figures come with a step and leave with undo, their children change with them", "[drawn]") {
    REQUIRE(hasOpenGl());
    const engine::Game& game = kidsGame();
    const std::size_t step = stepOfFirstFigure();
    REQUIRE(step > 0);
    CityRenderer renderer({});
    show(renderer, game.stateAt(step - 1));
    CHECK(count(renderer, PartKind::Figure) == 0);
    show(renderer, game.stateAt(step));
    CHECK(count(renderer, PartKind::Figure) == game.stateAt(step).followers.size());
    CHECK(renderer.city().keys() == sortedKeys(planTable(game.stateAt(step))));
    show(renderer, game.stateAt(step - 1));
    CHECK(count(renderer, PartKind::Figure) == 0);
    CHECK(renderer.city().keys() == sortedKeys(planTable(game.stateAt(step - 1))));
}

TEST_CASE("The piles shrink as tiles are drawn, and empty ones still have their place", "[drawn][K1.3]") {
    REQUIRE(hasOpenGl());
    const engine::Game& game = kidsGame();
    CityRenderer renderer({});
    int before = 1000;
    for (std::size_t step = 0; step <= game.steps().size(); step += 12) {
        const engine::GameState state = game.stateAt(step);
        show(renderer, state);
        CHECK(count(renderer, PartKind::Pile) == state.setup->stacks.size());
        int tiles = 0;
        for (const PartKey& key : renderer.city().keys())
            if (key.kind == PartKind::Pile) tiles += key.surroundings;
        CHECK(tiles < before);
        CHECK(tiles + static_cast<int>(state.board.tiles().size()) + (state.stacks.inHand ? 1 : 0) == 36);
        before = tiles;
    }
}

TEST_CASE("The City has no piles on the table") {
    const engine::GameState& state = walledCity().state();
    CHECK(sortedKeys(planTable(state)) == sortedKeys(geometry::planCity(state)));
    CHECK(planTable(state).radius == geometry::planCity(state).radius);
}

TEST_CASE_METHOD(KidsView, "Frame-all shows the piles, too") {
    CHECK(view.showsAll());
    const auto piles = model::pilePlaces(state);
    REQUIRE(piles.size() == 4);
    constexpr double half = static_cast<double>(geometry::pileSide / geometry::tileSize) / 2;
    for (const model::TablePoint pile : piles)
        for (const double x : {-half, half})
            for (const double y : {-half, half}) {
                const auto pixel = view.project({pile.x + x, pile.y + y});
                REQUIRE(pixel);
                CHECK(QRectF(view.rect()).contains(*pixel));
            }
}

TEST_CASE_METHOD(KidsView, "A figure from the panel comes in at the right edge of what is free") {
    view.setFreeArea({0, 0, 160, 0});
    const auto pixel = view.project(view.entryPoint());
    REQUIRE(pixel);
    CHECK(pixel->x() == Approx(480).margin(2));
    CHECK(pixel->y() == Approx(240).margin(2));
}

TEST_CASE_METHOD(DrawnKidsView, "A figure that hops is seen where it is, and leaves nothing behind", "[drawn]") {
    const QImage before = settledPicture(view);
    const model::TablePoint place{state.board.frontier().front().position.x * 1.0,
                                  state.board.frontier().front().position.y * 1.0};
    view.showHop(Hop{engine::PlayerColor::Blue, place, 0.5});
    const QImage high = settledPicture(view);
    const double reach = 0.15 / view.cellsPerPixel(place);
    const auto blueAt = [&](const QImage& picture, double height) {
        return shareNear(picture, *view.project(place, height + 0.15), reach, isBlue);
    };
    CHECK(blueAt(high, 0.5) > 0.3);
    CHECK(blueAt(high, 0) < 0.1);
    view.showHop(Hop{engine::PlayerColor::Blue, place, 0});
    const QImage low = settledPicture(view);
    CHECK(blueAt(low, 0) > 0.3);
    CHECK(blueAt(low, 0.5) < 0.1);
    view.showHop(Hop{engine::PlayerColor::Yellow, place, 0});
    CHECK(blueAt(settledPicture(view), 0) < 0.1);
    view.showHop(std::nullopt);
    CHECK(settledPicture(view) == before);
}

TEST_CASE_METHOD(DrawnKidsView, "A hop never makes the city be drawn again", "[drawn]") {
    view.settle();
    REQUIRE(view.isSettled());
    for (int k = 0; k < 10; ++k) {
        view.showHop(Hop{engine::PlayerColor::Red, {0.1 * k, 0.2}, 0.1 * k});
        view.repaint();
        CHECK(view.isSettled());  // a city drawn again would be a quick picture first
    }
}

TEST_CASE_METHOD(DrawnKidsView, "The tile in hand shows its children", "[drawn]") {
    const auto& tiles = *state.setup->tiles;
    const auto bare = *tiles.find("K01");
    const auto withChildren = *tiles.find("K11");
    const engine::Position cell = state.board.frontier().front().position;
    const model::TablePoint place{cell.x * 1.0, cell.y * 1.0};
    const auto bluePixels = [&](engine::TileIndex tile) {
        view.showGhost(state, model::Ghost{tile, cell, engine::Orientation::Upright, true});
        const QImage picture = settledPicture(view);
        // B stands in row 5, column 1.
        return shareNear(picture, *view.project({place.x - 2.0 / 7, place.y - 2.0 / 7}, 0.25),
                         0.1 / view.cellsPerPixel(place), isBlue);
    };
    CHECK(bluePixels(bare) < 0.1);
    CHECK(bluePixels(withChildren) > 0.3);
}
