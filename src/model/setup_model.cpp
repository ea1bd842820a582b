#include "setup_model.h"

#include <QCoreApplication>
#include <QSettings>
#include <algorithm>
#include <array>
#include <cstdlib>

#include "remparts/engine/game_state.h"
#include "remparts/engine/random.h"
#include "remparts/engine/rules/deal.h"

namespace remparts::model {

namespace {

constexpr std::size_t fewestSeats = 2;
constexpr std::array<engine::PlayerColor, engine::maxPlayers> allColors{
    engine::PlayerColor::Red, engine::PlayerColor::Blue, engine::PlayerColor::Green, engine::PlayerColor::Yellow};
constexpr std::array colorWords{"red", "blue", "green", "yellow"};
constexpr std::array defaultNames{"Anna", "Ben", "Cleo", "Dora"};

class Text {
    Q_DECLARE_TR_FUNCTIONS(SetupModel)
};

bool isTaken(const std::vector<Seat>& seats, engine::PlayerColor color) {
    return std::any_of(seats.begin(), seats.end(), [color](const Seat& seat) { return seat.color == color; });
}

bool isTaken(const std::vector<Seat>& seats, const QString& name) {
    return std::any_of(seats.begin(), seats.end(), [&name](const Seat& seat) { return seat.name == name; });
}

std::optional<engine::PlayerColor> colorFrom(const QString& word) {
    for (std::size_t i = 0; i < colorWords.size(); ++i)
        if (word == QLatin1String(colorWords[i])) return allColors[i];
    return std::nullopt;
}

QString seatKey(std::size_t seat, const char* member) {
    return QStringLiteral("setup/seat%1/%2").arg(QString::number(seat), QLatin1String(member));
}

/// A seat as remembered; what is no use there is replaced by what fits to the seats before it.
Seat readSeat(const QSettings& settings, std::size_t number, const SetupChoice& before) {
    Seat seat = nextSeat(before);
    const QString name =
        settings.value(seatKey(number, "name")).toString().simplified().left(maxNameLength).trimmed();
    if (!name.isEmpty() && !isTaken(before.seats, name)) seat.name = name;
    const auto color = colorFrom(settings.value(seatKey(number, "color")).toString());
    if (color && !isTaken(before.seats, *color)) seat.color = *color;
    return seat;
}

engine::CityOptions readCityOptions(const QSettings& settings) {
    engine::CityOptions options;
    if (settings.value("setup/wallTrigger").toString() == QLatin1String("completed"))
        options.wallTrigger = engine::WallTrigger::Completed;
    options.firstRoundGuards = settings.value("setup/firstRoundGuards", options.firstRoundGuards).toBool();
    options.guardBeforeScoring = settings.value("setup/guardBeforeScoring", options.guardBeforeScoring).toBool();
    return options;
}

void rememberOptions(QSettings& settings, const engine::CityOptions& options) {
    const bool isScored = options.wallTrigger == engine::WallTrigger::Scored;
    settings.setValue("setup/wallTrigger", QLatin1String(isScored ? "scored" : "completed"));
    settings.setValue("setup/firstRoundGuards", options.firstRoundGuards);
    settings.setValue("setup/guardBeforeScoring", options.guardBeforeScoring);
}

bool isPileCount(int piles) {
    return piles >= static_cast<int>(engine::fewestPiles) && piles <= static_cast<int>(engine::mostPiles);
}

engine::KidsOptions readKidsOptions(const QSettings& settings) {
    engine::KidsOptions options;
    bool isNumber = false;
    const int piles = settings.value("setup/piles").toInt(&isNumber);
    if (isNumber && isPileCount(piles)) options.piles = static_cast<std::uint8_t>(piles);
    return options;
}

void rememberOptions(QSettings& settings, const engine::KidsOptions& options) {
    settings.setValue("setup/piles", int{options.piles});
}

engine::GameOptions optionsOf(const SetupChoice& choice) {
    switch (choice.game) {
        case engine::GameKind::City:
            return choice.options;
        case engine::GameKind::Kids:
            return choice.kids;
    }
    std::abort();
}

}  // namespace

Seat nextSeat(const SetupChoice& choice) {
    Seat seat{QString(), allColors[0]};
    for (const char* name : defaultNames) {
        seat.name = QString::fromLatin1(name);
        if (!isTaken(choice.seats, seat.name)) break;
    }
    for (const engine::PlayerColor color : allColors) {
        seat.color = color;
        if (!isTaken(choice.seats, color)) break;
    }
    return seat;
}

SetupChoice lastSetup(const QSettings& settings, engine::GameKind game) {
    bool isNumber = false;
    std::size_t seats = settings.value("setup/seats").toUInt(&isNumber);
    if (!isNumber || seats < fewestSeats || seats > engine::maxPlayers) seats = fewestSeats;

    SetupChoice choice;
    choice.game = game;
    for (std::size_t i = 0; i < seats; ++i) choice.seats.push_back(readSeat(settings, i, choice));
    const int beginner = settings.value("setup/beginner").toInt(&isNumber);
    if (isNumber && beginner >= 0 && static_cast<std::size_t>(beginner) < seats) choice.beginner = beginner;
    choice.options = readCityOptions(settings);
    choice.kids = readKidsOptions(settings);
    return choice;
}

void rememberSetup(QSettings& settings, const SetupChoice& choice) {
    settings.remove("setup/beginner");
    for (std::size_t i = 0; i < engine::maxPlayers; ++i) settings.remove(QStringLiteral("setup/seat%1").arg(i));
    settings.setValue("setup/seats", static_cast<int>(choice.seats.size()));
    for (std::size_t i = 0; i < choice.seats.size(); ++i) {
        const Seat& seat = choice.seats[i];
        settings.setValue(seatKey(i, "name"), seat.name);
        settings.setValue(seatKey(i, "color"), QLatin1String(colorWords[static_cast<std::size_t>(seat.color)]));
    }
    if (choice.beginner) settings.setValue("setup/beginner", *choice.beginner);
    switch (choice.game) {
        case engine::GameKind::City:
            return rememberOptions(settings, choice.options);
        case engine::GameKind::Kids:
            return rememberOptions(settings, choice.kids);
    }
}

std::optional<QString> faultOf(const SetupChoice& choice) {
    if (choice.seats.size() < fewestSeats || choice.seats.size() > engine::maxPlayers)
        return Text::tr("Two to four players can play");
    std::vector<Seat> before;
    for (const Seat& seat : choice.seats) {
        const QString name = seat.name.simplified();
        if (name.isEmpty()) return Text::tr("A player has no name");
        if (name.size() > maxNameLength) return Text::tr("A name has at most %1 letters").arg(maxNameLength);
        if (isTaken(before, name)) return Text::tr("Two players have the same name");
        if (isTaken(before, seat.color)) return Text::tr("Two players have the same colour");
        before.push_back({name, seat.color});
    }
    const int seats = static_cast<int>(choice.seats.size());
    if (choice.beginner && (*choice.beginner < 0 || *choice.beginner >= seats))
        return Text::tr("Nobody sits where the game is to begin");
    if (choice.game == engine::GameKind::Kids && !isPileCount(choice.kids.piles))
        return Text::tr("The tiles lie in one to four piles");
    return std::nullopt;
}

std::shared_ptr<const engine::GameSetup> makeSetup(const SetupChoice& choice,
                                                   std::shared_ptr<const engine::TileSet> tiles, std::uint64_t seed) {
    engine::Random random(~seed);  // other numbers than the dealing takes
    const std::size_t count = choice.seats.size();
    const std::size_t beginner = choice.beginner ? static_cast<std::size_t>(*choice.beginner)
                                                 : random.below(static_cast<std::uint32_t>(count));
    std::vector<engine::Player> players;
    for (std::size_t i = 0; i < count; ++i) {
        const Seat& seat = choice.seats[(beginner + i) % count];
        players.push_back({seat.name.simplified().toStdString(), seat.color, engine::PlayerKind::Human});
    }
    return engine::dealGame(std::move(tiles), std::move(players), optionsOf(choice), seed);
}

}  // namespace remparts::model
