#include <cmath>

#include "camera_flight.h"
#include "camera_inertia.h"
#include "camera_mover.h"
#include "support/catch.h"

using namespace remparts::scene;

namespace {

constexpr double frame = 1.0 / 60;

CityExtent city() {
    CityExtent extent{{}, -30, 30, -20, 20};
    for (const float x : {-30.0f, 30.0f})
        for (const float z : {-20.0f, 20.0f}) extent.points.emplace_back(x, 0, z);
    return extent;
}

CameraRig framed() {
    CameraRig rig;
    rig.setViewport({1280, 800});
    rig.setExtent(city());
    rig.frameAll();
    return rig;
}

CameraView walking() {
    return {{4, 0.6f, 2}, 40, 0, 1, 58, false};
}

// How far apart two pictures of the table are, in pixels, over a few of its points.
double difference(const CameraView& a, const CameraView& b) {
    CameraRig one = framed();
    CameraRig other = framed();
    one.setView(a);
    other.setView(b);
    double most = 0;
    for (const QVector3D& point : {QVector3D(0, 0, 0), QVector3D(6, 0, 3), QVector3D(-5, 0, -4)}) {
        const auto from = one.project(point);
        const auto to = other.project(point);
        if (from && to) most = std::max(most, std::hypot(from->x() - to->x(), from->y() - to->y()));
    }
    return most;
}

// A camera that flies and glides.
struct MovingCamera {
    CameraRig rig = framed();
    CameraMover mover{rig};

    MovingCamera() { mover.setMotion(true); }
    CameraView flyEast() {
        CameraView goal = rig.view();
        goal.bearing = 90;
        mover.flyTo(goal);
        return goal;
    }
};

double heightOfEye(const CameraView& view) {
    CameraRig rig = framed();
    rig.setView(view);
    return static_cast<double>(rig.pose().eye.y());
}

}  // namespace

TEST_CASE("A flight begins where the camera is and ends exactly where it leads") {
    CameraView from = framed().view();
    CameraView to = from;
    to.bearing = 300;
    to.distance = 20;
    to.topView = GENERATE(false, true);
    const CameraFlight flight(from, to);
    CHECK(flight.at(0) == from);
    CHECK(flight.at(1) == to);
    CHECK(flight.at(7) == to);
}

TEST_CASE("A flight turns the shorter way round") {
    CameraView from = framed().view();
    CameraView to = from;
    from.bearing = 350;
    to.bearing = 10;
    const double halfway = CameraFlight(from, to).at(0.5).bearing;
    CHECK(std::abs(std::remainder(halfway, 360.0)) < 1e-6);
}

TEST_CASE("What a flight comes nearer to stays in its direction on the screen") {
    CameraRig rig = framed();
    const QPointF pixel(900, 500);
    const CameraView from = rig.view();
    const QVector3D ground = *rig.groundAt(pixel);
    rig.zoom(2, pixel);
    const CameraFlight flight(from, rig.view());
    for (const double share : {0.2, 0.5, 0.8}) {
        rig.setView(flight.at(share));
        const QPointF seen = *rig.project(ground);
        CHECK(std::hypot(seen.x() - pixel.x(), seen.y() - pixel.y()) < 2);
    }
}

TEST_CASE("No part of a flight leaps: to the map, and up from it") {
    CameraView overview = framed().view();
    CameraView map = overview;
    map.topView = true;
    for (const CameraFlight& flight : {CameraFlight(overview, map), CameraFlight(map, overview)})
        for (double share = 0; share < 1; share += 0.02)
            CHECK(difference(flight.at(share), flight.at(share + 0.02)) < 40);
}

TEST_CASE("Going down into a street, the camera stays above the roofs until it is near") {
    const CameraView overview = framed().view();
    const CameraFlight down(overview, walking());
    const CameraFlight up(walking(), overview);
    for (const double share : {0.3, 0.5, 0.6}) {
        CHECK(heightOfEye(down.at(share)) > 2.5);
        CHECK(heightOfEye(up.at(1 - share)) > 2.5);
    }
    CHECK(heightOfEye(down.at(1)) == Approx(0.6));
}

TEST_CASE("A table that was thrown glides on, slower and slower, and comes to rest") {
    Glide glide;
    for (int k = 0; k < 10; ++k) glide.drag({6, 0}, frame);
    glide.release(0);
    REQUIRE(glide.isGliding());
    double last = 6;
    int frames = 0;
    while (glide.isGliding()) {
        const double way = glide.advance(frame).x();
        CHECK(way > 0);
        CHECK(way < last);
        last = way;
        REQUIRE(++frames < 120);
    }
    CHECK(glide.advance(frame) == QPointF());
}

