// The part of TurnModel in which an action waits to be confirmed.
#include <algorithm>

#include "choice_pointer.h"
#include "refusals.h"
#include "remparts/engine/rules/ruleset.h"
#include "turn_model.h"

namespace remparts::model {

void TurnModel::setConfirmStep(bool on) {
    if (on == m_confirmStep) return;
    m_confirmStep = on;
    dropProposal();
    refresh();
}

// A tile of The Kids that was put down waits already: its buttons lay it.
bool TurnModel::mustPropose(const engine::Action& action) const {
    if (!m_confirmStep || (m_proposal && m_proposal->action == action)) return false;
    return !(m_confirming && std::holds_alternative<engine::PlaceTile>(action));
}

void TurnModel::propose(const engine::Action& action) {
    const engine::Game& game = m_session.game();
    const TablePoint here = selectionPoint();
    if (const auto rejection = game.rules().check(game.state(), action)) {
        emit refused(refusalOf(*rejection, here));
        return;
    }
    m_proposal = proposalOf(game, action, m_choices, here, aids().worth);
    showProposed();
    emit proposalChanged();
}

void TurnModel::dropProposal() {
    if (!m_proposal) return;
    m_proposal.reset();
    emit proposalChanged();
}

void TurnModel::takeBack() {
    if (!m_proposal) return;
    dropProposal();
    if (m_pointer)
        showPointed();
    else
        show(shownNothing(), m_orientation);
}

void TurnModel::showProposed() {
    if (const auto* laying = std::get_if<engine::PlaceTile>(&m_proposal->action))
        return show(shownGhost({*tile(), laying->position, laying->orientation, true}), laying->orientation);
    const auto choice = std::find_if(m_choices.begin(), m_choices.end(),
                                     [this](const Choice& each) { return each.action == m_proposal->action; });
    if (choice == m_choices.end()) return show(shownNothing(), m_orientation);
    showChoice(static_cast<std::size_t>(choice - m_choices.begin()));
}

std::optional<engine::Action> TurnModel::actionUnder(TablePoint at, double reach) const {
    if (decision().phase == engine::Phase::Tile) {
        const auto cell = cellFor(at, reach);
        if (!cell) return std::nullopt;
        if (const auto* laying = std::get_if<engine::PlaceTile>(&m_proposal->action))
            if (laying->position == *cell) return m_proposal->action;
        return engine::PlaceTile{*cell, m_places.orientationAt(*cell, m_orientation)};
    }
    if (const auto choice = choiceUnder(m_session.state(), m_choices, at, reach)) return m_choices[*choice].action;
    return std::nullopt;
}

// Where it lies it is confirmed, on another place it moves there, elsewhere it is taken back.
void TurnModel::chooseBesideProposal(TablePoint at, double reach) {
    m_pointer = Pointer{at, reach};
    if (const auto action = actionUnder(at, reach)) return play(*action);
    takeBack();
}

}  // namespace remparts::model
