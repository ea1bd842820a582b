#include "sentences.h"

#include "counted.h"
#include "remparts/io/place_name.h"

namespace remparts::model::sentences {

QString playerName(const engine::GameSetup& setup, engine::PlayerIndex player) {
    if (player >= setup.players.size()) return Text::tr("Nobody");
    const QString name = QString::fromStdString(setup.players[player].name).simplified();
    return name.isEmpty() ? Text::tr("Player %1").arg(player + 1) : name;
}

QString names(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& players) {
    QStringList words;
    for (const engine::PlayerIndex player : players) words.append(playerName(setup, player));
    return listed(words);
}

QString place(engine::Position position) {
    return column(position.x) + row(position.y);
}

QString column(std::int32_t x) {
    return QString::fromStdString(io::columnName(x));
}

QString row(std::int32_t y) {
    return QString::fromStdString(io::rowName(y));
}

QString ask(const engine::Decision& decision) {
    switch (decision.phase) {
        case engine::Phase::Draw:
            return Text::tr("Pick a pile");
        case engine::Phase::Tile:
            return Text::tr("Lay the tile");
        case engine::Phase::Follower:
            return Text::tr("Place a follower");
        case engine::Phase::Gate:
            return Text::tr("Set the city gate");
        case engine::Phase::Wall:
            return Text::tr("Set a wall piece");
        case engine::Phase::Guard:
            return Text::tr("Place a guard");
        case engine::Phase::Tower:
            return Text::tr("Set a tower");
        case engine::Phase::Over:
            return Text::tr("The game is over");
    }
    return {};
}

QString role(engine::FollowerRole role) {
    switch (role) {
        case engine::FollowerRole::Citizen:
            return Text::tr("citizen");
        case engine::FollowerRole::Seller:
            return Text::tr("seller");
        case engine::FollowerRole::Steward:
            return Text::tr("steward");
        case engine::FollowerRole::Guard:
            return Text::tr("guard");
        case engine::FollowerRole::Figure:
            return Text::tr("figure");
    }
    return {};
}

QString endReason(engine::EndReason reason) {
    switch (reason) {
        case engine::EndReason::TilesExhausted:
            return Text::tr("The last tile is laid.");
        case engine::EndReason::WallsExhausted:
            return Text::tr("The last piece of wall is set.");
        case engine::EndReason::GapSmall:
            return Text::tr("Five sides or fewer are left between the two ends of the wall.");
        case engine::EndReason::CityClosed:
            return Text::tr("The wall round the city is closed.");
        case engine::EndReason::FiguresPlaced:
            return Text::tr("A player has placed all figures.");
    }
    return {};
}

QString rule(const engine::GameSetup& setup, engine::EndReason reason) {
    if (reason == engine::EndReason::FiguresPlaced) return QStringLiteral("K4.1");
    switch (setup.tiles->game()) {
        case engine::GameKind::City:
            return QStringLiteral("C8.1");
        case engine::GameKind::Kids:
            return QStringLiteral("K4.2");
    }
    return {};
}

QString outcomeRule(const engine::GameSetup& setup, engine::EndReason reason) {
    switch (setup.tiles->game()) {
        case engine::GameKind::City:
            return QStringLiteral("C8.6");
        case engine::GameKind::Kids:
            return rule(setup, reason);
    }
    return {};
}

QString verdict(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& winners, int points) {
    if (winners.empty()) return {};
    if (winners.size() > 1) return Text::tr("%1 share the victory").arg(names(setup, winners));
    return Text::tr("%1 wins with %n point(s)", nullptr, points).arg(names(setup, winners));
}

QString figuresVerdict(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& winners, int left) {
    if (winners.empty()) return {};
    if (winners.size() == 1) return Text::tr("%1 wins").arg(names(setup, winners));
    return left == 0 ? Text::tr("%1 share the victory").arg(names(setup, winners))
                     : Text::tr("A draw between %1").arg(names(setup, winners));
}

QString outcome(const engine::GameSetup& setup, const std::vector<int>& scores,
                const std::vector<engine::PlayerIndex>& winners) {
    const int best = winners.empty() ? 0 : scores[winners.front()];
    switch (setup.tiles->game()) {
        case engine::GameKind::City:
            return verdict(setup, winners, best);
        case engine::GameKind::Kids:
            return figuresVerdict(setup, winners, best);
    }
    return {};
}

}  // namespace remparts::model::sentences
