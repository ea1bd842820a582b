// The gallery as a page: nothing is lost, however many cities there are and whatever they are called.
#include "gallery/gallery_page.h"

#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "gallery/city_grid.h"
#include "panel_support.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using faults = std::vector<std::string>;

// A folder with so many copies of one game.
struct Shelf {
    explicit Shelf(int count, const QString& name = QStringLiteral("evening")) {
        GameTable game(wideNames(4), 3);
        REQUIRE(game.playUntil(engine::Phase::Tile, 12));
        const QString first = path(name);
        if (count > 0) REQUIRE_FALSE(game.session.save(first));
        for (int k = 1; k < count; ++k) REQUIRE(QFile::copy(first, path(name + QString::number(k))));
        cities.setTileSource([tiles = game.session.game().setup().tiles](engine::GameKind) { return tiles; });
    }
    void look() {
        cities.refresh({folder.path()}, {});
        REQUIRE(QTest::qWaitFor([&] { return !cities.isReading(); }, 30'000));
    }
    [[nodiscard]] QString path(const QString& name) const {
        return folder.filePath(name + QStringLiteral(".remparts.json"));
    }

    QTemporaryDir folder;
    model::SavedCities cities;
};

}  // namespace

TEST_CASE("Nothing of the gallery is cut off with none, one, twelve or two hundred cities") {
    const int count = GENERATE(0, 1, 12, 200);
    const QSize window = GENERATE(QSize(1280, 720), QSize(1600, 1000));
    Shelf shelf(count, QStringLiteral("Maximiliane-Charlott and her three friends"));
    panel::GalleryPage page(shelf.cities);
    present(page, window);
    CHECK(faultsOf(page) == faults{});
    shelf.look();
    CHECK(page.grid().model()->rowCount() == count);
    if (count > 0) page.grid().choose(page.grid().model()->index(0, 0));
    present(page, window);
    CHECK(faultsOf(page) == faults{});
}

TEST_CASE("Cards fill the width of the gallery, whatever it is: no column stays empty") {
    Shelf shelf(12);
    panel::GalleryPage page(shelf.cities);
    shelf.look();
    for (int width = 960; width < 1700; width += 7) {
        present(page, {width, 720});
        const panel::CityGrid& grid = page.grid();
        int right = 0;
        for (int row = 0; row < 12; ++row)
            right = std::max(right, grid.visualRect(grid.model()->index(row, 0)).right());
        INFO("width " << width);
        CHECK(right > grid.width() - 40);
        CHECK(right < grid.width());
    }
}

TEST_CASE("A city that a search does not find says so, and Escape shows all again") {
    Shelf shelf(3);
    panel::GalleryPage page(shelf.cities);
    present(page, {1280, 720});
    shelf.look();
    QTest::keyClick(&page.grid(), Qt::Key_F, Qt::ControlModifier);
    auto* search = page.findChild<QLineEdit*>();
    REQUIRE(search);
    QTest::keyClicks(search, QStringLiteral("zzz"));
    CHECK(page.grid().model()->rowCount() == 0);
    CHECK(faultsOf(page) == faults{});
    QTest::keyClick(search, Qt::Key_Escape);
    CHECK(page.grid().model()->rowCount() == 3);
}

TEST_CASE("Every card asks for its picture and says in words what it shows") {
    Shelf shelf(3);
    panel::GalleryPage page(shelf.cities);
    QStringList asked;
    page.setPictures([&](const model::SavedCity& city) {
        asked << city.path;
        return QImage();
    });
    present(page, {1280, 720});
    shelf.look();
    (void)page.grab();
    asked.removeDuplicates();
    CHECK(asked.size() == 3);
    const QString words = page.grid().model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    CHECK(words.contains(QString::fromStdString(wideNames(4).front())));
}

}  // namespace remparts::test
