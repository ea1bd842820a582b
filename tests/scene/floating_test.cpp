// Parts on their way to their places, as they are seen.
#include <QLineF>
#include <QtTest>
#include <algorithm>

#include "city_renderer.h"
#include "city_view.h"
#include "floating_part.h"
#include "rendering_setup.h"
#include "scene_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::scene;
using namespace remparts::scene::tests;

namespace {

/// A city before its last tile was laid, and that tile.
struct Laying {
    CityView view;
    engine::GameState after = walledCity().stateAt(0);
    engine::GameState before = after;
    geometry::PlannedPart tile;

    Laying() {
        REQUIRE(view.canRender());
        const engine::Game& game = walledCity();
        std::size_t step = game.steps().size();
        while (!std::holds_alternative<engine::PlaceTile>(game.steps()[step - 1].action)) --step;
        after = game.stateAt(step);
        before = game.stateAt(step - 1);
        tile = partOf(after, geometry::PartKind::Tile, after.board.tiles().back().position);
        view.resize(480, 360);
        view.showPosition(after);
        view.frameAll();
        view.show();
        REQUIRE(QTest::qWaitForWindowExposed(&view));
    }

    static geometry::PlannedPart partOf(const engine::GameState& state, geometry::PartKind kind,
                                        engine::Position cell) {
        for (const geometry::PlannedPart& part : geometry::planCity(state).parts)
            if (part.key.kind == kind && part.key.cell == cell) return part;
        FAIL("no such part");
        return {};
    }

    QImage picture(const engine::GameState& state, const std::vector<FloatingPart>& floating) {
        view.showPosition(state);
        view.showFloating(state, floating);
        view.settle();
        return view.grab().toImage();
    }
    QPointF middle() {
        const engine::Position cell = tile.key.cell;
        return view.project({static_cast<double>(cell.x), static_cast<double>(cell.y)}).value();
    }
};

int differences(const QImage& a, const QImage& b) {
    int count = 0;
    eachDifference(a, b, [&](QPoint) { ++count; });
    return count;
}

int differencesNear(const QImage& a, const QImage& b, QPointF centre, double radius) {
    int count = 0;
    eachDifference(a, b, [&](QPoint at) {
        if (QLineF(centre, at).length() <= radius) ++count;
    });
    return count;
}

/// The tile in hand alone, straight from above, its upper edge north; eight units a side.
QImage ghostFromAbove(const char* design, geometry::TimeOfDay time) {
    constexpr float half = 4;
    const engine::GameState& state = walledCity().state();
    CityRenderer renderer({.time = time});
    const QSize size(256, 256);
    renderer.resize({size, size, size});
    CameraPose pose{{0, 50, 0}, {0, 0, 0}, {0, 0, -1}, {}};
    pose.projection.ortho(-half, half, -half, half, 1, 100);
    renderer.setCamera(pose);
    renderer.showGhost(model::Ghost{.tile = *state.setup->tiles->find(design), .position = {0, 0}},
                       state.setup->tiles);
    renderer.draw(static_cast<Branches>(Branch::Ghost));
    return renderer.read(Branch::Ghost);
}

/// Mean lightness of a strip from north to south, `x` units east of the middle.
double lightnessAlong(const QImage& picture, double x) {
    double sum = 0;
    int count = 0;
    const int column = static_cast<int>((x + 4) * picture.width() / 8);
    for (int row = picture.height() / 5; row < picture.height() * 4 / 5; ++row, ++count)
        sum += picture.pixelColor(column, row).lightness();
    return sum / count;
}

}  // namespace

TEST_CASE_METHOD(Laying, "A tile that has come to its place looks as if it stood there, shadows and all", "[drawn]") {
    const auto time = GENERATE(geometry::TimeOfDay::GoldenHour, geometry::TimeOfDay::Night);
    view.setTime(time);
    const QImage stands = picture(after, {});
    const QImage floats = picture(before, {{.part = tile}});
    const QImage missing = picture(before, {});
    // On the tile alone: houses beside it follow their new neighbour when it has come.
    CHECK(differencesNear(stands, floats, middle(), 12) * 4 < differencesNear(stands, missing, middle(), 12));
    const QColor there = meanNear(stands, middle(), 12);
    const QColor here = meanNear(floats, middle(), 12);
    CHECK(std::abs(there.lightness() - here.lightness()) < 4);
}

TEST_CASE_METHOD(Laying, "A tile that turned back leaves no shadow behind", "[drawn]") {
    const QImage empty = picture(before, {});
    (void)picture(before, {{.part = tile}});
    CHECK(differences(empty, picture(before, {})) == 0);
}

// The light comes from the south-west; a street runs through the tile from north to south.
TEST_CASE("The tile in hand throws shadows on its own street", "[drawn]") {
    REQUIRE(hasOpenGl());
    const QImage golden = ghostFromAbove("C03", geometry::TimeOfDay::GoldenHour);
    CHECK(lightnessAlong(golden, -0.35) + 15 < lightnessAlong(golden, 0.35));
}

TEST_CASE_METHOD(Laying, "What is below the table is hidden by it", "[drawn]") {
    const QImage empty = picture(before, {});
    const QImage sunk = picture(before, {{.part = tile, .shift = {0, -9, 0}}});
    CHECK(differences(empty, sunk) == 0);
    const QImage lifted = picture(before, {{.part = tile, .shift = {0, 4, 0}}});
    CHECK(differences(empty, lifted) > 200);
}

TEST_CASE_METHOD(Laying, "A tile that is still flat shows less of its houses", "[drawn]") {
    const QImage empty = picture(before, {});
    const int flat = differences(empty, picture(before, {{.part = tile, .rise = 0}}));
    const int whole = differences(empty, picture(before, {{.part = tile, .rise = 1}}));
    CHECK(flat > 0);
    CHECK(flat < whole);
}

TEST_CASE_METHOD(Laying, "A wall grows: nothing is seen of it at first, more and more then", "[drawn]") {
    const engine::GameState& end = walledCity().state();
    const auto wall =
        std::find_if(end.wall.arms.begin(), end.wall.arms.end(), [](const auto& arm) { return !arm.empty(); });
    REQUIRE(wall != end.wall.arms.end());
    const geometry::PlannedPart piece = partOf(end, geometry::PartKind::Wall, wall->back().edge.tile);
    const engine::GameState open = walledCity().stateAt(1);
    const QImage none = picture(open, {});
    int seen = 0;
    CHECK(differences(none, picture(open, {{.part = piece, .growth = 0}})) == 0);
    for (const float growth : {0.35f, 0.7f, 1.0f}) {
        const int more = differences(none, picture(open, {{.part = piece, .growth = growth}}));
        CHECK(more > seen);
        seen = more;
    }
}

TEST_CASE_METHOD(Laying, "While something goes on the picture of rest waits, and comes when it is over", "[drawn]") {
    view.settle();
    view.setBusy(true);
    view.showPosition(before);
    view.repaint();
    QTest::qWait(300);
    CHECK_FALSE(view.isSettled());
    view.setBusy(false);
    CHECK(QTest::qWaitFor([&] { return view.isSettled(); }));
}
