#include "explain/game_moments.h"

#include <algorithm>
#include <array>

#include "remparts/engine/event.h"

namespace remparts::model {

bool GameMoment::isScoring() const {
    return row.points.has_value() || row.rule == QStringLiteral("K3.2");
}

std::vector<GameMoment> gameMoments(const engine::Game& game) {
    std::vector<GameMoment> moments;
    for (LogRow& row : logRows(game)) moments.push_back({std::move(row), 0, 0});
    std::array<int, engine::maxPlayers> points{};
    for (std::size_t k = 0; k < moments.size(); ++k) {
        GameMoment& moment = moments[k];
        // A row that later steps add to, as a follower to its tile, shows the position before the next row's step.
        const auto own = static_cast<std::size_t>(moment.row.step + 1);
        const auto next =
            k + 1 < moments.size() ? static_cast<std::size_t>(std::max(0, moments[k + 1].row.step)) : game.cursor();
        moment.cursor = std::min(std::max(own, next), game.cursor());
        if (!moment.row.points) continue;
        points[moment.row.player] += *moment.row.points;
        moment.pointsAfter = points[moment.row.player];
    }
    return moments;
}

}  // namespace remparts::model
