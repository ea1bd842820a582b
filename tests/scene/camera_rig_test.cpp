#include "camera_rig.h"

#include <QLineF>
#include <cmath>
#include <vector>

#include "support/catch.h"
#include "table_scale.h"

using namespace remparts;
using namespace remparts::scene;

namespace {

CityExtent box(float west, float east, float north, float south) {
    CityExtent extent{{}, west, east, north, south};
    for (const float x : {west, east})
        for (const float z : {north, south})
            for (const float height : {0.f, 5.f}) extent.points.emplace_back(x, height, z);
    return extent;
}

const CityExtent town = box(-31, 38, -24, 45);

CameraRig rigOver(const CityExtent& extent, QSizeF viewport = {1280, 800}) {
    CameraRig rig;
    rig.setViewport(viewport);
    rig.setExtent(extent);
    rig.frameAll();
    return rig;
}

// Share of the free area's width or height that the corners take, whichever is larger.
double filling(const CameraRig& rig) {
    QRectF taken;
    for (const QVector3D& corner : town.points) taken |= QRectF(*rig.project(corner), QSizeF(0.001, 0.001));
    return std::max(taken.width() / rig.freeArea().width(), taken.height() / rig.freeArea().height());
}

double distance(QPointF a, QPointF b) {
    return QLineF(a, b).length();
}

}  // namespace

TEST_CASE("A place on the table is under the pixel that it is drawn at") {
    CameraRig rig = rigOver(town);
    const bool map = GENERATE(false, true);
    const double bearing = GENERATE(0.0, 75.0, 168.0, 290.0);
    const double elevation = GENERATE(12.0, 46.0, 84.0);
    rig.setFreeArea({30, 0, 250, 60});
    rig.setDirection(bearing, elevation);
    rig.setTopView(map);
    rig.frameAll();
    for (const QVector3D point : {QVector3D(0, 0, 0), QVector3D(-24, 0, 30), QVector3D(31, 0, -17)}) {
        const auto pixel = rig.project(point);
        REQUIRE(pixel);
        const auto back = rig.groundAt(*pixel);
        REQUIRE(back);
        CHECK((*back - point).length() < 0.05f);
    }
}

TEST_CASE("Points are drawn where the renderer's matrices put them") {
    CameraRig rig = rigOver(town);
    rig.setFreeArea({0, 40, 300, 0});
    rig.setTopView(GENERATE(false, true));
    rig.frameAll();
    for (const QVector3D& point : town.points) {
        const QVector3D clip = rig.pose().viewProjection().map(point);
        const QPointF drawn((clip.x() + 1) / 2 * 1280, (1 - clip.y()) / 2 * 800);
        CHECK(distance(drawn, *rig.project(point)) < 0.2);
    }
}

TEST_CASE("Frame-all shows the whole city in the free area, and no smaller than need be") {
    const QSizeF viewport = GENERATE(QSizeF(1280, 800), QSizeF(900, 900), QSizeF(500, 1000), QSizeF(2000, 500));
    const QMarginsF covered = GENERATE(QMarginsF(), QMarginsF(0, 0, 200, 0), QMarginsF(40, 60, 10, 120));
    const bool map = GENERATE(false, true);
    CameraRig rig = rigOver(town, viewport);
    rig.setFreeArea(covered);
    rig.setTopView(map);
    for (const double bearing : {20.0, 168.0, 225.0}) {
        rig.setDirection(bearing, 40);
        rig.frameAll();
        CHECK(rig.showsAll());
        for (const QVector3D& corner : town.points)
            CHECK(rig.freeArea().adjusted(-1, -1, 1, 1).contains(*rig.project(corner)));
        CHECK(filling(rig) == Approx(1).margin(0.02));
    }
}

TEST_CASE("A city that outgrew the view is not shown whole") {
    CameraRig rig = rigOver(town);
    rig.setExtent(box(-31, 52, -24, 45));
    CHECK_FALSE(rig.showsAll());
    rig.frameAll();
    CHECK(rig.showsAll());
}

TEST_CASE("The first tile does not fill the screen") {
    CameraRig rig = rigOver(emptyExtent());
    const QPointF west = *rig.project(toScene({-0.5, 0}));
    const QPointF east = *rig.project(toScene({0.5, 0}));
    CHECK(distance(west, east) > 1280 / 12.0);
    CHECK(distance(west, east) < 1280 / 5.0);
}

