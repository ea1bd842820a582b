#include "actions/action_list_model.h"

#include <algorithm>
#include <tuple>

#include "actions/action_words.h"
#include "offered_actions.h"
#include "sentences.h"
#include "tile_places.h"

namespace remparts::model {

namespace {

/// By place, then by orientation or side; what has no place comes after it, passing last.
auto orderOf(const engine::Action& action, const std::optional<engine::Position>& place) {
    int way = 0;
    if (const auto* laying = std::get_if<engine::PlaceTile>(&action)) way = engine::quarterTurns(laying->orientation);
    if (const auto* gate = std::get_if<engine::PlaceGate>(&action)) way = engine::index(gate->edge.side);
    return std::tuple(std::holds_alternative<engine::Pass>(action), !place, place.value_or(engine::Position{}), way);
}

}  // namespace

ActionListModel::ActionListModel(Session& session, const TurnModel& turn, QObject* parent)
    : QAbstractListModel(parent), m_session(session), m_turn(turn) {
    // The turn has listened to the session for longer, so its choices are those of the new position.
    connect(&session, &Session::gameReplaced, this, &ActionListModel::fill);
    connect(&session, &Session::changed, this, &ActionListModel::fill);
    fill();
}

int ActionListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ActionListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case TextRole:
        case Qt::AccessibleTextRole:
            return words(row);
        case PlaceRole:
            return row.place ? sentences::place(*row.place) : QString();
        default:
            return {};
    }
}

int ActionListModel::rowMatching(const QString& text, int from) const {
    const int count = rowCount();
    const auto find = [&](auto matches) {
        for (int i = 1; i <= count; ++i) {
            const int row = (std::max(from, -1) + i) % count;
            if (matches(m_rows[static_cast<std::size_t>(row)])) return row;
        }
        return -1;
    };
    const int placed = find([&](const Row& row) {
        return row.place && sentences::place(*row.place).startsWith(text, Qt::CaseInsensitive);
    });
    if (placed >= 0) return placed;
    return find([&](const Row& row) { return words(row).contains(text, Qt::CaseInsensitive); });
}

std::vector<engine::Action> ActionListModel::shownActions() const {
    if (!m_session.hasGame()) return {};
    const engine::GameState& state = m_session.state();
    std::vector<engine::Action> offered = offeredActions(m_session.game(), m_turn.aids().places);
    if (!state.stacks.inHand) return offered;
    const engine::TileDefinition& design = (*state.setup->tiles)[*state.stacks.inHand];
    std::vector<engine::Action> shown;
    for (const engine::Action& action : offered) {
        const auto* laying = std::get_if<engine::PlaceTile>(&action);
        const bool isThere = laying && std::any_of(shown.begin(), shown.end(), [&](const engine::Action& other) {
                                 const auto* same = std::get_if<engine::PlaceTile>(&other);
                                 return same && same->position == laying->position &&
                                        looksSame(design, same->orientation, laying->orientation);
                             });
        if (!isThere) shown.push_back(action);
    }
    return shown;
}

void ActionListModel::fill() {
    beginResetModel();
    m_rows.clear();
    for (const engine::Action& action : shownActions())
        m_rows.push_back({action, placeOf(action, m_turn.choices()), {}});
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row& a, const Row& b) {
        return orderOf(a.action, a.place) < orderOf(b.action, b.place);
    });
    endResetModel();
}

const QString& ActionListModel::words(const Row& row) const {
    if (row.words.isEmpty())
        row.words = actionWords(m_session.game(), row.action, m_turn.choices(), m_turn.aids().worth);
    return row.words;
}

}  // namespace remparts::model
