// Fingers on the city: one taps and drags, two move, pinch and twist.
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

#include "camera_control.h"
#include "city_view.h"
#include "scene_support.h"
#include "support/catch.h"
#include "touch_gestures.h"

using namespace remparts;
using namespace remparts::scene;
using namespace remparts::scene::tests;

namespace {

QPointingDevice& touchScreen() {
    static QPointingDevice* const screen = QTest::createTouchDevice();
    return *screen;
}

struct TouchedView {
    CityView view;

    TouchedView() {
        view.setAttribute(Qt::WA_DontShowOnScreen);
        view.resize(640, 480);
        view.showPosition(walledCity().state());
        view.show();
        view.frameAll();
    }

    void tap(QPoint at) {
        QTest::touchEvent(&view, &touchScreen()).press(0, at, &view);
        QTest::touchEvent(&view, &touchScreen()).release(0, at, &view);
    }
    /// Two fingers from two points to two others, in some parts.
    void pinch(QPoint a, QPoint b, QPoint toA, QPoint toB) {
        constexpr int parts = 8;
        const auto between = [](QPoint from, QPoint to, int part) { return from + (to - from) * part / parts; };
        QTest::touchEvent(&view, &touchScreen()).press(0, a, &view);
        QTest::touchEvent(&view, &touchScreen()).move(0, a, &view).press(1, b, &view);
        for (int part = 0; part <= parts; ++part)
            QTest::touchEvent(&view, &touchScreen())
                .move(0, between(a, toA, part), &view)
                .move(1, between(b, toB, part), &view);
        QTest::touchEvent(&view, &touchScreen()).move(0, toA, &view).release(1, toB, &view);
        QTest::touchEvent(&view, &touchScreen()).release(0, toA, &view);
    }
    [[nodiscard]] QPointF pixelOf(model::TablePoint at) { return view.project(at).value(); }
    [[nodiscard]] CameraView seen() { return view.camera().rig().view(); }
};

double directionOf(QPointF from, QPointF to) {
    return std::atan2(to.y() - from.y(), to.x() - from.x());
}

}  // namespace

TEST_CASE("What two fingers did is a way, a zoom and a turn") {
    const Pinch moved = pinchOf({0, 0}, {100, 0}, {30, 40}, {130, 40});
    CHECK(moved.to - moved.from == QPointF(30, 40));
    CHECK(moved.zoom == Approx(1));
    CHECK(moved.turn == Approx(0).margin(1e-9));
    CHECK(pinchOf({0, 0}, {100, 0}, {-50, 0}, {150, 0}).zoom == Approx(2));
    CHECK(pinchOf({-50, 0}, {50, 0}, {0, -50}, {0, 50}).turn == Approx(90));  // y grows downwards
    CHECK(pinchOf({-50, 1}, {50, -1}, {-50, -1}, {50, 1}).turn == Approx(2.29).margin(0.01));
    CHECK(pinchOf({0, 0}, {1, 0}, {0, 0}, {0, 50}).zoom == Approx(1));  // too near to tell
}

TEST_CASE_METHOD(TouchedView, "A tap is a click at its place, a second one at once lays nothing more") {
    QSignalSpy clicked(&view, &CityView::clicked);
    tap({300, 250});
    REQUIRE(clicked.count() == 1);
    CHECK(clicked.at(0).at(1).toPointF() == QPointF(300, 250));
    tap({300, 250});
    CHECK(clicked.count() == 1);
    tap({200, 250});
    CHECK(clicked.count() == 2);
}

TEST_CASE_METHOD(TouchedView, "One finger that moves takes the table along and clicks nothing") {
    QSignalSpy clicked(&view, &CityView::clicked);
    const auto under = view.tablePointAt({300, 250}).value();
    QTest::touchEvent(&view, &touchScreen()).press(0, QPoint(300, 250), &view);
    for (int x = 300; x <= 380; x += 10) QTest::touchEvent(&view, &touchScreen()).move(0, QPoint(x, 250), &view);
    QTest::touchEvent(&view, &touchScreen()).release(0, QPoint(380, 250), &view);
    CHECK(clicked.isEmpty());
    CHECK(pixelOf(under).x() == Approx(380).margin(3));
}

TEST_CASE_METHOD(TouchedView, "Two fingers apart come nearer, together go away, and nothing is clicked") {
    QSignalSpy clicked(&view, &CityView::clicked);
    const CameraView before = seen();
    const auto middle = view.tablePointAt({320, 260}).value();
    pinch({280, 260}, {360, 260}, {240, 260}, {400, 260});
    const CameraView near = seen();
    CHECK(near.distance < 0.7 * before.distance);
    CHECK(pixelOf(middle).x() == Approx(320).margin(4));
    CHECK(pixelOf(middle).y() == Approx(260).margin(4));
    pinch({220, 260}, {420, 260}, {270, 260}, {370, 260});
    CHECK(seen().distance > near.distance);
    CHECK(clicked.isEmpty());
}

TEST_CASE_METHOD(TouchedView, "Two fingers side by side move the table, twisting turns it along with them") {
    const auto under = view.tablePointAt({320, 260}).value();
    pinch({280, 260}, {360, 260}, {320, 280}, {400, 280});
    CHECK(pixelOf(under).x() == Approx(360).margin(4));
    CHECK(pixelOf(under).y() == Approx(280).margin(4));
    const auto left = view.tablePointAt({260, 260}).value();
    const auto right = view.tablePointAt({380, 260}).value();
    const double before = directionOf(pixelOf(left), pixelOf(right));
    pinch({270, 240}, {370, 280}, {290, 220}, {350, 300});
    CHECK(directionOf(pixelOf(left), pixelOf(right)) > before + 0.1);  // clockwise, as the fingers
}

TEST_CASE_METHOD(TouchedView, "The finger that is left of two taps nothing") {
    QSignalSpy clicked(&view, &CityView::clicked);
    QTest::touchEvent(&view, &touchScreen()).press(0, QPoint(300, 250), &view).press(1, QPoint(360, 250), &view);
    QTest::touchEvent(&view, &touchScreen()).move(0, QPoint(300, 250), &view).release(1, QPoint(360, 250), &view);
    QTest::touchEvent(&view, &touchScreen()).release(0, QPoint(300, 250), &view);
    CHECK(clicked.isEmpty());
    tap({300, 250});
    CHECK(clicked.count() == 1);
}

TEST_CASE_METHOD(TouchedView, "A button over the city gets the tap itself") {
    QPushButton button(&view);
    button.setGeometry(100, 100, 80, 40);
    button.show();
    QSignalSpy pressed(&button, &QPushButton::clicked);
    QSignalSpy clicked(&view, &CityView::clicked);
    tap({140, 120});
    CHECK(pressed.count() == 1);
    CHECK(clicked.isEmpty());
}
