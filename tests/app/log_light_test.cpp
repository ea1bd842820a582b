// The log and the city in the real window: what a row is about lights up there.
#include <QApplication>
#include <QTest>

#include "app/window_fixture.h"
#include "camera_control.h"
#include "city_overlay.h"
#include "log_model.h"
#include "side/log_view.h"
#include "support/catch.h"
#include "support/random_games.h"
#include "table/table_side.h"

using namespace remparts;
using tests::WindowFixture;

namespace {

/// A window in which a random game has gone on until a street or market scored.
struct Scene {
    explicit Scene(const engine::GameOptions& options = engine::CityOptions()) {
        game.table().setMotion(false);
        game.startGame(2, 3, options);
        test::RandomPlayer player(2);
        while (!game.session().state().isOver()) {
            const auto legal = game.session().game().rules().legalActions(game.session().state());
            REQUIRE_FALSE(game.session().play(player.choose(game.session().state(), legal)));
        }
        game.table().showPanel();
        QApplication::processEvents();
        view = game.table().side().currentWidget()->findChild<panel::LogView*>();
        REQUIRE(view);
    }
    [[nodiscard]] QModelIndex by(const char* rule) const {
        const auto& log = *static_cast<const model::LogModel*>(view->model());
        for (int row = 0; row < log.rowCount(); ++row)
            if (log.row(log.index(row)).rule == QLatin1String(rule)) return log.index(row);
        FAIL("nothing of this rule happened");
        return {};
    }
    /// What lies over the city just now.
    [[nodiscard]] QImage picture() const {
        QImage image(game.table().overlay().size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        game.table().overlay().render(&image, {}, {}, QWidget::DrawChildren);
        return image;
    }

    mutable WindowFixture game;
    panel::LogView* view = nullptr;
};

}  // namespace

TEST_CASE("Pointing at a scoring in the log lights it in the city; leaving it puts the light out") {
    Scene scene;
    scene.game.table().overlay().dismiss();
    const QImage dark = scene.picture();
    const QModelIndex row = scene.by("C4.3");
    scene.view->scrollTo(row);
    QTest::mouseMove(scene.view->viewport(), scene.view->visualRect(row).topLeft() + QPoint(60, 12));
    REQUIRE(QTest::qWaitFor([&] { return scene.picture() != dark; }));
    QTest::mouseMove(&scene.game.city(), QPoint(300, 40));
    CHECK(QTest::qWaitFor([&] { return scene.picture() == dark; }));
}

TEST_CASE("The keyboard in the log lights its row and leads the camera there") {
    Scene scene;
    scene.game.table().overlay().dismiss();
    const QImage dark = scene.picture();
    const auto before = scene.game.city().cameraPose().target;
    scene.view->setFocus();
    scene.view->setCurrentIndex(scene.by("C4.2"));
    CHECK(scene.picture() != dark);
    CHECK(scene.game.city().cameraPose().target == before);  // the camera stays where it is
    scene.game.press(Qt::Key_Right);
    scene.game.press(Qt::Key_Return);
    CHECK(scene.game.city().cameraPose().target != before);
}
