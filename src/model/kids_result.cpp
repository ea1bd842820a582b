#include "kids_result.h"

#include <algorithm>

#include "counted.h"
#include "gains.h"
#include "sentences.h"

namespace remparts::model {

namespace {

using sentences::Text;

std::optional<engine::EndReason> reasonOf(const engine::Game& game) {
    if (!game.state().isOver()) return std::nullopt;
    const auto& events = game.cursor() == 0 ? game.startEvents() : game.steps()[game.cursor() - 1].events;
    for (const engine::Event& event : events)
        if (const auto* end = std::get_if<engine::EndBegan>(&event)) return end->reason;
    return std::nullopt;
}

QString allPlaced(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& players, int figures) {
    const QString names = sentences::names(setup, players);
    return (players.size() == 1 ? Text::tr("%1 has placed all %2 figures.")
                                : Text::tr("%1 have placed all %2 figures."))
        .arg(names, QString::number(figures));
}

std::vector<KidsResult::Row> rowsOf(const engine::GameState& state, const engine::Standings& standings) {
    const std::vector<int> placed = gained(state);
    std::vector<KidsResult::Row> rows;
    for (std::size_t i = 0; i < state.playerCount(); ++i) {
        const auto player = static_cast<engine::PlayerIndex>(i);
        const auto& winners = standings.winners;
        const bool isWinner = std::find(winners.begin(), winners.end(), player) != winners.end();
        rows.push_back({player, state.setup->players[i].color, state.supplies[i].followers, placed[i], isWinner});
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const KidsResult::Row& a, const KidsResult::Row& b) { return a.left < b.left; });
    return rows;
}

}  // namespace

KidsResult kidsResult(const engine::Game& game) {
    const auto reason = reasonOf(game);
    if (!reason || game.setup().tiles->game() != engine::GameKind::Kids) return {};
    const engine::Standings standings = game.rules().standings(game.state());
    KidsResult result;
    result.rows = rowsOf(game.state(), standings);
    result.reason = *reason == engine::EndReason::FiguresPlaced
                        ? allPlaced(game.setup(), standings.winners, result.rows.front().placed)
                        : sentences::endReason(*reason);
    result.verdict = sentences::outcome(game.setup(), standings.scores, standings.winners);
    result.rule = sentences::rule(game.setup(), *reason);
    return result;
}

}  // namespace remparts::model
