// The gallery in the real window: by mouse and by keys.
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QTest>

#include "app/window_fixture.h"
#include "gallery/city_grid.h"
#include "gallery/gallery_desk.h"
#include "gallery/gallery_page.h"
#include "gallery/notice_bar.h"
#include "support/catch.h"
#include "support/home.h"
#include "table/inspection.h"
#include "table/table_side.h"

using namespace remparts;
using tests::Home;
using tests::WindowFixture;

namespace {

struct Desk {
    Home home;
    WindowFixture game;

    QString save(const QString& name, std::uint64_t seed) {
        game.startGame(2, seed);
        game.pointAtTable({0, 0});
        game.clickTable({0, 0});
        const QString path = home.file(name + QStringLiteral(".remparts.json"));
        REQUIRE_FALSE(game.session().save(path));
        return path;
    }
    void look() {
        game.window().showGallery();
        REQUIRE(QTest::qWaitFor([&] { return !game.window().gallery().cities().isReading(); }, 20'000));
        REQUIRE(page().isVisible());
    }
    [[nodiscard]] panel::GalleryPage& page() { return game.window().gallery().page(); }
    [[nodiscard]] panel::CityGrid& grid() { return page().grid(); }
    [[nodiscard]] QString chosen() { return grid().chosen().data().toString(); }
};

}  // namespace

TEST_CASE("From the start page one looks at the cities, and Escape leads back", "[window][gallery]") {
    Desk desk;
    desk.game.click(desk.game.button(QStringLiteral("Look at a city")));
    CHECK(desk.page().isVisible());
    desk.game.press(Qt::Key_Escape);
    CHECK_FALSE(desk.page().isVisible());
}

TEST_CASE("An empty gallery says so and offers a game", "[window][gallery]") {
    Desk desk;
    desk.look();
    desk.game.click(desk.game.button(QStringLiteral("New game")));
    CHECK_FALSE(desk.page().isVisible());
}

TEST_CASE("The window may go while a name is being written", "[window][gallery]") {
    Desk desk;
    desk.save(QStringLiteral("first"), 3);
    desk.save(QStringLiteral("second"), 4);
    desk.look();
    desk.game.press(Qt::Key_Right);
    desk.game.press(Qt::Key_Left);
    REQUIRE(desk.grid().chosen().isValid());
    desk.game.press(Qt::Key_F2);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    REQUIRE(editor);
    QTest::keyClicks(editor, QStringLiteral("Sunday"));
    desk.game.restart();
    CHECK(QFileInfo::exists(desk.home.file(QStringLiteral("first.remparts.json"))));
}

TEST_CASE("By keys: choose, rename, delete, undo, open", "[window][gallery]") {
    Desk desk;
    const QString first = desk.save(QStringLiteral("first"), 3);
    const QString second = desk.save(QStringLiteral("second"), 4);
    desk.look();
    REQUIRE(desk.grid().model()->rowCount() == 2);
    desk.game.press(Qt::Key_Right);
    desk.game.press(Qt::Key_Left);
    REQUIRE(desk.grid().chosen().isValid());
    const QString name = desk.chosen();
    const QString path = name == QStringLiteral("first") ? first : second;

    desk.game.press(Qt::Key_F2);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    REQUIRE(editor);
    editor->selectAll();
    QTest::keyClicks(editor, name == QStringLiteral("first") ? QStringLiteral("second") : QStringLiteral("first"));
    CHECK(desk.page().notice().isVisible());
    QTest::keyClick(editor, Qt::Key_Return);
    CHECK(QApplication::focusWidget() == editor);  // that name is taken
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("Sunday"));
    QTest::keyClick(editor, Qt::Key_Return);
    CHECK(QTest::qWaitFor([&] { return desk.chosen() == QStringLiteral("Sunday"); }));
    CHECK_FALSE(QFileInfo::exists(path));
    const QString renamed = desk.home.file(QStringLiteral("Sunday.remparts.json"));
    CHECK(QFileInfo::exists(renamed));

    desk.game.press(Qt::Key_Delete);
    CHECK_FALSE(QFileInfo::exists(renamed));
    CHECK(desk.grid().model()->rowCount() == 1);
    CHECK(desk.page().notice().isVisible());
    desk.game.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(QFileInfo::exists(renamed));
    CHECK(desk.chosen() == QStringLiteral("Sunday"));

    desk.game.press(Qt::Key_Return);
    CHECK(desk.game.table().isVisible());
    CHECK(desk.game.session().path() == renamed);
}

TEST_CASE("By mouse: choose, delete, undo; a double click opens", "[window][gallery]") {
    Desk desk;
    const QString path = desk.save(QStringLiteral("club"), 3);
    desk.look();
    const QPoint middle = desk.grid().visualRect(desk.grid().model()->index(0, 0)).center();
    QTest::mouseClick(desk.grid().viewport(), Qt::LeftButton, {}, middle);
    CHECK(desk.chosen() == QStringLiteral("club"));
    desk.game.click(desk.game.button(QStringLiteral("Delete")));
    CHECK_FALSE(QFileInfo::exists(path));
    desk.game.click(desk.game.button(QStringLiteral("Undo")));
    CHECK(QFileInfo::exists(path));
    QTest::mouseClick(desk.grid().viewport(), Qt::LeftButton, {}, middle);
    QTest::mouseDClick(desk.grid().viewport(), Qt::LeftButton, {}, middle);
    CHECK(QTest::qWaitFor([&] { return desk.game.table().isVisible(); }));
}

TEST_CASE("A city that is inspected from the gallery has the window to itself", "[window][gallery]") {
    Desk desk;
    (void)desk.save(QStringLiteral("first"), 3);
    desk.look();
    desk.grid().choose(desk.grid().model()->index(0, 0));
    desk.game.press(Qt::Key_I);
    CHECK_FALSE(desk.page().isVisible());
    CHECK(desk.game.table().inspection().isOn());
    CHECK_FALSE(desk.game.table().side().isVisible());
}

TEST_CASE("The game on the table stays the same game when its file is renamed", "[window][gallery]") {
    Desk desk;
    desk.save(QStringLiteral("club"), 3);
    desk.look();
    REQUIRE_FALSE(desk.game.window().gallery().cities().rename(0, QStringLiteral("evening")));
    CHECK(desk.game.session().path() == desk.home.file(QStringLiteral("evening.remparts.json")));
    CHECK(desk.game.window().windowTitle().contains(QStringLiteral("evening")));
}

TEST_CASE("Pictures of the cities come by themselves and are kept", "[window][gallery]") {
    Desk desk;
    desk.save(QStringLiteral("club"), 3);
    desk.look();
    const model::SavedCity city = desk.game.window().gallery().cities().city(0);
    app::GalleryPictures& pictures = desk.game.window().gallery().pictures();
    REQUIRE(QTest::qWaitFor([&] { return pictures.isDone() && !pictures.find(city).isNull(); }, 60'000));
    const QImage picture = pictures.find(city);
    CHECK(pictures.isDone());
    CHECK(picture.width() > 300);
}

TEST_CASE("A broken file is listed and cannot be opened, only looked for", "[window][gallery]") {
    Desk desk;
    QFile file(desk.home.file(QStringLiteral("broken.remparts.json")));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    desk.look();
    REQUIRE(desk.grid().model()->rowCount() == 1);
    desk.grid().choose(desk.grid().model()->index(0, 0));
    CHECK_FALSE(desk.game.button(QStringLiteral("Open")).isEnabled());
    CHECK(desk.game.button(QStringLiteral("Delete")).isEnabled());
    desk.game.press(Qt::Key_Return);
    CHECK(desk.page().isVisible());
}
