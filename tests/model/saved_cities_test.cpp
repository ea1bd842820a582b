// Saved games as a gallery lists them: found, read, ordered, renamed, deleted and brought back.
#include "saved_cities.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

#include "model_support.h"
#include "saved_city_order.h"
#include "support/catch.h"
#include "support/home.h"
#include "support/kids_designs.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::test;
using model::SavedCities;
using model::SavedCityOrder;

namespace {

std::shared_ptr<const engine::TileSet> tilesOf(engine::GameKind game) {
    return game == engine::GameKind::Kids ? kidsBoxTiles() : boxTiles();
}

// Games in the documents of a home of its own, and a model that lists them.
struct Gallery {
    Gallery() { cities.setTileSource(tilesOf); }

    QString save(const char* name, std::uint64_t seed, std::size_t steps = 10'000, bool kids = false) {
        model::Session session;
        kids ? playKidsRandomly(session, seed, steps) : playRandomly(session, seed, steps);
        const QString path = home.file(QString::fromLatin1(name) + model::savedGameSuffix());
        REQUIRE_FALSE(session.save(path));
        return path;
    }
    QString write(const char* name, const QByteArray& text) {
        QFile file(home.file(QString::fromLatin1(name) + model::savedGameSuffix()));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return file.fileName();
    }
    void look() {
        cities.refresh({home.documents()}, {});
        REQUIRE(QTest::qWaitFor([&] { return !cities.isReading(); }, 20'000));
    }
    [[nodiscard]] QStringList names() const {
        QStringList all;
        for (int row = 0; row < cities.rowCount(); ++row) all << cities.city(row).name;
        all.sort();
        return all;
    }
    [[nodiscard]] const model::SavedCity& city(const QString& path) const { return cities.city(cities.rowOf(path)); }

    tests::Home home;
    SavedCities cities;
    QAbstractItemModelTester tester{&cities, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

}  // namespace

TEST_CASE("The gallery lists the games of both kinds with players, points and outcome") {
    Gallery gallery;
    const QString city = gallery.save("club", 3);
    const QString kids = gallery.save("children", 4, 10'000, true);
    const QString begun = gallery.save("begun", 5, 9);
    gallery.look();
    CHECK(gallery.names() == QStringList{"begun", "children", "club"});
    CHECK(gallery.city(city).players.size() >= 2);
    CHECK(gallery.city(kids).game == engine::GameKind::Kids);
    CHECK(plain(gallery.city(begun).outcome).find("Tile ") == 0);
    CHECK(gallery.city(city).saved == QFileInfo(city).lastModified());
    for (const QString& path : {city, kids, begun}) CHECK_FALSE(gallery.city(path).isBroken());
}

TEST_CASE("A file reached by two ways is listed once, and one that is gone disappears") {
    Gallery gallery;
    const QString path = gallery.save("club", 3);
    gallery.save("other", 4);
    gallery.cities.refresh({gallery.home.documents(), gallery.home.documents() + "/../Documents"}, {path});
    REQUIRE(QTest::qWaitFor([&] { return !gallery.cities.isReading(); }, 20'000));
    CHECK(gallery.names() == QStringList{"club", "other"});
    REQUIRE(QFile::remove(path));
    gallery.look();
    CHECK(gallery.names() == QStringList{"other"});
}

TEST_CASE("Files that cannot be opened are listed with the reason") {
    Gallery gallery;
    const QString cut = gallery.write("cut", "{\"format\": \"remparts-game\", ");
    const QString other = gallery.write("other", "{\"format\": \"chess\", \"version\": 1}");
    const QString empty = gallery.write("empty", {});
    gallery.look();
    REQUIRE(gallery.cities.rowCount() == 3);
    for (const QString& path : {cut, other, empty}) {
        CHECK(gallery.city(path).isBroken());
        CHECK_FALSE(gallery.city(path).fault.contains(path));
    }
}

TEST_CASE("A renamed city keeps its ending; names that cannot be are refused in words and nothing changes") {
    Gallery gallery;
    const QString path = gallery.save("club", 3);
    gallery.save("taken", 4);
    gallery.look();
    const int row = gallery.cities.rowOf(path);
    const auto refused = [&](const QString& name) { return gallery.cities.rename(row, name).has_value(); };
    for (const char* name : {"", "   ", "a/b", "taken", ".hidden", "a\nb", "what?"})
        CHECK(refused(QString::fromLatin1(name)));
    CHECK(refused(QString(300, 'a')));
    CHECK(QFileInfo::exists(path));

    QSignalSpy renamed(&gallery.cities, &SavedCities::renamed);
    CHECK_FALSE(gallery.cities.rename(row, QStringLiteral("  Sunday in May ")));
    CHECK(gallery.cities.city(row).name == QStringLiteral("Sunday in May"));
    CHECK(QFileInfo::exists(gallery.home.file("Sunday in May.remparts.json")));
    CHECK_FALSE(QFileInfo::exists(path));
    CHECK(renamed.count() == 1);
    CHECK_FALSE(gallery.cities.rename(row, QStringLiteral("Sunday in May")));
    CHECK(renamed.count() == 1);
}

TEST_CASE("A deleted city comes back byte for byte, the one deleted last first") {
    Gallery gallery;
    const bool hasTrash = GENERATE(false, true);
    if (hasTrash) gallery.home.makeTrash();
    const QString first = gallery.save("first", 3);
    const QString second = gallery.save("second", 4);
    gallery.look();
    QFile file(first);
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    const QByteArray key = gallery.city(first).key;
    CHECK_FALSE(gallery.cities.remove(gallery.cities.rowOf(first)));
    CHECK_FALSE(gallery.cities.remove(gallery.cities.rowOf(second)));
    CHECK(gallery.cities.rowCount() == 0);
    CHECK_FALSE(QFileInfo::exists(first));

    CHECK_FALSE(gallery.cities.undoRemove());
    CHECK(gallery.names() == QStringList{"second"});
    CHECK_FALSE(gallery.cities.undoRemove());
    QFile back(first);
    REQUIRE(back.open(QIODevice::ReadOnly));
    CHECK(back.readAll() == content);
    CHECK(gallery.city(first).key == key);
    CHECK(gallery.cities.undoRemove().has_value());
}

TEST_CASE("A deleted city whose name was taken meanwhile comes back beside the other one") {
    Gallery gallery;
    const QString path = gallery.save("club", 3);
    gallery.look();
    CHECK_FALSE(gallery.cities.remove(0));
    gallery.save("club", 4);
    CHECK_FALSE(gallery.cities.undoRemove());
    CHECK(gallery.names() == QStringList{"club-2"});
    CHECK(QFileInfo::exists(path));
}

TEST_CASE("To delete a file that somebody else deleted is told") {
    Gallery gallery;
    const QString path = gallery.save("club", 3);
    gallery.look();
    REQUIRE(QFile::remove(path));
    CHECK(gallery.cities.remove(0).has_value());
    CHECK(gallery.cities.rowCount() == 1);
}

TEST_CASE("Cities are ordered by date, name and points, and found by name and by player") {
    Gallery gallery;
    const QString a = gallery.save("anna", 3);
    const QString b = gallery.save("Ben", 4);
    const QString c = gallery.save("zora", 5, 12);
    QFile old(b);
    REQUIRE(old.open(QIODevice::ReadWrite));
    REQUIRE(old.setFileTime(QDateTime(QDate(2020, 1, 1), QTime()), QFileDevice::FileModificationTime));
    old.close();
    gallery.look();
    SavedCityOrder order(gallery.cities);
    const QAbstractItemModelTester proxyTester(&order, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(order.city(order.index(2, 0)).path == b);
    order.orderBy(SavedCityOrder::By::Name);
    CHECK(order.city(order.index(0, 0)).path == a);
    order.orderBy(SavedCityOrder::By::Points);
    int before = 1'000;
    for (int row = 0; row < order.rowCount(); ++row) {
        const int points = order.index(row, 0).data(SavedCities::PointsRole).toInt();
        CHECK(points <= before);
        before = points;
    }
    order.search(QStringLiteral("ZOR"));
    REQUIRE(order.rowCount() == 1);
    CHECK(order.city(order.index(0, 0)).path == c);
    order.search(gallery.city(a).players.front().name + QStringLiteral(" anna"));
    QStringList found;
    for (int row = 0; row < order.rowCount(); ++row) found << order.city(order.index(row, 0)).path;
    CHECK(found.contains(a));
    order.search(QStringLiteral("nobody of that name"));
    CHECK(order.rowCount() == 0);
}

TEST_CASE("A new reading takes the place of one that goes on") {
    Gallery gallery;
    for (int k = 0; k < 30; ++k) gallery.save(qPrintable(QStringLiteral("game%1").arg(k)), 3, 20);
    gallery.cities.refresh({gallery.home.documents()}, {});
    gallery.cities.refresh({gallery.home.documents()}, {});
    gallery.look();
    CHECK(gallery.cities.rowCount() == 30);
}
