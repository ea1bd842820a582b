#include "session.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "model_support.h"
#include "support/catch.h"
#include "support/kids_designs.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::test;

namespace {

struct Desk {
    Desk() {
        session.setTileSource(
            [](engine::GameKind game) { return game == engine::GameKind::Kids ? kidsBoxTiles() : boxTiles(); });
    }
    [[nodiscard]] QString file(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }

    QTemporaryDir folder;
    model::Session session;
};

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
}

}  // namespace

TEST_CASE("A session tells which game is on the table") {
    model::Session session;
    session.start(randomSetup(1));
    CHECK(session.gameKind() == engine::GameKind::City);
    session.start(randomKidsSetup(1));
    CHECK(session.gameKind() == engine::GameKind::Kids);
}

TEST_CASE("A session tells each kind of change once, and that something changed after it") {
    Desk desk;
    QStringList heard;
    QObject::connect(&desk.session, &model::Session::gameReplaced, [&] { heard += "replaced"; });
    QObject::connect(&desk.session, &model::Session::stepPlayed, [&] { heard += "played"; });
    QObject::connect(&desk.session, &model::Session::cursorMoved, [&] { heard += "moved"; });
    QObject::connect(&desk.session, &model::Session::changed, [&] { heard += "changed"; });

    playRandomly(desk.session, 1, 2);
    CHECK(plain(heard.join(' ')) == "replaced changed played changed played changed");
    heard.clear();
    desk.session.undo();
    desk.session.redo();
    desk.session.goTo(0);
    CHECK(plain(heard.join(' ')) == "moved changed moved changed moved changed");
}

TEST_CASE("What does not change anything says nothing") {
    Desk desk;
    playRandomly(desk.session, 1, 3);
    QSignalSpy changed(&desk.session, &model::Session::changed);
    const engine::GameState before = desk.session.state();

    CHECK(desk.session.play(engine::PlaceGuard{}).has_value());
    desk.session.redo();
    desk.session.goTo(desk.session.game().cursor());
    desk.session.goTo(1000);
    CHECK(changed.count() == 0);
    CHECK(desk.session.state() == before);

    desk.session.goTo(0);
    changed.clear();
    desk.session.undo();
    CHECK(changed.count() == 0);
}

TEST_CASE("Without a game a session refuses quietly") {
    model::Session session;
    CHECK(session.play(engine::Pass{}).has_value());
    session.undo();
    session.redo();
    session.goTo(3);
    CHECK_FALSE(session.isModified());
    CHECK(session.save(QStringLiteral("nowhere.remparts.json")).has_value());
    CHECK(session.open(QStringLiteral("nowhere.remparts.json")).has_value());
}

TEST_CASE("A game is modified while it differs from its file") {
    Desk desk;
    QSignalSpy modified(&desk.session, &model::Session::modifiedChanged);
    desk.session.start(randomSetup(1));
    CHECK_FALSE(desk.session.isModified());

    playRandomly(desk.session, 1, 4);
    CHECK(desk.session.isModified());
    REQUIRE_FALSE(desk.session.save(desk.file("game.remparts.json")).has_value());
    CHECK_FALSE(desk.session.isModified());
    CHECK(desk.session.path() == desk.file("game.remparts.json"));

    playRandomly(desk.session, 2, 1);
    CHECK(desk.session.isModified());

    QList<bool> told;
    for (const auto& arguments : modified) told += arguments.first().toBool();
    CHECK(told == QList<bool>{true, false, true});
}

TEST_CASE("Moves that were undone count until they are saved, and looking back in a saved game is no change") {
    Desk desk;
    playRandomly(desk.session, 1, 4);
    desk.session.goTo(0);
    CHECK(desk.session.isModified());

    desk.session.goTo(4);
    REQUIRE_FALSE(desk.session.save(desk.file("game.remparts.json")).has_value());
    desk.session.goTo(0);
    CHECK_FALSE(desk.session.isModified());
    desk.session.redo();
    CHECK_FALSE(desk.session.isModified());
}

TEST_CASE("Another action beside a saved one is a modification until it is saved, the same one again is none") {
    Desk desk;
    playRandomly(desk.session, 1, 1);
    REQUIRE_FALSE(desk.session.save(desk.file("game.remparts.json")).has_value());
    const engine::Action saved = desk.session.game().steps()[0].action;
    const auto first = desk.session.game().rules().legalActions(desk.session.game().stateAt(0));
    const engine::Action other = first[0] == saved ? first[1] : first[0];

    desk.session.undo();
    REQUIRE_FALSE(desk.session.play(saved).has_value());
    CHECK_FALSE(desk.session.isModified());
    desk.session.undo();
    REQUIRE_FALSE(desk.session.play(other).has_value());
    CHECK(desk.session.isModified());
    desk.session.undo();
    REQUIRE_FALSE(desk.session.play(saved).has_value());
    CHECK(desk.session.isModified());  // the other one is in no file yet
    REQUIRE_FALSE(desk.session.save(desk.file("game.remparts.json")).has_value());
    CHECK_FALSE(desk.session.isModified());
}

