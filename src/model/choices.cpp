#include "choices.h"

#include <algorithm>

#include "counted.h"
#include "overloaded.h"
#include "pile_places.h"
#include "preview.h"
#include "sentences.h"
#include "table_facts.h"
#include "table_geometry.h"

namespace remparts::model {

namespace {

using sentences::Text;

// Heights of the spots above the ground, in cells: over the roofs, over the battlements.
constexpr double followerHeight = 0.1;
constexpr double wallHeight = 0.35;
constexpr double towerHeight = 0.5;
// Spots of the two ends never coincide, even when both ends lead to one side.
constexpr double sharedSideOffset = 0.22;
constexpr double towerOffset = 0.36;

/// Clockwise round the city when positive: towards the far end of an arm's last piece.
double towardsTip(engine::WallEnd end, double along) {
    return end == engine::WallEnd::Clockwise ? along : -along;
}

class ChoiceMaker {
  public:
    ChoiceMaker(const engine::Game& game, bool withWorth)
        : m_game(game), m_state(game.state()), m_withWorth(withWorth) {}

    std::optional<Choice> make(const engine::Action& action) const {
        return std::visit(Overloaded{
                              [&](const engine::PlaceFollower& a) { return follower(a); },
                              [&](const engine::PlaceGate& a) { return gate(a); },
                              [&](const engine::PlaceWall& a) { return wall(a); },
                              [&](const engine::PlaceGuard&) { return guard(); },
                              [&](const engine::PlaceTower& a) { return tower(a); },
                              [&](const engine::DrawTile& a) { return pile(a); },
                              [](const auto&) { return std::optional<Choice>(); },
                          },
                          action);
    }

  private:
    std::optional<Choice> follower(const engine::PlaceFollower& action) const;
    std::optional<Choice> gate(const engine::PlaceGate& action) const;
    std::optional<Choice> wall(const engine::PlaceWall& action) const;
    std::optional<Choice> guard() const;
    std::optional<Choice> tower(const engine::PlaceTower& action) const;
    std::optional<Choice> pile(const engine::DrawTile& action) const;
    QString wallDetail(const engine::PlaceWall& action, engine::BoardEdge edge, bool bothEndsMeet) const;

