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
    if (historicOnes == 0)
        return publicOnes == 1 ? Text::tr("1 public building") : Text::tr("%1 public buildings").arg(publicOnes);
    if (publicOnes == 0)
        return historicOnes == 1 ? Text::tr("1 historic building")
                                 : Text::tr("%1 historic buildings").arg(historicOnes);
    return historicOnes == 1 ? Text::tr("%1 public and 1 historic building").arg(publicOnes)
                             : Text::tr("%1 public and %2 historic buildings")
                                   .arg(QString::number(publicOnes), QString::number(historicOnes));
}

QString building(engine::BuildingKind kind) {
    const bool isPublic = kind == engine::BuildingKind::Public;
    const engine::GuardScore worth = isPublic ? engine::GuardScore{1, 0} : engine::GuardScore{0, 1};
    return (isPublic ? Text::tr("Public building: %1 for each guard before it")
                     : Text::tr("Historic building: %1 for each guard before it"))
        .arg(pointCount(worth.points()));
}

QString scoredThing(const engine::ScoreBreakdown& score) {
    return std::visit(
        Overloaded{
            [](const engine::StreetScore& s) { return Text::tr("Street of %1").arg(tileCount(s.tiles)); },
            [](const engine::MarketScore& s) { return Text::tr("Market of %1").arg(tileCount(s.tiles)); },
            [](const engine::TowerScore& s) { return Text::tr("Tower, %1").arg(wallPieceCount(s.pieces)); },
            [](const engine::ResidentialScore& s) {
                return Text::tr("Residential area beside %1").arg(marketCount(s.markets));
            },
            [](const engine::GuardScore& s) { return Text::tr("Guard before %1").arg(buildings(s)); },
        },
        score);
}

QString terms(const engine::ScoreBreakdown& score) {
    return std::visit(
        Overloaded{
            [](const engine::StreetScore& s) {
                return s.tiles == 1 ? Text::tr("1 tile, 1 point")
                                    : Text::tr("%1, %2 each").arg(tileCount(s.tiles), pointCount(s.pointsPerTile()));
            },
            [](const engine::MarketScore& s) {
                return Text::tr("%1 × %2, %3").arg(tileCount(s.tiles), kindCount(s.kindCount()), kinds(s.kinds));
            },
            [](const engine::TowerScore& s) {
                return s.pieces == 0 ? Text::tr("no piece of wall before it")
                                     : Text::tr("%1, 1 point each").arg(wallPieceCount(s.pieces));
            },
            [](const engine::ResidentialScore& s) {
                return s.markets == 0 ? Text::tr("no market touches it")
                                      : Text::tr("%1, 2 points each").arg(marketCount(s.markets));
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
                return s.tiles == 1 ? Text::tr("%1: street of 1 tile: %2").arg(name, points)
                                    : Text::tr("%1: street of %2, %3 each: %4")
                                          .arg(name, tileCount(s.tiles), pointCount(s.pointsPerTile()), points);
            },
            [&](const engine::MarketScore& s) {
                return Text::tr("%1: market of %2, %3: %4")
                    .arg(name, tileCount(s.tiles), kindCount(s.kindCount()), points);
            },
            [&](const engine::TowerScore& s) {
                return Text::tr("%1: tower, %2: %3").arg(name, wallPieceCount(s.pieces), points);
            },
            [&](const engine::ResidentialScore& s) {
                return Text::tr("%1: residential area beside %2: %3").arg(name, marketCount(s.markets), points);
            },
            [&](const engine::GuardScore& s) {
                return Text::tr("%1: guard before %2: %3").arg(name, buildings(s), points);
            },
        },
        scored.score);
}

QString rule(const engine::ScoreBreakdown& score) {
    const std::string_view number = engine::ruleOf(score);
    return QString::fromLatin1(number.data(), static_cast<qsizetype>(number.size()));
}

}  // namespace remparts::model::sentences
