#include "setup_model.h"

#include <QSettings>
#include <QTemporaryDir>
#include <set>

#include "model_support.h"
#include "support/catch.h"
#include "support/kids_designs.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
using model::SetupChoice;

namespace {

struct Drawer {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
};

SetupChoice threePlayers() {
    SetupChoice choice;
    choice.seats = {{"Anna", PlayerColor::Green}, {"Ben", PlayerColor::Red}, {"Cleo", PlayerColor::Yellow}};
    choice.beginner = 2;
    choice.options = {WallTrigger::Completed, false, false};
    return choice;
}

std::vector<std::string> namesOf(const GameSetup& setup) {
    std::vector<std::string> names;
    for (const Player& player : setup.players) names.push_back(player.name);
    return names;
}

}  // namespace

TEST_CASE("Without a remembered set-up Anna and Ben play by the default options") {
    const Drawer drawer;
    const SetupChoice choice = model::lastSetup(drawer.settings);
    REQUIRE(choice.seats.size() == 2);
    CHECK(plain(choice.seats[0].name) == "Anna");
    CHECK(plain(choice.seats[1].name) == "Ben");
    CHECK_FALSE(choice.beginner.has_value());
    CHECK(choice.options == CityOptions{});
    CHECK_FALSE(model::faultOf(choice).has_value());
}

TEST_CASE("The last set-up is remembered, and a smaller one after it leaves nothing behind") {
    Drawer drawer;
    model::rememberSetup(drawer.settings, threePlayers());
    SetupChoice read = model::lastSetup(drawer.settings);
    REQUIRE(read.seats.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(read.seats[i].name == threePlayers().seats[i].name);
        CHECK(read.seats[i].color == threePlayers().seats[i].color);
    }
    CHECK(read.beginner == 2);
    CHECK(read.options == threePlayers().options);

    SetupChoice two = threePlayers();
    two.seats.pop_back();
    two.beginner.reset();
    model::rememberSetup(drawer.settings, two);
    read = model::lastSetup(drawer.settings);
    CHECK(read.seats.size() == 2);
    CHECK_FALSE(read.beginner.has_value());
    CHECK_FALSE(drawer.settings.contains(QStringLiteral("setup/seat2/name")));
}

TEST_CASE("Rubbish in the settings falls back to something that can be played") {
    Drawer drawer;
    QSettings& settings = drawer.settings;
    model::rememberSetup(settings, threePlayers());
    SECTION("seven seats") {
        settings.setValue("setup/seats", 7);
    }
    SECTION("seats in words") {
        settings.setValue("setup/seats", "many");
    }
    SECTION("fewer than no seats") {
        settings.setValue("setup/seats", -3);
    }
    SECTION("an unknown colour") {
        settings.setValue("setup/seat1/color", "mauve");
    }
    SECTION("one colour twice") {
        settings.setValue("setup/seat1/color", "green");
    }
    SECTION("a name of 1000 letters") {
        settings.setValue("setup/seat0/name", QString(1000, 'x'));
    }
    SECTION("a name of blanks") {
        settings.setValue("setup/seat0/name", "  \t ");
    }
    SECTION("one name twice") {
        settings.setValue("setup/seat2/name", "Ben");
    }
    SECTION("a beginner who is not there") {
        settings.setValue("setup/beginner", 3);
    }
    SECTION("options of another kind") {
        settings.setValue("setup/wallTrigger", QStringList{"a", "b"});
        settings.setValue("setup/firstRoundGuards", QByteArray("\x00\xff", 2));
    }
    const auto fault = model::faultOf(model::lastSetup(settings));
    INFO(plain(fault.value_or(QString())));
    CHECK_FALSE(fault.has_value());
}

TEST_CASE("A long name is cut to what fits, the rest of the set-up is kept") {
    Drawer drawer;
    model::rememberSetup(drawer.settings, threePlayers());
    drawer.settings.setValue("setup/seat0/name", QString(1000, 'x'));
    const SetupChoice choice = model::lastSetup(drawer.settings);
    CHECK(choice.seats[0].name == QString(model::maxNameLength, 'x'));
    CHECK(plain(choice.seats[1].name) == "Ben");
}