TEST_CASE("A hand that rests before it lets go throws nothing") {
    Glide glide;
    for (int k = 0; k < 10; ++k) glide.drag({6, 0}, frame);
    glide.release(0.2);
    CHECK_FALSE(glide.isGliding());
}

TEST_CASE("Notches of the wheel take effect smoothly and completely") {
    SmoothZoom zoom;
    zoom.add(1.18, {});
    zoom.add(1.18, {});
    double factor = 1;
    int frames = 0;
    while (zoom.isZooming()) {
        factor *= zoom.advance(frame);
        REQUIRE(++frames < 120);
    }
    CHECK(factor == Approx(1.18 * 1.18));
    CHECK(frames > 3);
}

TEST_CASE("With motion off every view is there at once and nothing glides") {
    CameraRig rig = framed();
    CameraMover mover(rig);
    CameraView goal = rig.view();
    goal.bearing = 90;
    mover.flyTo(goal);
    CHECK(rig.view() == goal);
    mover.zoom(1.5, {640, 400});
    CHECK(rig.distance() < goal.distance);
    mover.press();
    mover.orbit({0, 0}, {30, 0}, frame);
    mover.release(0);
    CHECK_FALSE(mover.isMoving());
}

TEST_CASE_METHOD(MovingCamera, "Motion that is switched off in flight leaves the camera at the end of it") {
    const CameraView goal = flyEast();
    mover.advance(0.2);
    CHECK(rig.view() != goal);
    mover.setMotion(false);
    CHECK(rig.view() == goal);
    CHECK_FALSE(mover.isMoving());
}

TEST_CASE_METHOD(MovingCamera, "A flight takes its time, and a hand ends it") {
    const CameraView goal = flyEast();
    CHECK(mover.destination() == goal);
    for (double time = 0; time < CameraFlight::seconds / 2; time += frame) mover.advance(frame);
    const double halfway = rig.bearing();
    CHECK(halfway != Approx(90));
    mover.press();
    mover.orbit({0, 0}, {10, 0}, frame);
    CHECK(rig.bearing() == Approx(halfway + 3));
    mover.release(1);
    CHECK_FALSE(mover.isMoving());
}

TEST_CASE_METHOD(
    MovingCamera,
    "Nothing moves away under a finger: a flight waits while a button is down and goes on after a click") {
    const CameraView goal = flyEast();
    mover.advance(CameraFlight::seconds / 3);
    mover.press();
    const CameraView seen = rig.view();
    mover.advance(CameraFlight::seconds);
    CHECK(rig.view() == seen);
    mover.release(0);
    CHECK(mover.isMoving());
    mover.advance(CameraFlight::seconds);
    CHECK(rig.view() == goal);
}

TEST_CASE_METHOD(MovingCamera, "A press stops what glides") {
    mover.press();
    for (int k = 0; k < 10; ++k) mover.pan({600.0 + 5 * k, 400}, {605.0 + 5 * k, 400}, frame);
    mover.release(0);
    REQUIRE(mover.isMoving());
    mover.press();
    CHECK_FALSE(mover.isMoving());
}

TEST_CASE_METHOD(MovingCamera, "A hand that takes over on the way to the map gets a view that it can turn") {
    CameraView map = rig.view();
    map.topView = true;
    mover.flyTo(map);
    mover.advance(0.3);
    mover.press();
    mover.pan({600, 400}, {620, 400}, frame);
    CHECK(rig.isTopView());
    CHECK(rig.view().fieldOfView == CameraRig::usualFieldOfView);
}

TEST_CASE_METHOD(
    MovingCamera,
    "The turntable turns once in a minute, waits while a button is down, and ends when the camera is moved") {
    const double start = rig.bearing();
    mover.setTurntable(true);
    for (int k = 0; k < 60; ++k) mover.advance(frame);
    CHECK(rig.bearing() == Approx(start + CameraMover::turntableSpeed));
    mover.press();
    CHECK_FALSE(mover.isMoving());
    mover.release(0);
    CHECK(mover.isMoving());
    mover.zoom(1.1, {640, 400});
    CHECK_FALSE(mover.isTurntable());
}
