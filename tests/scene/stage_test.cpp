// What a stage shows while things move, at rest, by night, and while a large city is in the making.
#include "city_stage.h"

#include <QPainter>
#include <QtTest>

#include "bench_city.h"
#include "picture_cameras.h"
#include "rendering_setup.h"
#include "scene_support.h"
#include "support/catch.h"
#include "table_scale.h"

using namespace remparts;
using namespace remparts::scene;
using namespace remparts::scene::tests;

namespace {

const QSize size(640, 480);

QImage pictureOf(const CityStage& stage) {
    QImage picture(size, QImage::Format_RGB32);
    QPainter painter(&picture);
    stage.paint(painter, picture.rect());
    return picture;
}

// A walled city before a camera that is moving.
struct Stage {
    engine::GameState state = walledCity().state();
    CameraPose pose = overviewCamera(state, size);
    CityStage stage;

    Stage() {
        REQUIRE(hasOpenGl());
        stage.resize(size);
        stage.moveCamera(pose);
        stage.showPosition(planTable(state), state.setup->tiles);
    }
    QImage settled() {
        stage.refresh(Quality::Fine);
        return pictureOf(stage);
    }
    QPointF pixelOf(const geometry::Vec3& point) const {
        const QVector3D clip = pose.viewProjection().map(QVector3D(point.x, point.y, point.z));
        return {(1 + static_cast<double>(clip.x())) * size.width() / 2,
                (1 - static_cast<double>(clip.y())) * size.height() / 2};
    }
};

int differences(const QImage& a, const QImage& b) {
    int count = 0;
    eachDifference(a, b, [&](QPoint) { ++count; });
    return count;
}

}  // namespace

TEST_CASE_METHOD(Stage, "While the camera moves every tile and piece is in the picture", "[drawn]") {
    stage.refresh(Quality::Quick);
    const QImage moving = pictureOf(stage);
    const QImage fine = settled();
    CHECK(moving != fine);
    for (const geometry::PlannedPart& part : geometry::planCity(state).parts) {
        const QPointF pixel = pixelOf(part.position + geometry::Vec3{0, 0.5f, 0});
        const QColor a = meanNear(moving, pixel, 10);
        const QColor b = meanNear(fine, pixel, 10);
        CAPTURE(int(part.key.kind), pixel.x(), pixel.y());
        CHECK(std::abs(a.lightness() - b.lightness()) < 26);
    }
}

TEST_CASE_METHOD(Stage, "The picture of rest drawn in strips is the one drawn at once", "[drawn]") {
    stage.refresh(Quality::Quick);
    int strips = 1;
    while (!stage.refine()) ++strips;
    CHECK(stage.isFine());
    const QImage inStrips = pictureOf(stage);
    stage.moveCamera(pose);
    CHECK_FALSE(stage.isFine());
    CHECK(settled() == inStrips);
}

TEST_CASE_METHOD(Stage, "A movement between two strips gives the picture up, and no half of it is ever shown",
                 "[drawn]") {
    const QImage before = settled();
    const CameraPose other = mapCamera(state, size);
    stage.moveCamera(other);
    stage.refresh(Quality::Quick);
    const QImage quick = pictureOf(stage);
    stage.refine();
    if (!stage.isFine()) CHECK(pictureOf(stage) == quick);
    stage.moveCamera(pose);
    stage.refresh(Quality::Quick);
    CHECK(pictureOf(stage) != quick);
    while (!stage.refine()) continue;
    CHECK(pictureOf(stage) == before);
}

TEST_CASE_METHOD(Stage, "Night falls in the background, and the day that follows is the day before", "[drawn]") {
    const QImage day = settled();
    stage.setTime(geometry::TimeOfDay::Night);
    const QImage night = settled();
    CHECK(meanNear(night, {320, 240}, 60).lightness() + 20 < meanNear(day, {320, 240}, 60).lightness());

    CityStage fresh;
    fresh.setTime(geometry::TimeOfDay::Night);
    fresh.resize(size);
    fresh.moveCamera(pose);
    fresh.showPosition(planTable(state), state.setup->tiles);
    fresh.refresh(Quality::Fine);
    CHECK(pictureOf(fresh) == night);

    stage.setTime(geometry::TimeOfDay::GoldenHour);
    stage.refresh(Quality::Quick);  // begins to shade
    CHECK(QTest::qWaitFor([&] {
        if (stage.isWorking() && stage.advance()) stage.refresh(Quality::Quick);
        return !stage.isWorking();
    }));
    CHECK(settled() == day);
}

TEST_CASE_METHOD(Stage, "Tiles laid by night light their neighbours as if they had been there all along", "[drawn]") {
    const engine::GameState before = walledCity().stateAt(walledCity().steps().size() / 2);
    stage.setTime(geometry::TimeOfDay::Night);
    const QImage atOnce = settled();
    stage.showPosition(planTable(before), before.setup->tiles);
    CHECK(settled() != atOnce);
    stage.showPosition(planTable(state), state.setup->tiles);
    CHECK(settled() == atOnce);
}

TEST_CASE_METHOD(Stage, "A large city comes piece by piece and ends as if it had come at once", "[drawn]") {
    const geometry::CityPlan plan = largeCity(*state.setup->tiles, 300);
    stage.showPosition(plan, state.setup->tiles);
    stage.refresh(Quality::Quick);
    CHECK(stage.isWorking());
    CHECK_FALSE(stage.isFine());
    double progress = 0;
    CHECK(QTest::qWaitFor(
        [&] {
            CHECK(stage.progress() >= progress);
            progress = stage.isWorking() ? stage.progress() : 1;
            if (stage.advance()) stage.refresh(Quality::Quick);
            return !stage.isWorking();
        },
        30000));
    CHECK(stage.renderer()->city().keys().size() == plan.parts.size());
    const QImage piecewise = settled();

    CityStage other;
    other.resize(size);
    other.moveCamera(pose);
    other.showPosition(plan, state.setup->tiles);
    other.refresh(Quality::Fine);
    // What lies in one plane may come out otherwise: a pixel here and there.
    CHECK(differences(pictureOf(other), piecewise) < 40);

    stage.showPosition(planTable(state), state.setup->tiles);
    CHECK_FALSE(stage.isWorking());
    CHECK(differences(settled(), piecewise) > 1000);
}

TEST_CASE_METHOD(Stage, "Another palette of the players builds their pieces anew and nothing else", "[drawn]") {
    const QImage usual = settled();
    const std::size_t built = stage.renderer()->city().addedParts();
    std::size_t pieces = 0;
    for (const geometry::PlannedPart& part : geometry::planCity(state).parts) {
        const bool isPiece = part.key.kind == geometry::PartKind::Tower ||
                             part.key.kind == geometry::PartKind::StandingFollower ||
                             part.key.kind == geometry::PartKind::LyingFollower;
        pieces += isPiece ? 1 : 0;
    }
    REQUIRE(pieces > 0);
    stage.setPaints(geometry::PlayerPaints::BlueYellow);
    const QImage other = settled();
    CHECK(stage.renderer()->city().addedParts() == built + pieces);
    CHECK(differences(usual, other) > 0);
    stage.setPaints(geometry::PlayerPaints::Standard);
    CHECK(differences(settled(), usual) == 0);
}
