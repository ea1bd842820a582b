#include "counted.h"
#include "overloaded.h"
#include "sentences.h"

namespace remparts::model::sentences {

QString kinds(engine::MarketKinds kinds) {
    QStringList words;
    if ((kinds & 1) != 0) words.append(Text::tr("fish"));
    if ((kinds & 2) != 0) words.append(Text::tr("grain"));
    if ((kinds & 4) != 0) words.append(Text::tr("livestock"));
    return listed(words);
}

QString buildings(const engine::GuardScore& score) {
    const int publicOnes = score.publicBuildings;
    const int historicOnes = score.historicBuildings;
    if (publicOnes == 0 && historicOnes == 0) return Text::tr("no building");
    if (historicOnes == 0) return Text::tr("%n public building(s)", nullptr, publicOnes);
    if (publicOnes == 0) return Text::tr("%n historic building(s)", nullptr, historicOnes);
    return Text::tr("%1 and %n historic building(s)", nullptr, historicOnes)
        .arg(Text::tr("%n public", "as in: 3 public and 2 historic buildings", publicOnes));
}

QString building(engine::BuildingKind kind) {
    const bool isPublic = kind == engine::BuildingKind::Public;
    const engine::GuardScore worth = isPublic ? engine::GuardScore{1, 0} : engine::GuardScore{0, 1};
    return isPublic ? Text::tr("Public building: %n point(s) for each guard before it", nullptr, worth.points())
                    : Text::tr("Historic building: %n point(s) for each guard before it", nullptr, worth.points());
}

QString scoredThing(const engine::ScoreBreakdown& score) {
    return std::visit(
        Overloaded{
            [](const engine::StreetScore& s) { return Text::tr("Street of %n tile(s)", nullptr, s.tiles); },
            [](const engine::MarketScore& s) { return Text::tr("Market of %n tile(s)", nullptr, s.tiles); },
            [](const engine::TowerScore& s) { return Text::tr("Tower, %1").arg(wallPieceCount(s.pieces)); },
            [](const engine::ResidentialScore& s) {
                return Text::tr("Residential area %1").arg(besideMarkets(s.markets));
            },
            [](const engine::GuardScore& s) { return Text::tr("Guard, %1").arg(buildings(s)); },
        },
        score);
}

QString terms(const engine::ScoreBreakdown& score) {
    return std::visit(
        Overloaded{
            [](const engine::StreetScore& s) {
                return s.tiles == 1
                           ? Text::tr("1 tile, 1 point")
                           : Text::tr("%1, %n point(s) each", nullptr, s.pointsPerTile()).arg(tileCount(s.tiles));
            },
            [](const engine::MarketScore& s) {
                return Text::tr("%1 × %2, %3").arg(tileCount(s.tiles), kindCount(s.kindCount()), kinds(s.kinds));
            },
            [](const engine::TowerScore& s) {
                return s.pieces == 0 ? Text::tr("no piece of wall before it")
                                     : Text::tr("%1, %n point(s) each", nullptr, 1).arg(wallPieceCount(s.pieces));
            },
            [](const engine::ResidentialScore& s) {
                return s.markets == 0 ? Text::tr("no market touches it")
                                      : Text::tr("%1, %n point(s) each", nullptr, 2).arg(marketCount(s.markets));
            },
            [](const engine::GuardScore& s) {
                return Text::tr("%1: %2 × 2 + %3 × 3")
                    .arg(buildings(s), QString::number(s.publicBuildings), QString::number(s.historicBuildings));
            },
        },
        score);
}

QString scoring(const engine::GameSetup& setup, const engine::Scored& scored) {
    const QString name = playerName(setup, scored.player);
    const QString points = QString::number(engine::pointsOf(scored.score));
    return std::visit(
        Overloaded{
            [&](const engine::StreetScore& s) {
                if (s.tiles == 1) return Text::tr("%1: street of 1 tile: %2").arg(name, points);
                return s.pointsPerTile() == 1
                           ? Text::tr("%1: street of %n tile(s), 1 point each: %2", nullptr, s.tiles)
                                 .arg(name, points)
                           : Text::tr("%1: street of %n tile(s), 2 points each: %2", nullptr, s.tiles)
                                 .arg(name, points);
            },
            [&](const engine::MarketScore& s) {
                return Text::tr("%1: market of %n tile(s), %2: %3", nullptr, s.tiles)
                    .arg(name, kindCount(s.kindCount()), points);
            },
            [&](const engine::TowerScore& s) {
                return Text::tr("%1: tower, %2: %3").arg(name, wallPieceCount(s.pieces), points);
            },
            [&](const engine::ResidentialScore& s) {
                return Text::tr("%1: residential area %2: %3").arg(name, besideMarkets(s.markets), points);
            },
            [&](const engine::GuardScore& s) {
                return Text::tr("%1: guard, %2: %3").arg(name, buildings(s), points);
            },
        },
        scored.score);
}

QString rule(const engine::ScoreBreakdown& score) {
    const std::string_view number = engine::ruleOf(score);
    return QString::fromLatin1(number.data(), static_cast<qsizetype>(number.size()));
}

}  // namespace remparts::model::sentences
