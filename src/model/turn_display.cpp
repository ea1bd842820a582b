// The part of TurnModel that shows what the pointer or the keys point at.
#include <algorithm>

#include "choice_pointer.h"
#include "choices.h"
#include "hover.h"
#include "preview.h"
#include "remparts/engine/rules/city_queries.h"
#include "selection.h"
#include "sentences.h"
#include "table_geometry.h"
#include "turn_model.h"

namespace remparts::model {

void TurnModel::show(Shown shown, engine::Orientation orientation) {
    shown.highlights.byKeys = !m_pointer && (shown.highlights.ghost || shown.highlights.hotChoice >= 0);
    const bool isTurned = orientation != m_orientation;
    const bool isSame = shown.highlights == m_highlights && shown.hover == m_hover;
    m_orientation = orientation;
    m_highlights = std::move(shown.highlights);
    m_hover = std::move(shown.hover);
    if (isTurned) emit changed();
    if (!isSame) emit highlightsChanged();
}

void TurnModel::showPointed() {
    if (m_proposal) return showProposed();
    if (m_settledAt) return showSettled();
    const auto [at, reach] = *m_pointer;
    if (decision().phase == engine::Phase::Tile) {
        if (const auto cell = cellFor(at, reach)) return showCell(*cell);
        const auto under = cellUnder(at);
        if (under && isGhostCell(*under)) return showCell(*under);
    } else if (const auto choice = choiceUnder(m_session.state(), m_choices, at, reach)) {
        return showChoice(*choice);
    }
    show(shownFeature(at), m_orientation);
}

void TurnModel::showSettled() {
    Shown shown = shownGhost({*tile(), *m_settledAt, m_orientation, true});
    if (m_pointer) {
        Shown pointed = shownFeature(m_pointer->at);
        if (pointed.hover.feature) {
            shown.hover = std::move(pointed.hover);
            shown.highlights.litSegments = std::move(pointed.highlights.litSegments);
        }
    }
    show(std::move(shown), m_orientation);
}

void TurnModel::chooseCell(engine::Position cell) {
    if (m_settledAt == cell) return play(engine::PlaceTile{cell, m_orientation});
    m_settledAt = cell;
    showCell(cell);
}

// Without marks the pointer is taken nowhere.
std::optional<engine::Position> TurnModel::cellFor(TablePoint at, double reach) const {
    return m_places.nearest(at, aids().places ? reach : 0);
}

void TurnModel::showCell(engine::Position cell) {
    const engine::Orientation orientation = m_places.orientationAt(cell, m_orientation);
    show(shownGhost({*tile(), cell, orientation, m_places.has(cell)}), orientation);
}

void TurnModel::showChoice(std::size_t choice) {
    show(shownChoice(choice), m_orientation);
}

TurnModel::Shown TurnModel::shownGhost(const Ghost& ghost) const {
    Shown shown = shownNothing();
    shown.highlights.ghost = ghost;
    shown.highlights.ghostSettled = m_settledAt == ghost.position;
    const bool isKnown = m_highlights.ghost == ghost && !m_hover.feature;
    if (!aids().worth)
        shown.hover.place = sentences::place(ghost.position);
    else
        shown.hover = isKnown ? m_hover : hoverOfGhost(m_session.game(), ghost);
    return shown;
}

TurnModel::Shown TurnModel::shownChoice(std::size_t choice) const {
    const engine::Game& game = m_session.game();
    const engine::GameState& state = game.state();
    const Choice& hot = m_choices[choice];
    Shown shown = shownNothing();
    shown.highlights.hotChoice = static_cast<int>(choice);
    if (!aids().worth) return shown;
    shown.hover.text = hot.detail;
    shown.hover.rule = hot.rule;
    shown.hover.feature = hot.segment;
    if (hot.segment) shown.highlights.litSegments = state.features.members(*hot.segment);
    if (std::holds_alternative<engine::PlaceWall>(hot.action) &&
        preview(game.rules(), state, hot.action).asksForGuard) {
        const auto guard = engine::describeGuard(state, *hot.edge);
        shown.highlights.row = guard.row;
        shown.highlights.worths = worthsOf(state, guard);
    }
    return shown;
}

TurnModel::Shown TurnModel::shownFeature(TablePoint at) const {
    Shown shown = shownNothing();
    shown.hover = hoverOver(m_session.state(), at);
    if (!aids().worth) shown.hover = Hover{shown.hover.place, {}, {}, {}};
    if (shown.hover.feature) shown.highlights.litSegments = m_session.state().features.members(*shown.hover.feature);
    return shown;
}

bool TurnModel::isGhostCell(engine::Position cell) const {
    const auto frontier = m_session.state().board.frontier();
    return std::any_of(frontier.begin(), frontier.end(),
                       [cell](const engine::FrontierCell& free) { return free.position == cell; });
}

std::optional<engine::Action> TurnModel::selectedAction() const {
    if (const auto& ghost = m_highlights.ghost; ghost && ghost->legal)
        return engine::PlaceTile{ghost->position, ghost->orientation};
    if (m_highlights.hotChoice >= 0) return m_choices[static_cast<std::size_t>(m_highlights.hotChoice)].action;
    return std::nullopt;
}

TablePoint TurnModel::selectionPoint() const {
    if (m_highlights.ghost) return centreOf(m_highlights.ghost->position);
    if (m_highlights.hotChoice >= 0) return m_choices[static_cast<std::size_t>(m_highlights.hotChoice)].at;
    if (m_pointer) return m_pointer->at;
    const auto tiles = m_session.state().board.tiles();
    return tiles.empty() ? TablePoint{} : centreOf(tiles.back().position);
}

std::vector<TablePoint> TurnModel::selectablePoints() const {
    std::vector<TablePoint> points;
    for (const engine::Position cell : m_places.cells()) points.push_back(centreOf(cell));
    for (const Choice& choice : m_choices) points.push_back(choice.at);
    return points;
}

void TurnModel::selectCell(engine::Position cell) {
    if (m_confirming) m_settledAt = cell;
    showCell(cell);
}

void TurnModel::select(const engine::Action& action) {
    if (std::find(m_offered.begin(), m_offered.end(), action) == m_offered.end()) return;
    m_pointer.reset();
    if (m_proposal && m_proposal->action == action) return showProposed();
    dropProposal();
    if (const auto* laying = std::get_if<engine::PlaceTile>(&action)) {
        if (m_confirming) m_settledAt = laying->position;
        return show(shownGhost({*tile(), laying->position, laying->orientation, true}), laying->orientation);
    }
    const auto choice = std::find_if(m_choices.begin(), m_choices.end(),
                                     [&](const Choice& candidate) { return candidate.action == action; });
    if (choice != m_choices.end()) return showChoice(static_cast<std::size_t>(choice - m_choices.begin()));
    show(shownNothing(), m_orientation);
}

void TurnModel::selectIndex(std::size_t index) {
    // Either list is empty: places belong to the tile's phase, choices to all others.
    if (m_choices.empty()) return selectCell(m_places.cells()[index]);
    showChoice(index);
}

void TurnModel::selectFirst() {
    const bool isNumbered = !m_choices.empty() && m_choices.front().number != 0;
    if (isNumbered) return showChoice(0);
    const auto tiles = m_session.state().board.tiles();
    const TablePoint lastLaid = tiles.empty() ? TablePoint{} : centreOf(tiles.back().position);
    if (const auto nearest = nearestPoint(selectablePoints(), lastLaid)) selectIndex(*nearest);
}

}  // namespace remparts::model
