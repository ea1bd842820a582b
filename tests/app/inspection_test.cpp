#include <QApplication>
#include <QMouseEvent>
#include <QSettings>
#include <QTest>

#include "app/window_fixture.h"
#include "camera_control.h"
#include "city_overlay.h"
#include "inspect/inspect_bar.h"
#include "inspect/key_hints.h"
#include "support/catch.h"
#include "table/inspection.h"
#include "table/table_side.h"

using namespace remparts;
using namespace remparts::tests;

namespace {

struct InspectedGame : WindowFixture {
    explicit InspectedGame(const engine::GameOptions& options = engine::CityOptions()) {
        startGame(2, 5, options);
        table().setMotion(false);
        for (int k = 0; k < 40 && !session().state().isOver(); ++k)
            session().play(session().game().rules().legalActions(session().state()).front());
        table().tableShow().finish();
        QApplication::processEvents();
    }

    [[nodiscard]] scene::CameraControl& camera() { return city().camera(); }
    [[nodiscard]] app::Inspection& inspection() { return table().inspection(); }
    [[nodiscard]] panel::InspectBar& bar() { return inspection().bar(); }
    [[nodiscard]] QImage picture() {
        city().settle();
        return city().grab().toImage();
    }
};

void dragOver(QWidget& widget, QPointF from, QPointF to) {
    const auto send = [&](QEvent::Type type, Qt::MouseButtons held, QPointF at) {
        QMouseEvent event(type, at, widget.mapToGlobal(at), Qt::LeftButton, held, Qt::NoModifier);
        QCoreApplication::sendEvent(&widget, &event);
    };
    send(QEvent::MouseButtonPress, Qt::LeftButton, from);
    for (const double share : {0.3, 0.6, 1.0}) send(QEvent::MouseMove, Qt::LeftButton, from + (to - from) * share);
    send(QEvent::MouseButtonRelease, Qt::NoButton, to);
}

}  // namespace

TEST_CASE_METHOD(InspectedGame,
                 "I inspects the city and gives everything back, with the camera and the game as before",
                 "[inspection]") {
    QTest::mouseMove(&city(), QPoint(300, 300));
    const scene::CameraView before = camera().rig().view();
    const engine::GameState state = session().state();
    const std::size_t cursor = session().game().cursor();
    press(Qt::Key_I);
    CHECK(inspection().isOn());
    CHECK(bar().isVisible());
    CHECK_FALSE(table().side().isVisible());
    CHECK(city().width() == table().width());
    for (const auto preset : model::allCameraPresets) {
        emit bar().presetChosen(preset);
        CHECK(camera().preset() == preset);
    }
    press(Qt::Key_I);
    CHECK_FALSE(inspection().isOn());
    CHECK_FALSE(bar().isVisible());
    CHECK(table().side().isVisible());
    CHECK(camera().rig().view() == before);
    CHECK(session().state() == state);
    CHECK(session().game().cursor() == cursor);
}

TEST_CASE_METHOD(InspectedGame, "No click and no key of the game plays while the city is inspected", "[inspection]") {
    const std::size_t cursor = session().game().cursor();
    click(button(QStringLiteral("Inspect the city")));
    REQUIRE(inspection().isOn());
    for (int x = 80; x < city().width(); x += 160)
        for (int y = 80; y < city().height() - 120; y += 120) {
            QTest::mouseMove(&city(), QPoint(x, y));
            QTest::mouseClick(&city(), Qt::LeftButton, Qt::NoModifier, QPoint(x, y));
        }
    for (const int key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_1, Qt::Key_R, Qt::Key_Up}) press(key);
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Left, Qt::ControlModifier);
    CHECK(session().game().cursor() == cursor);
    press(Qt::Key_Escape);
    CHECK_FALSE(inspection().isOn());
    clickTable({0, 0});
    CHECK(session().game().cursor() >= cursor);
}

TEST_CASE_METHOD(InspectedGame, "Escape rises from the street first and leaves then", "[inspection]") {
    press(Qt::Key_I);
    click(button(QStringLiteral("Street level: walk through the city")));
    REQUIRE(camera().isWalking());
    const scene::WalkPlace start = *camera().walkPlace();
    QTest::keyPress(&city(), Qt::Key_W);
    CHECK(QTest::qWaitFor([&] {
        const scene::WalkPlace now = *camera().walkPlace();
        return now.x != start.x || now.z != start.z;
    }));
    QTest::keyRelease(&city(), Qt::Key_W);
    CHECK(QTest::qWaitFor([&] { return !camera().isMoving(); }));
    press(Qt::Key_Escape);
    CHECK_FALSE(camera().isWalking());
    CHECK(inspection().isOn());
    press(Qt::Key_Escape);
    CHECK_FALSE(inspection().isOn());
}

