#include "city_view.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <cmath>

#include "scene_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::scene;
using remparts::model::TablePoint;
using namespace remparts::scene::tests;

namespace {

struct ShownView {
    CityView view;

    ShownView() {
        view.setAttribute(Qt::WA_DontShowOnScreen);  // sizes and events, but nothing is drawn
        view.resize(640, 480);
        view.showPosition(walledCity().state());
        view.show();
        view.frameAll();
    }
};

TablePoint pointOf(const QSignalSpy& spy) {
    return spy.last().first().value<TablePoint>();
}

}  // namespace

TEST_CASE_METHOD(ShownView, "A click says which place of the table it means") {
    QSignalSpy clicks(&view, &CityView::clicked);
    const TablePoint place{1.25, -0.5};
    drag(view, Qt::LeftButton, *view.project(place), *view.project(place));
    REQUIRE(clicks.count() == 1);
    CHECK(pointOf(clicks).x == Approx(place.x).margin(0.01));
    CHECK(pointOf(clicks).y == Approx(place.y).margin(0.01));
}

TEST_CASE_METHOD(ShownView, "A double click means one place once") {
    QSignalSpy clicks(&view, &CityView::clicked);
    const QPoint pixel = view.project({0, 0})->toPoint();
    QTest::mouseClick(&view, Qt::LeftButton, {}, pixel);
    REQUIRE(clicks.count() == 1);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, pixel);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, pixel);
    CHECK(clicks.count() == 1);
}

TEST_CASE_METHOD(ShownView, "Two quick taps at two places are no double one") {
    QSignalSpy clicks(&view, &CityView::clicked);
    const QPoint pixel = view.project({0, 0})->toPoint();
    const QPoint other = pixel + QPoint(44, 60);
    QTest::mouseClick(&view, Qt::LeftButton, {}, pixel);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, other);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, other);
    CHECK(clicks.count() == 2);
}

TEST_CASE_METHOD(ShownView, "A drag is no click; the right button turns the camera") {
    QSignalSpy clicks(&view, &CityView::clicked);
    QSignalSpy turns(&view, &CityView::turnRequested);
    QSignalSpy changes(&view, &CityView::viewChanged);
    const QPointF before = *view.project({3, 0});
    drag(view, Qt::RightButton, {300, 200}, {400, 200});
    CHECK(clicks.isEmpty());
    CHECK(turns.isEmpty());
    CHECK_FALSE(changes.isEmpty());
    CHECK(*view.project({3, 0}) != before);
}

TEST_CASE_METHOD(ShownView, "The middle button moves the table with the pointer") {
    const QPointF from(300, 260);
    const QPointF to(340, 250);
    const TablePoint grasped = *view.tablePointAt(from);
    drag(view, Qt::MiddleButton, from, to);
    const QPointF now = *view.project(grasped);
    CHECK(std::hypot(now.x() - to.x(), now.y() - to.y()) < 1);
}

TEST_CASE_METHOD(ShownView, "A right click turns the tile in hand clockwise") {
    QSignalSpy turns(&view, &CityView::turnRequested);
    drag(view, Qt::RightButton, {300, 200}, {302, 201});
    REQUIRE(turns.count() == 1);
    CHECK(turns.last().first().toInt() == 1);
}

TEST_CASE_METHOD(ShownView, "The wheel zooms, or turns the tile while one is in hand; with Ctrl it always zooms") {
    QSignalSpy turns(&view, &CityView::turnRequested);
    const TablePoint middle = *view.tablePointAt({320, 240});
    const double before = view.cellsPerPixel(middle);
    turnWheel(view, {320, 240}, 120);
    const double near = view.cellsPerPixel(middle);
    CHECK(near < before);
    view.setWheelTurnsTile(true);
    turnWheel(view, {320, 240}, -120);
    CHECK(view.cellsPerPixel(middle) == near);
    REQUIRE(turns.count() == 1);
    CHECK(turns.last().first().toInt() == 1);
    turnWheel(view, {320, 240}, -120, Qt::ControlModifier);
    CHECK(view.cellsPerPixel(middle) > near);
    CHECK(turns.count() == 1);
}

