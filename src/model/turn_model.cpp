#include "turn_model.h"

#include <algorithm>

#include "choice_pointer.h"
#include "choices.h"
#include "hints.h"
#include "offered_actions.h"
#include "refusals.h"
#include "remparts/engine/rules/city_queries.h"
#include "road_hints.h"
#include "selection.h"
#include "sentences.h"
#include "table_geometry.h"

namespace remparts::model {

TurnModel::TurnModel(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::changed, this, &TurnModel::decisionChanged);
    readPosition();
    m_highlights = m_base;
}

engine::Decision TurnModel::decision() const {
    return m_session.hasGame() ? m_session.state().decision : engine::Decision{0, engine::Phase::Over, false};
}

QString TurnModel::ask() const {
    return m_session.hasGame() ? sentences::ask(decision()) : QString();
}

QString TurnModel::hint() const {
    if (!m_session.hasGame()) return {};
    const auto places = aids().places ? std::optional(m_places.cells().size()) : std::nullopt;
    const QString now = hintFor(m_session.game(), places, m_choices);
    if (!m_session.mayPlayHere()) return tr("Looking back: in strict mode the game goes on at its end");
    const bool leavesLine = m_session.canRedo() && !m_referee;  // who has a referee plays on along the line
    return leavesLine ? tr("%1 (playing on begins a new line, the old one is kept)").arg(now) : now;
}

std::optional<engine::TileIndex> TurnModel::tile() const {
    if (!m_session.hasGame()) return std::nullopt;
    const engine::GameState& state = m_session.state();
    if (state.decision.phase == engine::Phase::Tile) return state.stacks.inHand;
    if (state.decision.phase == engine::Phase::Follower) return state.board.tiles().back().tile;
    return std::nullopt;
}

bool TurnModel::mayPass() const {
    return decision().mayPass;
}

void TurnModel::setConfirming(bool on) {
    if (on == m_confirming) return;
    m_confirming = on;
    m_settledAt.reset();
    refresh();
}

void TurnModel::setHintsRoads(bool on) {
    if (on == m_hintsRoads) return;
    m_hintsRoads = on;
    refresh();
}

void TurnModel::decisionChanged() {
    m_settledAt.reset();
    dropProposal();
    refresh();
}

void TurnModel::refresh() {
    readPosition();
    m_highlights = m_base;
    m_hover = {};
    if (m_settledAt)
        showSettled();
    else if (m_pointer)
        showPointed();
    emit changed();
    emit highlightsChanged();
}

void TurnModel::readPosition() {
    m_offered.clear();
    m_choices.clear();
    m_base = {};
    m_places = {};
    if (!m_session.hasGame()) return;

    const engine::Game& game = m_session.game();
    m_offered = offeredActions(game, aids().places);
    m_places = TilePlaces(m_offered);
    m_choices = choicesFor(game, m_offered, aids().worth);
    readOrientation();
    readHighlights();
}

void TurnModel::readHighlights() {
    const engine::GameState& state = m_session.state();
    const Aids help = aids();
    if (help.places) m_base.possibleCells = m_places.cells();
    for (const Choice& choice : m_choices)
        if (choice.edge) m_base.edges.push_back(*choice.edge);
    if (state.decision.phase == engine::Phase::Follower) m_base.justLaid = state.board.tiles().back().position;
    if (m_hintsRoads && help.places) {
        RoadHints hints = roadHints(m_session.game().rules(), state, m_offered);
        m_base.closableRoads = std::move(hints.roads);
        m_base.closingCells = std::move(hints.cells);
    }
    if (state.decision.phase != engine::Phase::Guard || m_choices.empty() || !help.worth) return;
    const auto guard = engine::describeGuard(state, *m_choices.front().edge);
    m_base.row = guard.row;
    m_base.worths = worthsOf(state, guard);
}

void TurnModel::readOrientation() {
    const engine::GameState& state = m_session.state();
    if (state.decision.phase == engine::Phase::Follower) m_orientation = state.board.tiles().back().orientation;
    if (!state.stacks.inHand || state.decision.phase != engine::Phase::Tile) return;
    const std::pair inHand(*state.stacks.inHand, state.board.tiles().size());
    if (inHand != m_lastInHand) m_orientation = engine::Orientation::Upright;
    m_lastInHand = inHand;
    m_orientation = m_places.orientationAt(std::nullopt, m_orientation);
}