TEST_CASE_METHOD(InspectedGame, "The turntable starts with its button and ends with any key", "[inspection]") {
    press(Qt::Key_I);
    click(button(QStringLiteral("Turntable")));
    CHECK(camera().isTurntable());
    CHECK(camera().isMoving());
    press(Qt::Key_Down);
    CHECK_FALSE(camera().isTurntable());
    CHECK_FALSE(camera().isMoving());
    press(Qt::Key_Space);
    CHECK(camera().isTurntable());
    dragOver(city(), {400, 300}, {460, 300});
    CHECK_FALSE(camera().isTurntable());
}

TEST_CASE_METHOD(InspectedGame, "H hides the interface, says how to get it back, and gives it back", "[inspection]") {
    const auto* notice = city().findChild<QWidget*>(QStringLiteral("notice"));
    REQUIRE(notice != nullptr);
    press(Qt::Key_I);
    press(Qt::Key_H);
    CHECK_FALSE(bar().isVisible());
    CHECK(notice->isVisible());
    CHECK(notice->accessibleName().contains(QStringLiteral("H ")));
    press(Qt::Key_H);
    CHECK(bar().isVisible());
    press(Qt::Key_H);
    press(Qt::Key_I);
    CHECK(table().side().isVisible());
    CHECK_FALSE(inspection().isOn());
}

TEST_CASE_METHOD(InspectedGame, "With all hidden, the pointer calls up no card", "[inspection]") {
    press(Qt::Key_I);
    press(Qt::Key_O);
    click(button(QStringLiteral("Owners")));
    const auto* card = city().findChild<QWidget*>(QStringLiteral("hoverCard"));
    REQUIRE(card != nullptr);
    camera().finish();
    pointAtTable({0, 0});
    CHECK(card->isVisible());
    press(Qt::Key_H);
    QTest::mouseMove(&city(), QPoint(20, 20));
    pointAtTable({0, 0});
    CHECK_FALSE(card->isVisible());
}

TEST_CASE_METHOD(InspectedGame, "A layer is seen from above alone, and is back when one rises",
                 "[inspection][layers]") {
    press(Qt::Key_I);
    press(Qt::Key_O);
    click(button(QStringLiteral("Owners")));
    const auto* legend = city().findChild<QWidget*>(QStringLiteral("layerLegend"));
    const auto* plate = city().findChild<QWidget*>(QStringLiteral("layerControl"));
    const auto* notice = city().findChild<QWidget*>(QStringLiteral("notice"));
    REQUIRE((legend && plate && notice));
    CHECK(legend->isVisible());
    click(button(QStringLiteral("Street level: walk through the city")));
    REQUIRE(camera().isWalking());
    CHECK_FALSE(legend->isVisible());
    CHECK_FALSE(plate->isVisible());
    press(Qt::Key_O);
    press(Qt::Key_O);
    CHECK_FALSE(plate->isVisible());
    CHECK(notice->accessibleName().contains(QStringLiteral("from above")));
    press(Qt::Key_Escape);
    CHECK(legend->isVisible());
    CHECK(plate->isVisible());
}

TEST_CASE_METHOD(InspectedGame, "Another time of day is another picture, and the game goes on in its own light",
                 "[inspection]") {
    if (!city().canRender()) return;
    press(Qt::Key_I);
    click(button(QStringLiteral("Golden hour")));
    const QImage evening = picture();
    click(button(QStringLiteral("Night")));
    CHECK(QTest::qWaitFor([&] {
        const QImage night = picture();
        return night.pixelColor(20, 20).lightness() + 15 < evening.pixelColor(20, 20).lightness();
    }));
    press(Qt::Key_I);
    press(Qt::Key_I);
    CHECK(button(QStringLiteral("Night")).isChecked());
}

TEST_CASE("The Kids can be inspected, too, and children see from where children see", "[inspection]") {
    InspectedGame game{engine::KidsOptions()};
    game.press(Qt::Key_I);
    game.click(game.button(QStringLiteral("Street level: walk through the city")));
    REQUIRE(game.camera().isWalking());
    CHECK(game.camera().rig().pose().eye.y() == Approx(1.15));
    const auto* keys = game.bar().findChild<panel::KeyHints*>();
    REQUIRE(keys != nullptr);
    CHECK(keys->accessibleName().contains(QStringLiteral("walk")));
    CHECK_FALSE(keys->accessibleName().contains(QStringLiteral("wall")));
    game.press(Qt::Key_Escape);
    game.press(Qt::Key_Escape);
    CHECK_FALSE(game.inspection().isOn());
}