TEST_CASE("Saving and opening brings the same game back") {
    Desk desk;
    playRandomly(desk.session, 2, 60);
    REQUIRE_FALSE(desk.session.save(desk.file("Ännas Spiel.remparts.json")).has_value());

    Desk other;
    QSignalSpy replaced(&other.session, &model::Session::gameReplaced);
    REQUIRE_FALSE(other.session.open(desk.file("Ännas Spiel.remparts.json")).has_value());
    CHECK(replaced.count() == 1);
    CHECK(other.session.state() == desk.session.state());
    CHECK(other.session.game().steps().size() == desk.session.game().steps().size());
    CHECK(other.session.path() == desk.file("Ännas Spiel.remparts.json"));
    CHECK_FALSE(other.session.isModified());
}

TEST_CASE("A file that cannot be opened leaves the running game as it is and says what is wrong") {
    Desk desk;
    playRandomly(desk.session, 1, 5);
    const engine::GameState before = desk.session.state();
    QSignalSpy changed(&desk.session, &model::Session::changed);
    write(desk.file("broken.remparts.json"), "{\"format\": \"remparts-game\", ");
    write(desk.file("illegal.remparts.json"), R"({"format": "remparts-game", "version": 1, "game": "city",
        "players": [{"name": "A", "color": "red"}, {"name": "B", "color": "blue"}],
        "deck": {"stacks": [["C03"], [], []]},
        "actions": [{"player": 0, "type": "place_tile", "x": 5, "y": 0, "rotation": 0}]})");

    for (const char* name : {"broken.remparts.json", "illegal.remparts.json", "missing.remparts.json"}) {
        const auto fault = desk.session.open(desk.file(name));
        REQUIRE(fault.has_value());
        INFO(plain(*fault));
        CHECK(fault->contains(QString::fromLatin1(name)));
    }
    CHECK(desk.session.open(desk.file("illegal.remparts.json"))->contains(QStringLiteral("C1.5")));
    CHECK(changed.count() == 0);
    CHECK(desk.session.state() == before);
    CHECK(desk.session.path().isEmpty());
}

TEST_CASE("A file that cannot be written keeps the game modified and its old path") {
    Desk desk;
    playRandomly(desk.session, 1, 5);
    CHECK(desk.session.save(desk.file("no/such/folder/game.remparts.json")).has_value());
    CHECK(desk.session.isModified());
    CHECK(desk.session.path().isEmpty());
}

TEST_CASE("A game of The Kids is saved and opened, with all its steps, in the middle of a turn and at its end") {
    for (const std::size_t steps : {0u, 1u, 2u, 7u, 1000u}) {
        Desk desk;
        playKidsRandomly(desk.session, 0, steps);
        CHECK(desk.session.isModified() == (steps != 0));
        REQUIRE_FALSE(desk.session.save(desk.file("kids.remparts.json")).has_value());
        CHECK_FALSE(desk.session.isModified());

        Desk other;
        const auto fault = other.session.open(desk.file("kids.remparts.json"));
        INFO(steps << " steps: " << plain(fault.value_or(QString())));
        REQUIRE_FALSE(fault.has_value());
        CHECK(other.session.game().setup().tiles->game() == engine::GameKind::Kids);
        CHECK(other.session.state() == desk.session.state());
        CHECK(other.session.game().steps().size() == desk.session.game().steps().size());
        CHECK_FALSE(other.session.isModified());
        other.session.undo();
        other.session.redo();
        CHECK(other.session.state() == desk.session.state());
    }
}

TEST_CASE("One session plays both games, one after the other") {
    Desk desk;
    playKidsRandomly(desk.session, 0, 5);
    REQUIRE_FALSE(desk.session.save(desk.file("kids.remparts.json")).has_value());
    playRandomly(desk.session, 1, 9);
    CHECK(desk.session.game().setup().tiles->game() == engine::GameKind::City);
    CHECK(desk.session.path().isEmpty());
    REQUIRE_FALSE(desk.session.open(desk.file("kids.remparts.json")).has_value());
    CHECK(desk.session.game().setup().tiles->game() == engine::GameKind::Kids);
    CHECK(desk.session.game().cursor() == 5);
}