void TurnModel::pointAt(TablePoint at, double reach) {
    if (!m_session.hasGame()) return;
    m_pointer = Pointer{at, reach};
    showPointed();
}

void TurnModel::pointAway() {
    if (!m_pointer) return;
    m_pointer.reset();
    if (m_proposal) return showProposed();
    if (m_settledAt) return showSettled();
    show(shownNothing(), m_orientation);
}

void TurnModel::choose(TablePoint at, double reach) {
    if (!m_session.hasGame()) return;
    if (m_proposal) return chooseBesideProposal(at, reach);
    pointAt(at, reach);
    const auto cell = cellFor(at, reach);
    if (m_confirming && cell) return chooseCell(*cell);
    const auto action = m_settledAt ? std::nullopt : selectedAction();
    if (action) return play(*action);
    if (const auto refusal = explainClick(m_session.game(), at)) emit refused(*refusal);
}

void TurnModel::turnTile(int quarterTurns) {
    if (decision().phase != engine::Phase::Tile || quarterTurns == 0) return;
    const std::optional<Ghost> ghost = m_highlights.ghost;
    const auto cell = ghost && ghost->legal ? std::optional(ghost->position) : std::nullopt;
    const engine::TileDefinition& design = (*m_session.game().setup().tiles)[*tile()];
    const engine::Orientation next = m_places.turnedAt(cell, m_orientation, quarterTurns, design);
    if (next == m_orientation) {
        if (!cell) return;
        if (const auto refusal = explainTurn(m_session.game(), *ghost)) emit refused(*refusal);
        return;
    }
    emit tileTurned();
    if (!ghost) return show(shownNothing(), next);
    if (m_proposal && aids().places) return propose(engine::PlaceTile{ghost->position, next});
    dropProposal();
    show(shownGhost({ghost->tile, ghost->position, next, ghost->legal}), next);
}

void TurnModel::chooseNumber(int number) {
    const auto choice = std::find_if(m_choices.begin(), m_choices.end(), [number](const Choice& candidate) {
        return candidate.number != 0 && candidate.number == number;
    });
    if (choice != m_choices.end()) play(choice->action);
}

void TurnModel::moveSelection(double dx, double dy) {
    if (!m_session.hasGame()) return;
    m_pointer.reset();
    dropProposal();
    if (!selectedAction()) return selectFirst();
    if (const auto next = nextInDirection(selectablePoints(), selectionPoint(), dx, dy)) selectIndex(*next);
}

void TurnModel::confirm() {
    if (!m_session.hasGame()) return;
    if (m_proposal) return play(engine::Action(m_proposal->action));
    if (const auto action = selectedAction()) return play(*action);
    if (m_offered.size() == 1 && m_choices.size() == 1) return play(m_choices.front().action);
    m_pointer.reset();
    selectFirst();
}

void TurnModel::take(const engine::Action& action) {
    if (m_session.hasGame()) play(action);
}

void TurnModel::pass() {
    if (!m_session.hasGame()) return;
    if (mayPass()) return play(engine::Pass{});
    if (const auto refusal = explainPass(m_session.game(), selectionPoint())) emit refused(*refusal);
}

void TurnModel::play(const engine::Action& action) {
    const TablePoint at = selectionPoint();
    if (!m_session.mayPlayHere()) {
        emit refused({tr("A tile was drawn after this: in strict mode one only looks back."), {}, at});
        return;
    }
    if (mustPropose(action)) return propose(engine::Action(action));
    const engine::Action chosen = action;  // `action` may live in the list that playing replaces
    const bool isLegal = !m_session.game().rules().check(m_session.state(), chosen);
    if (m_referee && isLegal && !m_referee(chosen)) return dropProposal();
    if (const auto rejection = m_session.play(chosen)) emit refused(refusalOf(*rejection, at));
}

}  // namespace remparts::model