    const engine::Game& m_game;
    const engine::GameState& m_state;
    bool m_withWorth;
};

QString followerWord(engine::SegmentKind kind) {
    switch (kind) {
        case engine::SegmentKind::Street:
            return Text::tr("Citizen");
        case engine::SegmentKind::Market:
            return Text::tr("Seller");
        case engine::SegmentKind::Residential:
            return Text::tr("Steward");
        case engine::SegmentKind::Road:
            return Text::tr("Follower");
    }
    return {};
}

std::optional<Choice> ChoiceMaker::follower(const engine::PlaceFollower& action) const {
    const auto tiles = m_state.board.tiles();
    if (tiles.empty()) return std::nullopt;
    const engine::PlacedTile& tile = tiles.back();
    const engine::SegmentRef segment{static_cast<std::int32_t>(tiles.size()) - 1, action.segment};

    Choice choice;
    choice.action = action;
    choice.at = pointOn(tile, engine::followerCell(m_state.definition(tile), action.segment));
    choice.height = followerHeight;
    choice.segment = segment;
    choice.word = followerWord(m_state.definition(tile).segments[action.segment].kind);
    if (m_withWorth) choice.detail = sentences::worthSoFar(engine::describeFeature(m_state, segment));
    choice.rule = QStringLiteral("C3.1");
    return choice;
}

std::optional<Choice> ChoiceMaker::gate(const engine::PlaceGate& action) const {
    Choice choice;
    choice.action = action;
    choice.at = middleOf(action.edge);
    choice.height = wallHeight;
    choice.edge = action.edge;
    choice.word = Text::tr("Gate here");
    choice.rule = QStringLiteral("C5.4");
    if (!m_withWorth) return choice;
    const Preview result = preview(m_game.rules(), m_state, action);
    choice.detail = sentences::completions(result.after, result.events);
    return choice;
}

std::optional<Choice> ChoiceMaker::wall(const engine::PlaceWall& action) const {
    const auto edge = engine::nextWallEdge(m_state, action.end);
    if (!edge) return std::nullopt;
    const bool bothEndsMeet = engine::nextWallEdge(m_state, engine::WallEnd::Clockwise) ==
                              engine::nextWallEdge(m_state, engine::WallEnd::Counterclockwise);
    Choice choice;
    choice.action = action;
    // The piece grows away from its tip: the spot of a shared side lies nearer to its own end.
    choice.at = alongEdge(*edge, bothEndsMeet ? -towardsTip(action.end, sharedSideOffset) : 0);
    choice.height = wallHeight;
    choice.edge = edge;
    choice.word = Text::tr("This end");
    if (m_withWorth) choice.detail = wallDetail(action, *edge, bothEndsMeet);
    choice.rule = QStringLiteral("C5.4");
    return choice;
}

QString ChoiceMaker::wallDetail(const engine::PlaceWall& action, engine::BoardEdge edge, bool bothEndsMeet) const {
    const Preview result = preview(m_game.rules(), m_state, action);
    QStringList parts;
    if (bothEndsMeet) {
        parts.append(action.end == engine::WallEnd::Clockwise
                         ? Text::tr("Closes the city; the piece counts for the clockwise end")
                         : Text::tr("Closes the city; the piece counts for the counter-clockwise end"));
    }
    const QString ended = sentences::completions(result.after, result.events);
    if (!ended.isEmpty()) parts.append(ended);
    if (result.asksForGuard) {
        const engine::GuardScore worth = engine::describeGuard(m_state, edge).worth;
        parts.append(Text::tr("A guard here: %1 in the row: %2")
                         .arg(sentences::buildings(worth), QString::number(worth.points())));
    }
    return parts.join(Text::tr("; "));
}

std::optional<Choice> ChoiceMaker::guard() const {
    const auto edge = pieceJustSet(m_state);
    if (!edge) return std::nullopt;
    const engine::GuardScore worth = engine::describeGuard(m_state, *edge).worth;
    Choice choice;
    choice.action = engine::PlaceGuard{};
    choice.at = middleOf(*edge);
    choice.height = wallHeight;
    choice.edge = edge;
    choice.word = Text::tr("Guard here");
    choice.rule = sentences::rule(engine::ScoreBreakdown(worth));
    if (!m_withWorth) return choice;
    choice.detail = sentences::capitalised(
        Text::tr("%1 in the row: %2").arg(sentences::buildings(worth), QString::number(worth.points())));
    return choice;
}

std::optional<Choice> ChoiceMaker::tower(const engine::PlaceTower& action) const {
    if (!m_state.wall.gate) return std::nullopt;
    const engine::BoardEdge tip = m_state.wall.tip(action.end);
    const engine::TowerScore worth = engine::describeTower(m_state, action.end);
    Choice choice;
    choice.action = action;
    choice.at = alongEdge(tip, towardsTip(action.end, towerOffset));
    choice.height = towerHeight;
    choice.edge = tip;
    choice.word = Text::tr("Tower here");
    choice.rule = sentences::rule(engine::ScoreBreakdown(worth));
    if (!m_withWorth) return choice;
    choice.word = Text::tr("Tower here: %1").arg(worth.points());
    choice.detail =
        Text::tr("%1: %2").arg(sentences::wallPieceCount(worth.pieces), sentences::pointCount(worth.points()));
    return choice;
}

std::optional<Choice> ChoiceMaker::pile(const engine::DrawTile& action) const {
    const std::vector<TablePoint> places = pilePlaces(m_state);
    if (action.pile >= places.size()) return std::nullopt;
    const int left = stackFacts(m_state)[action.pile].left;
    Choice choice;
    choice.action = action;
    choice.number = action.pile + 1;
    choice.at = places[action.pile];
    choice.height = tableLevel + left * pileTileHeight;
    choice.word = Text::tr("Pile %1").arg(choice.number);
    if (m_withWorth) choice.detail = sentences::tilesLeft(left);
    choice.rule = QStringLiteral("K2.1");
    return choice;
}

}  // namespace

std::vector<Choice> choicesFor(const engine::Game& game, std::span<const engine::Action> offered, bool withWorth) {
    constexpr std::size_t numberKeys = 9;
    const ChoiceMaker maker(game, withWorth);
    std::vector<Choice> choices;
    for (const engine::Action& action : offered)
        if (auto choice = maker.make(action)) choices.push_back(std::move(*choice));
    if (choices.size() <= numberKeys)
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (choices[i].number == 0) choices[i].number = static_cast<int>(i) + 1;
    return choices;
}

std::optional<engine::BoardEdge> pieceJustSet(const engine::GameState& state) {
    if (!state.wallRound || state.wall.pieceCount() == 0) return std::nullopt;
    return state.wall.tip(state.wallRound->lastEnd);
}

std::vector<WorthTag> worthsOf(const engine::GameState& state, const engine::GuardReport& guard) {
    std::vector<WorthTag> worths;
    for (const engine::Position cell : guard.row) {
        const engine::PlacedTile* tile = state.board.tileAt(cell);
        if (tile == nullptr) continue;
        const engine::TileDefinition& design = state.definition(*tile);
        const engine::GuardScore worth{design.publicBuildings, design.historicBuildings};
        if (worth.points() != 0) worths.push_back({cell, worth.points()});
    }
    return worths;
}

}  // namespace remparts::model