TEST_CASE_METHOD(ShownView, "Moving the mouse tells the place under it, leaving tells that") {
    QSignalSpy moves(&view, &CityView::pointerMoved);
    QSignalSpy left(&view, &CityView::pointerLeft);
    QMouseEvent move(QEvent::MouseMove, *view.project({0, 1}), view.mapToGlobal(*view.project({0, 1})), Qt::NoButton,
                     Qt::NoButton, {});
    QCoreApplication::sendEvent(&view, &move);
    REQUIRE(moves.count() == 1);
    CHECK(pointOf(moves).y == Approx(1).margin(0.01));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&view, &leave);
    CHECK(left.count() == 1);
}

TEST_CASE_METHOD(ShownView, "Arrow keys can be taken along the screen") {
    view.setTopView(true);
    CHECK(view.tableDirection({1, 0}).x() == Approx(1));
    CHECK(view.tableDirection({0, -1}).y() == Approx(1));
    view.setTopView(false);
    const QPointF up = view.tableDirection({0, -1});
    CHECK(std::hypot(up.x(), up.y()) == Approx(1));
    CHECK(up.y() > 0.5);
}

TEST_CASE_METHOD(ShownView, "Cells per pixel turn a reach on the screen into one on the table") {
    const TablePoint at{0, 0};
    const double cells = view.cellsPerPixel(at);
    const QPointF pixel = *view.project(at);
    const TablePoint aside = *view.tablePointAt(pixel + QPointF(10, 0));
    CHECK(std::hypot(aside.x, aside.y) == Approx(10 * cells).epsilon(0.5));
}

TEST_CASE_METHOD(ShownView, "Frame-all uses what the panels leave free, also after a resize") {
    view.setFreeArea({0, 0, 200, 0});
    view.frameAll();
    CHECK(view.showsAll());
    view.resize(500, 500);
    CHECK(view.showsAll());
    const auto& tiles = walledCity().state().board.tiles();
    for (const engine::PlacedTile& tile : tiles) {
        const auto pixel = view.project({double(tile.position.x), double(tile.position.y)});
        REQUIRE(pixel);
        CHECK(pixel->x() < 300);
    }
}

TEST_CASE_METHOD(ShownView, "A camera moved by hand is left alone by a resize") {
    turnWheel(view, {320, 240}, 1200);
    CHECK_FALSE(view.showsAll());
    view.resize(700, 500);
    CHECK_FALSE(view.showsAll());
}

TEST_CASE_METHOD(ShownView, "The map is announced when it is switched") {
    QSignalSpy switched(&view, &CityView::topViewChanged);
    view.setTopView(true);
    view.setTopView(true);
    view.setTopView(false);
    CHECK(switched.count() == 2);
}

TEST_CASE_METHOD(ShownView, "Looking at a place brings it to the middle") {
    view.lookAt({2, 1});
    const QPointF pixel = *view.project({2, 1});
    CHECK(pixel.x() == Approx(320).margin(1));
    CHECK(pixel.y() == Approx(240).margin(1));
}

TEST_CASE("Without OpenGL the view is grey, says so, and can be grabbed") {
    CityView view;
    if (view.canRender()) return;  // that run is scene_without_opengl
    view.resize(400, 300);
    view.showPosition(walledCity().state());
    view.showGhost(walledCity().state(), model::Ghost{0, {9, 9}, engine::Orientation::Upright, true});
    const QImage picture = view.grab().toImage();
    const QColor corner = picture.pixelColor(5, 5);
    CHECK(corner.hsvSaturation() < 60);
    CHECK(shareNear(picture, {200, 150}, 120,
                    [&](QColor color) { return color.lightness() + 40 < corner.lightness(); }) > 0.005);
}
