#include "sentences_hover.h"

#include <algorithm>

#include "counted.h"
#include "overloaded.h"
#include "sentences.h"

namespace remparts::model::sentences {

namespace {

QString product(int count, int each) {
    return QStringLiteral("%1 × %2").arg(count).arg(each);
}

QString terms(const engine::GuardScore& s) {
    if (s.historicBuildings == 0) return product(s.publicBuildings, 2);
    if (s.publicBuildings == 0) return product(s.historicBuildings, 3);
    return product(s.publicBuildings, 2) + QStringLiteral(" + ") + product(s.historicBuildings, 3);
}

}  // namespace

QString sum(const engine::ScoreBreakdown& score) {
    const QString left =
        std::visit(Overloaded{
                       [](const engine::StreetScore& s) { return product(s.tiles, s.pointsPerTile()); },
                       [](const engine::MarketScore& s) { return product(s.tiles, s.kindCount()); },
                       [](const engine::TowerScore& s) { return product(s.pieces, 1); },
                       [](const engine::ResidentialScore& s) { return product(s.markets, 2); },
                       [](const engine::GuardScore& s) { return terms(s); },
                   },
                   score);
    return QStringLiteral("%1 = %2").arg(left).arg(engine::pointsOf(score));
}

QString featureTitle(const engine::FeatureReport& report) {
    const QString sized = featureOfSize(report.feature.kind, static_cast<int>(report.tiles.size()));
    return std::visit(Overloaded{
                          [&](const engine::MarketScore& s) { return Text::tr("%1: %2").arg(sized, kinds(s.kinds)); },
                          [&](const engine::ResidentialScore& s) {
                              return Text::tr("%1 %2", "Residential area of 5 tiles, beside 2 markets")
                                  .arg(sized, besideMarkets(s.markets));
                          },
                          [&](const auto&) { return sized; },
                      },
                      report.worth);
}

QString owner(const engine::GameSetup& setup, const FeatureFacts& facts) {
    const bool isResidential = facts.report.feature.kind == engine::SegmentKind::Residential;
    const auto owners = facts.owners();
    if (owners.empty()) return isResidential ? Text::tr("nobody lives in it") : Text::tr("nobody stands on it");
    return owners.size() == 1 ? names(setup, owners) : Text::tr("%1 share it").arg(names(setup, owners));
}

QString completeness(const engine::Feature& feature) {
    return state(feature.kind, feature.isComplete());
}

QString award(const engine::GameSetup& setup, const std::vector<engine::Scored>& scored) {
    if (scored.empty()) return {};
    std::vector<engine::PlayerIndex> players;
    for (const engine::Scored& one : scored) players.push_back(one.player);
    const QString points = QString::number(engine::pointsOf(scored.front().score));
    return players.size() == 1 ? Text::tr("%1 for %2").arg(points, names(setup, players))
                               : Text::tr("%1 each for %2").arg(points, names(setup, players));
}

QString atEnd(const engine::GameSetup& setup, const FeatureFacts& facts) {
    if (!facts.atEnd.empty()) return award(setup, facts.atEnd);
    if (!facts.report.feature.isClaimed()) return Text::tr("nothing, as nobody is on it");
    return Text::tr("nothing, as it stays open");
}

QString buildingTitle(engine::BuildingKind kind, const QString& name) {
    if (kind == engine::BuildingKind::Public) return Text::tr("Public building");
    return name.isEmpty() ? Text::tr("Historic building") : Text::tr("%1, historic building").arg(name);
}

QString buildingWorth(engine::BuildingKind kind) {
    const bool isPublic = kind == engine::BuildingKind::Public;
    const engine::GuardScore worth = isPublic ? engine::GuardScore{1, 0} : engine::GuardScore{0, 1};
    return Text::tr("%n for each guard who sees it", nullptr, worth.points());
}

QString guardSees(const engine::GuardReport& guard) {
    return Text::tr("%1: %2").arg(tileCount(static_cast<int>(guard.row.size())), buildings(guard.worth));
}

QString wallSoFar(int pieces, int towers) {
    return towers == 0 ? wallPieceCount(pieces) : Text::tr("%1, %2").arg(wallPieceCount(pieces), towerCount(towers));
}

QString whereIs(engine::Position cell, const QString& design) {
    return Text::tr("%1 · tile %2").arg(place(cell), design);
}

QString roadTitle(const engine::RoadReport& road) {
    return featureOfSize(engine::SegmentKind::Road, static_cast<int>(road.tiles.size()));
}

QString roadState(const engine::RoadReport& road) {
    return state(engine::SegmentKind::Road, road.closed);
}

QString guardsOf(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& owners) {
    QStringList parts;
    for (engine::PlayerIndex player = 0; player < setup.players.size(); ++player) {
        const auto count = static_cast<int>(std::count(owners.begin(), owners.end(), player));
        if (count > 0) parts.append(Text::tr("%1 of %2").arg(guardCount(count), playerName(setup, player)));
    }
    return listed(parts);
}

QString setBy(const engine::GameSetup& setup, engine::PlayerIndex builder) {
    return Text::tr("set by %1").arg(playerName(setup, builder));
}

QString imaginedWall() {
    return Text::tr("imagined for the final scoring");
}

QString guardBarred() {
    return Text::tr("none, as one stands straight across");
}

QString ringClosed() {
    return Text::tr("closed all round");
}

QString piecesLeft(int pieces) {
    return wallPiecesLeft(pieces);
}

QString capitalisedRole(engine::FollowerRole role) {
    return capitalised(sentences::role(role));
}

QString wallTitle() {
    return Text::tr("Piece of the city wall");
}

QString gateTitle() {
    return Text::tr("City gate");
}

QString towerTitle() {
    return Text::tr("Tower");
}

QString crossingTitle() {
    return Text::tr("Crossing, where streets end");
}

QString meadowTitle() {
    return Text::tr("Meadow");
}

QString stopTitle(char drawn) {
    switch (drawn) {
        case 'h':
            return Text::tr("House, where roads end");
        case 'p':
            return Text::tr("Pond, where roads end");
        case 'w':
            return Text::tr("Wall, where roads end");
        default:
            return meadowTitle();
    }
}

QString labelNow() {
    return Text::tr("Now");
}

QString labelAtEnd() {
    return Text::tr("At the end");
}

QString labelScored() {
    return Text::tr("Scored");
}

QString labelState() {
    return Text::tr("It is");
}

QString labelStandsOn() {
    return Text::tr("Stands on");
}

QString labelSees() {
    return Text::tr("Sees");
}

QString labelGuardHere() {
    return Text::tr("A guard here");
}

QString labelSeenBy() {
    return Text::tr("Seen by");
}

QString labelGuard() {
    return Text::tr("Guard");
}

QString labelWall() {
    return Text::tr("Wall");
}

QString labelChildren() {
    return Text::tr("On it");
}

}  // namespace remparts::model::sentences
