#include "hover_card.h"

#include <algorithm>

#include "feature_facts.h"
#include "remparts/engine/road.h"
#include "sentences.h"
#include "sentences_hover.h"
#include "table_geometry.h"

namespace remparts::model {

namespace {

using engine::FollowerRole;
using engine::PlayerIndex;
using engine::SegmentRef;
namespace say = sentences;

class CardWriter {
  public:
    explicit CardWriter(const engine::Game& game) : m_game(game), m_state(game.state()), m_outlook(game) {}

    HoverCard onGround(TablePoint at);
    HoverCard onPiece(const PointedPiece& piece);

  private:
    void tellFeature(SegmentRef segment);
    void tellRoad(SegmentRef segment);
    void tellGround(const PicturePlace& place);
    void tellBuilding(const engine::PlacedTile& tile, engine::BuildingKind kind);
    void tellWall(engine::BoardEdge edge);
    void tellGate(engine::BoardEdge edge);
    void tellTower(const PointedPiece& piece);
    void tellGuard(engine::BoardEdge edge, PlayerIndex player);
    void tellFollower(const PointedPiece& piece);
    void tellWhere(engine::Position cell);
    void tellOwners(const std::vector<PlayerIndex>& players);
    void add(const QString& label, const QString& value) {
        if (!value.isEmpty()) m_card.lines.push_back({label, value});
    }
    [[nodiscard]] PlayerIndex playerOf(engine::PlayerColor color) const {
        return engine::playerOf(m_game.setup(), color);
    }
    [[nodiscard]] std::vector<engine::FollowerPlacement> guardsSeeing(engine::Position cell) const;
    [[nodiscard]] const engine::WallPiece* pieceAt(engine::BoardEdge edge) const;