TEST_CASE("What cannot be played is told in words") {
    SetupChoice choice = threePlayers();
    SECTION("one player") {
        choice.seats.resize(1);
        CHECK(plain(*model::faultOf(choice)) == "Two to four players can play");
    }
    SECTION("no name") {
        choice.seats[1].name = " ";
        CHECK(plain(*model::faultOf(choice)) == "A player has no name");
    }
    SECTION("long name") {
        choice.seats[1].name = QString(21, 'x');
        CHECK(plain(*model::faultOf(choice)) == "A name has at most 20 letters");
    }
    SECTION("same name") {
        choice.seats[1].name = "Anna ";
        CHECK(plain(*model::faultOf(choice)) == "Two players have the same name");
    }
    SECTION("same colour") {
        choice.seats[1].color = PlayerColor::Green;
        CHECK(plain(*model::faultOf(choice)) == "Two players have the same colour");
    }
    SECTION("beginner") {
        choice.beginner = 3;
        CHECK(model::faultOf(choice).has_value());
    }
}

TEST_CASE("A player to add has a name and a colour that nobody has yet") {
    SetupChoice choice;
    for (int i = 0; i < 4; ++i) choice.seats.push_back(model::nextSeat(choice));
    CHECK_FALSE(model::faultOf(choice).has_value());
}

TEST_CASE("The beginner sits first and the order stays clockwise") {
    SetupChoice choice = threePlayers();
    const auto setup = model::makeSetup(choice, boxTiles(), 7);
    CHECK(namesOf(*setup) == lines{"Cleo", "Anna", "Ben"});
    CHECK(setup->players[0].color == PlayerColor::Yellow);
    CHECK(std::get<CityOptions>(setup->options) == choice.options);
    REQUIRE(setup->stacks.size() == 3);
    CHECK(setup->stacks[0].size() == 30);
    CHECK(setup->stacks[1].size() == 25);
    CHECK(setup->stacks[2].size() == 20);
}

TEST_CASE("When the beginner is chosen for us, everybody has the chance and the order stays") {
    SetupChoice choice = threePlayers();
    choice.beginner.reset();
    std::set<std::string> beginners;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto names = namesOf(*model::makeSetup(choice, boxTiles(), seed));
        beginners.insert(names[0]);
        const std::string order = names[0] + names[1] + names[2];
        CHECK(std::string("AnnaBenCleoAnnaBenCleo").find(order) != std::string::npos);
    }
    CHECK(beginners.size() == 3);
}

TEST_CASE("Both games share the seats, each keeps its own options") {
    Drawer drawer;
    model::rememberSetup(drawer.settings, threePlayers());
    SetupChoice kids = model::lastSetup(drawer.settings, GameKind::Kids);
    CHECK(kids.game == GameKind::Kids);
    CHECK(kids.kids.piles == 4);
    REQUIRE(kids.seats.size() == 3);
    CHECK(plain(kids.seats[2].name) == "Cleo");
    CHECK(kids.beginner == 2);

    kids.kids.piles = 3;
    kids.seats.pop_back();
    kids.beginner = 1;
    kids.options = {};
    model::rememberSetup(drawer.settings, kids);
    const SetupChoice city = model::lastSetup(drawer.settings, GameKind::City);
    CHECK(city.game == GameKind::City);
    CHECK(city.seats.size() == 2);
    CHECK(city.beginner == 1);
    CHECK(city.options == threePlayers().options);
    model::rememberSetup(drawer.settings, city);
    CHECK(model::lastSetup(drawer.settings, GameKind::Kids).kids.piles == 3);
}

TEST_CASE("A wrong number of piles in the settings falls back to four, in a choice it is a fault") {
    Drawer drawer;
    for (const QVariant& piles : {QVariant(0), QVariant(5), QVariant(-1), QVariant(260), QVariant("many")}) {
        drawer.settings.setValue("setup/piles", piles);
        CHECK(model::lastSetup(drawer.settings, GameKind::Kids).kids.piles == 4);
    }
    SetupChoice choice = threePlayers();
    choice.kids.piles = 5;
    CHECK_FALSE(model::faultOf(choice).has_value());
    choice.game = GameKind::Kids;
    CHECK(plain(*model::faultOf(choice)) == "The tiles lie in one to four piles");
    choice.kids.piles = 0;
    CHECK(model::faultOf(choice).has_value());
}

TEST_CASE("A set-up of The Kids lays its tiles out in piles, with the beginner first", "[K1.3]") {
    SetupChoice choice = threePlayers();
    choice.game = GameKind::Kids;
    choice.kids.piles = 3;
    const auto setup = model::makeSetup(choice, kidsBoxTiles(), 7);
    CHECK(namesOf(*setup) == lines{"Cleo", "Anna", "Ben"});
    REQUIRE(setup->stacks.size() == 3);
    for (const auto& pile : setup->stacks) CHECK(pile.size() == 12);
    CHECK(std::get<KidsOptions>(setup->options) == choice.kids);
}
