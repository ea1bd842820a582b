#include "player_list_model.h"

#include <algorithm>
#include <utility>

#include "gains.h"
#include "sentences.h"

namespace remparts::model {

namespace {

/// What the step before the cursor brought each player.
std::vector<int> lastGains(const engine::Game& game) {
    std::vector<int> gains(game.setup().players.size());
    if (game.cursor() == 0) return gains;
    for (const engine::Event& event : game.steps()[game.cursor() - 1].events)
        if (const auto gain = gainOf(event)) gains[gain->player] += gain->amount;
    return gains;
}

}  // namespace

PlayerListModel::PlayerListModel(Session& session, QObject* parent) : QAbstractListModel(parent), m_session(session) {
    m_rows = readRows();
    connect(&session, &Session::gameReplaced, this, [this] {
        beginResetModel();
        m_rows = readRows();
        endResetModel();
    });
    connect(&session, &Session::changed, this, &PlayerListModel::refresh);
}

void PlayerListModel::follow(const TableShow& show) {
    m_show = &show;
    connect(&show, &TableShow::changed, this, &PlayerListModel::refresh);
    refresh();
}

void PlayerListModel::refresh() {
    std::vector<Row> rows = readRows();
    if (rows == m_rows) return;
    m_rows = std::move(rows);
    emit dataChanged(index(0), index(rowCount() - 1));
}

int PlayerListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PlayerListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return row.name;
        case ColorRole:
            return static_cast<int>(row.color);
        case PointsRole:
            return row.points;
        case FollowersRole:
            return row.followers;
        case TowersRole:
            return row.towers;
        case ActiveRole:
            return row.isActive;
        case LastGainRole:
            return row.lastGain;
        case WinnerRole:
            return row.isWinner;
        default:
            return {};
    }
}

QHash<int, QByteArray> PlayerListModel::roleNames() const {
    return {{NameRole, "name"},     {ColorRole, "color"},   {PointsRole, "points"},     {FollowersRole, "followers"},
            {TowersRole, "towers"}, {ActiveRole, "active"}, {LastGainRole, "lastGain"}, {WinnerRole, "winner"}};
}

std::vector<PlayerListModel::Row> PlayerListModel::readRows() const {
    if (!m_session.hasGame()) return {};
    const engine::Game& game = m_session.game();
    const engine::GameState& state = game.state();
    const std::vector<int> gains = lastGains(game);
    const std::vector<int> totals = gained(state);
    const std::vector<int> shown = m_show ? gained(m_show->shownState()) : totals;
    const bool isShownOver = state.isOver() && !(m_show && m_show->isPlaying());
    const std::vector<engine::PlayerIndex> winners =
        isShownOver ? game.rules().standings(state).winners : std::vector<engine::PlayerIndex>{};

    std::vector<Row> rows;
    for (std::size_t i = 0; i < state.playerCount(); ++i) {
        const auto player = static_cast<engine::PlayerIndex>(i);
        const engine::Supply supply = m_show ? m_show->supplyShown(player) : state.supplies[i];
        rows.push_back({.name = sentences::playerName(game.setup(), player),
                        .color = game.setup().players[i].color,
                        .points = shown[i],
                        .followers = supply.followers,
                        .towers = supply.towers,
                        .lastGain = gains[i] - (totals[i] - shown[i]),
                        .isActive = !state.isOver() && state.decision.player == player,
                        .isWinner = std::count(winners.begin(), winners.end(), player) != 0});
    }
    return rows;
}

}  // namespace remparts::model
