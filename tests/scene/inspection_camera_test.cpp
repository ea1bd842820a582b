#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

#include "camera_control.h"
#include "city_view.h"
#include "scene_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::scene;
using namespace remparts::scene::tests;
using model::CameraPreset;

namespace {

struct InspectedView {
    CityView view;

    InspectedView() {
        view.setAttribute(Qt::WA_DontShowOnScreen);
        view.resize(640, 480);
        view.showPosition(walledCity().state());
        view.show();
        view.frameAll();
    }

    [[nodiscard]] CameraControl& camera() { return view.camera(); }
    [[nodiscard]] CameraView seen() { return camera().rig().view(); }
};

}  // namespace

TEST_CASE_METHOD(InspectedView, "Inspection leaves the camera as it was") {
    drag(view, Qt::RightButton, {300, 200}, {380, 220});
    const CameraView before = seen();
    camera().beginInspection();
    for (const CameraPreset preset : model::allCameraPresets) {
        camera().showPreset(preset);
        CHECK(camera().preset() == preset);
        CHECK(seen() != before);
    }
    camera().endInspection();
    CHECK(seen() == before);
    CHECK_FALSE(camera().isWalking());
    CHECK_FALSE(camera().isInspecting());
}

TEST_CASE_METHOD(InspectedView, "Each view shows the whole city, from where it says") {
    camera().beginInspection();
    for (const auto& [preset, bearing] : {std::pair{CameraPreset::North, 0.0},
                                          {CameraPreset::East, 90.0},
                                          {CameraPreset::South, 180.0},
                                          {CameraPreset::West, 270.0}}) {
        camera().showPreset(preset);
        CHECK(camera().rig().showsAll());
        CHECK(camera().rig().bearing() == Approx(bearing));
    }
    camera().showPreset(CameraPreset::Map);
    CHECK(camera().rig().showsAll());
    CHECK(camera().rig().isTopView());
}

TEST_CASE_METHOD(InspectedView,
                 "While a city is inspected the left button turns the camera and clicks mean nothing") {
    QSignalSpy clicks(&view, &CityView::clicked);
    QSignalSpy turns(&view, &CityView::turnRequested);
    camera().beginInspection();
    camera().showPreset(CameraPreset::Overview);
    const double bearing = camera().rig().bearing();
    drag(view, Qt::LeftButton, {300, 200}, {301, 200});
    drag(view, Qt::RightButton, {300, 200}, {301, 200});
    CHECK(camera().rig().bearing() == bearing);
    drag(view, Qt::LeftButton, {300, 200}, {400, 200});
    CHECK(camera().rig().bearing() != bearing);
    CHECK_FALSE(camera().preset());
    CHECK(clicks.isEmpty());
    CHECK(turns.isEmpty());
}

TEST_CASE_METHOD(InspectedView, "A double click on a street goes down there, and the overview rises again") {
    camera().beginInspection();
    camera().showPreset(CameraPreset::Street);
    REQUIRE(camera().isWalking());
    const WalkPlace place = *camera().walkPlace();
    camera().showPreset(CameraPreset::Map);
    CHECK_FALSE(camera().isWalking());
    const QPointF pixel = *camera().rig().project({place.x, 0, place.z});
    QTest::mouseClick(&view, Qt::LeftButton, {}, pixel.toPoint());
    QTest::mouseDClick(&view, Qt::LeftButton, {}, pixel.toPoint());
    REQUIRE(camera().isWalking());
    CHECK(std::hypot(camera().walkPlace()->x - place.x, camera().walkPlace()->z - place.z) < 1);
    CHECK(camera().rig().pose().eye.y() == Approx(0.6));
    camera().showPreset(CameraPreset::Overview);
    CHECK_FALSE(camera().isWalking());
    CHECK(camera().rig().showsAll());
}

TEST_CASE_METHOD(InspectedView, "A double click beside the city says that nobody can walk there") {
    QSignalSpy nowhere(&camera(), &CameraControl::nothingToWalkOn);
    camera().beginInspection();
    camera().showPreset(CameraPreset::Overview);
    CHECK_FALSE(camera().walkAt({2, 477}));
    CHECK(nowhere.count() == 1);
    CHECK_FALSE(camera().isWalking());
}

TEST_CASE_METHOD(InspectedView, "Keys walk, a drag looks about, and nothing runs when they are let go") {
    camera().beginInspection();
    camera().showPreset(CameraPreset::Street);
    const WalkPlace start = *camera().walkPlace();
    CHECK_FALSE(camera().isMoving());
    camera().steer({1, 0, 0, false});
    CHECK(camera().isMoving());
    CHECK(QTest::qWaitFor(
        [&] { return std::hypot(camera().walkPlace()->x - start.x, camera().walkPlace()->z - start.z) > 0.5f; }));
    camera().steer({});
    CHECK(QTest::qWaitFor([&] { return !camera().isMoving(); }));
    const double bearing = camera().rig().bearing();
    drag(view, Qt::LeftButton, {300, 200}, {400, 240});
    CHECK(camera().rig().bearing() == Approx(bearing - 20));
}

TEST_CASE_METHOD(InspectedView, "Flights and the turntable run on a clock that stops with them") {
    camera().setMotion(true);
    camera().beginInspection();
    camera().showPreset(CameraPreset::East);
    CHECK(camera().isMoving());
    CHECK(camera().preset() == CameraPreset::East);
    CHECK(QTest::qWaitFor([&] { return !camera().isMoving(); }));
    CHECK(camera().rig().bearing() == Approx(90));
    camera().setTurntable(true);
    CHECK(camera().isMoving());
    CHECK(QTest::qWaitFor([&] { return camera().rig().bearing() > 90.5; }));
    turnWheel(view, {320, 240}, 120);
    CHECK_FALSE(camera().isTurntable());
    CHECK(QTest::qWaitFor([&] { return !camera().isMoving(); }));
}

TEST_CASE_METHOD(InspectedView, "Frame-all and the last move fly where motion is on") {
    view.lookAt({3, 2});
    const CameraView away = seen();
    camera().setMotion(true);
    view.frameAll();
    CHECK(seen() == away);
    CHECK(QTest::qWaitFor([&] { return !camera().isMoving(); }));
    CHECK(view.showsAll());
}