TEST_CASE("Orbiting turns about the middle of the free area and stays above the table") {
    CameraRig rig = rigOver(town);
    rig.setFreeArea({0, 0, 300, 0});
    rig.frameAll();
    const QVector3D target = rig.target();
    rig.orbit(100, 500);
    CHECK(rig.elevation() == CameraRig::maxElevation);
    rig.orbit(100, -500);
    CHECK(rig.elevation() == CameraRig::minElevation);
    CHECK(rig.pose().eye.y() > 1);
    CHECK(rig.target() == target);
    CHECK(distance(*rig.project(target), QPointF(490, 400)) < 0.1);
}

TEST_CASE("Dragging to the right turns the table's near side to the right") {
    CameraRig rig = rigOver(town);
    const QVector3D nearSide = rig.target() + (rig.pose().eye - rig.target()) * QVector3D(0.2f, 0, 0.2f);
    const double before = rig.project(nearSide)->x();
    rig.orbit(5, 0);
    CHECK(rig.project(nearSide)->x() > before);
}

TEST_CASE("Panning keeps the grasped place under the pointer") {
    CameraRig rig = rigOver(town);
    rig.setTopView(GENERATE(false, true));
    const QPointF from(600, 420);
    const QPointF to(680, 380);
    const QVector3D grasped = *rig.groundAt(from);
    rig.pan(from, to);
    CHECK(distance(*rig.project(grasped), to) < 0.5);
}

TEST_CASE("Zooming keeps the place under the pointer") {
    CameraRig rig = rigOver(town);
    rig.setTopView(GENERATE(false, true));
    const QPointF pointer(500, 450);
    const QVector3D place = *rig.groundAt(pointer);
    const double before = rig.distance();
    rig.zoom(1.5, pointer);
    CHECK(rig.distance() < before);
    CHECK(distance(*rig.project(place), pointer) < 0.5);
}

TEST_CASE("The camera can neither be lost nor driven into the ground") {
    CameraRig rig = rigOver(town);
    for (int k = 0; k < 50; ++k) rig.pan({100, 400}, {1200, 500});
    CHECK(rig.target().x() >= town.west);
    CHECK(rig.target().z() >= town.north);
    for (int k = 0; k < 100; ++k) rig.zoom(0.8, {640, 400});
    const double far = rig.distance();
    rig.frameAll();
    CHECK(far > rig.distance());
    CHECK(far < 5 * rig.distance());
    for (int k = 0; k < 100; ++k) rig.zoom(1.25, {640, 400});
    CHECK(rig.distance() == Approx(CameraRig::minDistance));
}

TEST_CASE("On the map north is up and nothing tilts") {
    CameraRig rig = rigOver(town);
    rig.setTopView(true);
    rig.frameAll();
    const QPointF here = *rig.project(toScene({0, 0}));
    const QPointF north = *rig.project(toScene({0, 1}));
    const QPointF east = *rig.project(toScene({1, 0}));
    CHECK(north.x() == Approx(here.x()).margin(0.01));
    CHECK(north.y() < here.y());
    CHECK(east.y() == Approx(here.y()).margin(0.01));
    CHECK(east.x() - here.x() == Approx(here.y() - north.y()));
    CHECK(distance(*rig.project(toScene({2, 2}, 0.5)), *rig.project(toScene({2, 2}))) < 0.01);
    const double bearing = rig.bearing();
    rig.orbit(40, 10);
    CHECK(rig.bearing() == bearing);
}

TEST_CASE("Above the horizon there is no table, behind the camera no pixel") {
    CameraRig rig = rigOver(town);
    rig.setDirection(180, CameraRig::minElevation);
    CHECK_FALSE(rig.groundAt({640, 0}));
    CHECK(rig.groundAt({640, 799}));
    CHECK_FALSE(rig.project({0, 0, 900}));
}

TEST_CASE("A cover that leaves next to nothing free is not heeded") {
    CameraRig rig = rigOver(town);
    rig.setFreeArea({600, 0, 650, 0});
    CHECK(rig.freeArea() == QRectF(0, 0, 1280, 800));
}