    const engine::Game& m_game;
    const engine::GameState& m_state;
    Outlook m_outlook;
    HoverCard m_card;
};

HoverCard CardWriter::onGround(TablePoint at) {
    const auto place = pictureUnder(m_state, at);
    if (!place) return {};
    tellWhere(m_state.board.tile(place->tile).position);
    const auto segment = segmentUnder(m_state, at);
    if (!segment)
        tellGround(*place);
    else if (m_state.features.feature(*segment).kind == engine::SegmentKind::Road)
        tellRoad(*segment);
    else
        tellFeature(*segment);
    return std::move(m_card);
}

HoverCard CardWriter::onPiece(const PointedPiece& piece) {
    const bool onTile = piece.kind == PointedPiece::Kind::Follower;
    const engine::Position cell = onTile ? piece.tile : piece.edge.tile;
    if (!m_state.board.isOccupied(cell)) return {};
    tellWhere(cell);
    if (!onTile) m_card.edge = piece.edge;
    switch (piece.kind) {
        case PointedPiece::Kind::Wall:
            tellWall(piece.edge);
            break;
        case PointedPiece::Kind::Gate:
            tellGate(piece.edge);
            break;
        case PointedPiece::Kind::Tower:
            tellTower(piece);
            break;
        case PointedPiece::Kind::Guard:
            tellGuard(piece.edge, playerOf(piece.color));
            break;
        case PointedPiece::Kind::Follower:
            tellFollower(piece);
            break;
    }
    return std::move(m_card);
}

void CardWriter::tellWhere(engine::Position cell) {
    const engine::PlacedTile& tile = *m_state.board.tileAt(cell);
    m_card.where = say::whereIs(cell, QString::fromStdString(m_state.definition(tile).id));
}

void CardWriter::tellOwners(const std::vector<PlayerIndex>& players) {
    for (const PlayerIndex player : players)
        if (player != engine::noPlayer) m_card.players.push_back(m_game.setup().players[player].color);
}

void CardWriter::tellFeature(SegmentRef segment) {
    const FeatureFacts facts = m_outlook.feature(segment);
    if (m_card.title.isEmpty()) {
        m_card.title = say::featureTitle(facts.report);
        m_card.owner = say::owner(m_game.setup(), facts);
        tellOwners(facts.owners());
    }
    m_card.rule = say::rule(facts.report.worth);
    m_card.segments = facts.report.segments;
    const QString now = say::sum(facts.report.worth);
    if (facts.isScored()) {
        add(say::labelScored(), now);
        if (facts.scored.size() > 1) add({}, say::award(m_game.setup(), facts.scored));
        return;
    }
    add(say::labelNow(), now);
    if (!m_state.isOver()) add(say::labelAtEnd(), say::atEnd(m_game.setup(), facts));
    add(say::labelState(), say::completeness(facts.report.feature));
}

void CardWriter::tellRoad(SegmentRef segment) {
    const engine::RoadReport road = engine::describeRoad(m_state, segment);
    if (m_card.title.isEmpty()) m_card.title = say::roadTitle(road);
    m_card.rule = QStringLiteral("K3.1");
    m_card.segments = m_state.features.members(segment);
    add(say::labelState(), say::roadState(road));
    add(say::labelChildren(), say::roadChildren(m_game.setup(), road));
    std::vector<PlayerIndex> players;
    for (const engine::ChildOnRoad& child : road.children) players.push_back(playerOf(child.child.color));
    std::sort(players.begin(), players.end());
    players.erase(std::unique(players.begin(), players.end()), players.end());
    if (m_card.players.empty()) tellOwners(players);
}

void CardWriter::tellGround(const PicturePlace& place) {
    const engine::PlacedTile& tile = m_state.board.tile(place.tile);
    const auto& row = m_state.definition(tile).picture[static_cast<std::size_t>(place.cell.row)];
    const char drawn = row[static_cast<std::size_t>(place.cell.column)];
    if (drawn == 'P') return tellBuilding(tile, engine::BuildingKind::Public);
    if (drawn == 'H') return tellBuilding(tile, engine::BuildingKind::Historic);
    m_card.title = drawn == '+' ? say::crossingTitle() : say::stopTitle(drawn);
}

std::vector<engine::FollowerPlacement> CardWriter::guardsSeeing(engine::Position cell) const {
    std::vector<engine::FollowerPlacement> guards;
    for (const engine::FollowerPlacement& follower : m_state.followers) {
        if (follower.role != FollowerRole::Guard) continue;
        const auto row = engine::describeGuard(m_state, follower.edge).row;
        if (std::find(row.begin(), row.end(), cell) != row.end()) guards.push_back(follower);
    }
    return guards;
}

void CardWriter::tellBuilding(const engine::PlacedTile& tile, engine::BuildingKind kind) {
    QString name;
    for (const engine::Building& building : m_state.definition(tile).buildings)
        if (building.kind == kind) name = QString::fromStdString(building.name);
    m_card.title = say::buildingTitle(kind, name);
    m_card.rule = QStringLiteral("C8.5");
    add(say::labelAtEnd(), say::buildingWorth(kind));
    std::vector<PlayerIndex> players;
    for (const engine::FollowerPlacement& guard : guardsSeeing(tile.position)) players.push_back(guard.player);
    add(say::labelSeenBy(), say::guardsOf(m_game.setup(), players));
    std::sort(players.begin(), players.end());
    players.erase(std::unique(players.begin(), players.end()), players.end());
    tellOwners(players);
}

const engine::WallPiece* CardWriter::pieceAt(engine::BoardEdge edge) const {
    for (const auto& arm : m_state.wall.arms)
        for (const engine::WallPiece& piece : arm)
            if (piece.edge == edge) return &piece;
    return nullptr;
}

void CardWriter::tellWall(engine::BoardEdge edge) {
    m_card.title = say::wallTitle();
    m_card.rule = QStringLiteral("C5.4");
    const engine::WallPiece* piece = pieceAt(edge);
    if (piece == nullptr) {  // imagined at the end
        m_card.owner = say::imaginedWall();
        m_card.rule = QStringLiteral("C8.2");
        return;
    }
    tellOwners({piece->builder});
    m_card.owner = say::setBy(m_game.setup(), piece->builder);
    const engine::GuardReport guard = engine::describeGuard(m_state, edge);
    m_card.row = guard.row;
    if (piece->guard != engine::noPlayer) {
        add(say::labelGuard(), say::guardsOf(m_game.setup(), {piece->guard}));
        add(say::labelSees(), say::guardSees(guard));
    } else {
        add(say::labelGuardHere(), guard.barredByOpposite ? say::guardBarred() : say::guardSees(guard));
    }
}

void CardWriter::tellGate(engine::BoardEdge) {
    const engine::CityWall& wall = m_state.wall;
    int towers = 0;
    for (const PlayerIndex owner : wall.gateTowers) towers += owner == engine::noPlayer ? 0 : 1;
    for (const auto& arm : wall.arms)
        for (const engine::WallPiece& piece : arm) towers += piece.tower == engine::noPlayer ? 0 : 1;
    m_card.title = say::gateTitle();
    m_card.rule = QStringLiteral("C5.4");
    add(say::labelWall(), say::wallSoFar(static_cast<int>(wall.pieceCount()), towers));
    add({}, wall.closed ? say::ringClosed() : say::piecesLeft(m_state.wallPiecesLeft));
}

void CardWriter::tellTower(const PointedPiece& piece) {
    const PlayerIndex player = playerOf(piece.color);
    m_card.title = say::towerTitle();
    m_card.rule = QStringLiteral("C7.2");
    m_card.owner = say::playerName(m_game.setup(), player);
    tellOwners({player});
    for (const engine::Scored& scored : m_outlook.towerScored(piece.edge)) {
        if (scored.player != player) continue;
        add(say::labelScored(), say::sum(scored.score));
        add({}, say::terms(scored.score));
    }
}

void CardWriter::tellGuard(engine::BoardEdge edge, PlayerIndex player) {
    const engine::GuardReport guard = engine::describeGuard(m_state, edge);
    m_card.title = say::capitalisedRole(FollowerRole::Guard);
    m_card.rule = QStringLiteral("C8.5");
    m_card.owner = say::playerName(m_game.setup(), player);
    tellOwners({player});
    m_card.row = guard.row;
    add(say::labelSees(), say::guardSees(guard));
    const auto scored = m_outlook.guardScored(edge);
    add(scored.empty() ? say::labelNow() : say::labelScored(), say::sum(guard.worth));
    if (scored.empty()) add(say::labelAtEnd(), say::award(m_game.setup(), m_outlook.guardAtEnd(edge)));
}

void CardWriter::tellFollower(const PointedPiece& piece) {
    const SegmentRef segment{m_state.board.indexAt(piece.tile), piece.segment};
    const auto placed = std::find_if(m_state.followers.begin(), m_state.followers.end(), [&](const auto& follower) {
        return follower.role != FollowerRole::Guard && follower.segment == segment;
    });
    if (placed == m_state.followers.end()) return m_card = {}, void();
    m_card.title = say::capitalisedRole(placed->role);
    m_card.owner = say::playerName(m_game.setup(), placed->player);
    tellOwners({placed->player});
    if (placed->role == FollowerRole::Figure) return tellRoad(segment);
    const auto report = engine::describeFeature(m_state, segment);
    add(say::labelStandsOn(), say::featureTitle(report));
    tellFeature(segment);
}

}  // namespace

HoverCard hoverCard(const engine::Game& game, TablePoint at, const std::optional<PointedPiece>& piece) {
    CardWriter writer(game);
    if (!piece) return writer.onGround(at);
    HoverCard card = writer.onPiece(*piece);
    return card.isEmpty() ? CardWriter(game).onGround(at) : card;
}

}  // namespace remparts::model
