// The view with OpenGL: what is on the screen, when, and that it goes away cleanly.
#include <QElapsedTimer>
#include <QtTest>

#include "city_view.h"
#include "scene_support.h"
#include "support/catch.h"
#include "support/paint_counter.h"

using namespace remparts;
using namespace remparts::scene;
using namespace remparts::scene::tests;

namespace {

QImage settledPicture(CityView& view) {
    view.settle();
    return view.grab().toImage();
}

struct DrawnView {
    CityView view;

    DrawnView() {
        REQUIRE(view.canRender());
        view.resize(480, 360);
        view.showPosition(walledCity().stateAt(40));
        view.frameAll();
        view.show();
        REQUIRE(QTest::qWaitForWindowExposed(&view));
    }
};

// A free cell beside the city, so that nothing but table lies there.
engine::Position freeCell(const engine::GameState& state) {
    return state.board.frontier().front().position;
}

model::Ghost ghostAt(engine::Position cell, bool legal) {
    return {0, cell, engine::Orientation::Upright, legal};
}

}  // namespace

TEST_CASE_METHOD(DrawnView, "A grabbed view shows the city", "[drawn]") {
    const QImage picture = settledPicture(view);
    QSet<QRgb> colors;
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2) colors.insert(picture.pixel(x, y));
    CHECK(colors.size() > 500);
}

TEST_CASE_METHOD(DrawnView, "Left alone the picture becomes fine soon and then nothing is drawn any more",
                 "[drawn]") {
    CHECK(QTest::qWaitFor([&] { return view.isSettled(); }));
    QCoreApplication::processEvents();
    test::PaintCounter counter;
    view.installEventFilter(&counter);
    for (int k = 0; k < 50; ++k) QCoreApplication::processEvents();
    CHECK(counter.paints == 0);
    drag(view, Qt::RightButton, {200, 100}, {240, 100});
    CHECK_FALSE(view.isSettled());
    CHECK(QTest::qWaitFor([&] { return view.isSettled(); }));
    CHECK(counter.paints >= 2);
}

TEST_CASE_METHOD(DrawnView, "The tile in hand changes the picture at its cell alone", "[drawn]") {
    const engine::GameState state = walledCity().stateAt(40);
    const engine::Position cell = freeCell(state);
    const QImage before = settledPicture(view);
    view.showGhost(state, ghostAt(cell, true));
    const QImage legal = settledPicture(view);
    const model::TablePoint centre{double(cell.x), double(cell.y)};
    const QPointF pixel = *view.project(centre);
    const double reach = 1.2 / view.cellsPerPixel(centre);
    int differing = 0;
    int elsewhere = 0;
    eachDifference(before, legal, [&](QPoint at) {
        ++differing;
        if (QLineF(pixel, at).length() > reach) ++elsewhere;
    });
    CHECK(differing > 0.3 * reach * reach);
    CHECK(elsewhere == 0);

    view.showGhost(state, ghostAt(cell, false));
    const QImage illegal = settledPicture(view);
    const QPointF floating = *view.project(centre, 0.2);
    CHECK(meanNear(illegal, floating, reach / 4).lightness() + 30 < meanNear(legal, floating, reach / 4).lightness());

    view.showGhost(state, std::nullopt);
    CHECK(settledPicture(view) == before);
}

TEST_CASE_METHOD(DrawnView, "A new position, a new size and the map show at once", "[drawn]") {
    const QImage before = settledPicture(view);
    view.showPosition(walledCity().state());
    const QImage after = view.grab().toImage();
    CHECK(after != before);
    view.resize(300, 300);
    CHECK(view.grab().toImage().size() == QSize(300, 300));
    const QImage oblique = settledPicture(view);
    view.setTopView(true);
    CHECK(settledPicture(view) != oblique);
    view.clear();
    const QImage empty = settledPicture(view);
    CHECK(shareNear(empty, {150, 150}, 100, [](QColor c) { return c.hsvHue() > 14 && c.hsvHue() < 36; }) > 0.99);
}

TEST_CASE_METHOD(DrawnView, "A quick picture resembles the fine one", "[drawn]") {
    const QImage quick = view.grab().toImage();
    const QImage fine = settledPicture(view);
    const QColor a = meanNear(quick, {240, 180}, 100);
    const QColor b = meanNear(fine, {240, 180}, 100);
    CHECK(std::abs(a.lightness() - b.lightness()) < 10);
}

TEST_CASE_METHOD(DrawnView, "Imagined pieces of the wall are paler than real ones", "[drawn]") {
    const engine::GameState state = walledCity().stateAt(0);
    view.showPosition(walledCity().stateAt(2));
    view.frameAll();
    const QImage without = settledPicture(view);
    view.showImaginedWall(walledCity().stateAt(2), {{{0, 0}, engine::Direction::South}});
    const QImage with = settledPicture(view);
    int paler = 0;
    int all = 0;
    eachDifference(without, with, [&](QPoint at) {
        ++all;
        if (with.pixelColor(at).hsvSaturation() < 70) ++paler;
    });
    CHECK(all > 100);
    CHECK(paler > all / 3);
}

TEST_CASE("Views can be made and thrown away again and again", "[drawn]") {
    for (int k = 0; k < 3; ++k) {
        CityView view;
        view.resize(160, 120);
        view.showPosition(walledCity().stateAt(static_cast<std::size_t>(10 + k)));
        CHECK_FALSE(view.grab().toImage().isNull());
        CityView never;
        never.showPosition(walledCity().state());
    }
}

TEST_CASE_METHOD(DrawnView, "A tile floats after the view went to another size and back while none did", "[drawn]") {
    const engine::GameState state = walledCity().stateAt(40);
    const engine::Position cell = freeCell(state);
    const QImage without = settledPicture(view);
    // What lies in one plane may come out otherwise in a picture drawn anew: a pixel here and there.
    const auto differing = [&] {
        int count = 0;
        eachDifference(without, settledPicture(view), [&](QPoint) { ++count; });
        return count;
    };
    const auto floats = [&] {
        view.showGhost(state, ghostAt(cell, true));
        const bool shows = differing() > 200;
        view.showGhost(state, std::nullopt);
        REQUIRE(differing() < 10);
        return shows;
    };
    REQUIRE(floats());
    for (const QSize size : {QSize(360, 360), QSize(480, 360)}) {
        view.resize(size);
        REQUIRE(QTest::qWaitFor([&] { return view.size() == size; }));
        (void)settledPicture(view);
    }
    CHECK(floats());
}
