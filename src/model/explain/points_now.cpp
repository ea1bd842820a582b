#include "explain/points_now.h"

#include <algorithm>
#include <numeric>

#include "counted.h"
#include "remparts/engine/rules/city_outlook.h"
#include "sentences.h"

namespace remparts::model {

namespace {

using sentences::Text;

QString spokenPart(PointsKind kind, int points) {
    const QString told = sentences::pointCount(points);
    switch (kind) {
        case PointsKind::Streets:
            return Text::tr("streets %1").arg(told);
        case PointsKind::Markets:
            return Text::tr("markets %1").arg(told);
        case PointsKind::Towers:
            return Text::tr("towers %1").arg(told);
        case PointsKind::Residential:
            return Text::tr("stewards %1").arg(told);
        case PointsKind::Guards:
            return Text::tr("guards %1").arg(told);
    }
    return {};
}

QString spokenPoints(const PointsNowRow& row) {
    QStringList parts{Text::tr("so far %1").arg(sentences::pointCount(row.soFar))};
    for (const PointsKind kind : PointsNow::columns(engine::GameKind::City))
        if (const int points = row.added[static_cast<std::size_t>(kind)]; points > 0)
            parts.append(spokenPart(kind, points));
    const QString sum = parts.join(Text::tr(", "));
    const QString total = sentences::pointCount(row.total);
    return row.leads ? Text::tr("%1: %2; together %3, in the lead").arg(row.name, sum, total)
                     : Text::tr("%1: %2; together %3").arg(row.name, sum, total);
}

QString spokenFigures(const PointsNowRow& row) {
    const QString figures = sentences::figuresLeft(row.total);
    return row.leads ? Text::tr("%1: %2, in the lead", "Anna: 3 figures left, in the lead").arg(row.name, figures)
                     : Text::tr("%1: %2", "Anna: 3 figures left").arg(row.name, figures);
}

std::vector<PointsNowRow> rowsOf(const engine::GameSetup& setup, const std::vector<int>& scores,
                                 const std::vector<engine::PlayerIndex>& leaders) {
    std::vector<PointsNowRow> rows;
    for (std::size_t k = 0; k < setup.players.size(); ++k) {
        PointsNowRow row;
        row.player = static_cast<engine::PlayerIndex>(k);
        row.name = sentences::playerName(setup, row.player);
        row.color = setup.players[k].color;
        row.soFar = row.total = scores[k];
        row.leads = std::find(leaders.begin(), leaders.end(), row.player) != leaders.end();
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<PointsNowRow> cityRows(const engine::GameState& state) {
    const engine::Standings standings = engine::projectedStandings(state);
    std::vector<PointsNowRow> rows = rowsOf(*state.setup, standings.scores, standings.winners);
    for (PointsNowRow& row : rows) row.soFar = state.supplies[row.player].score;
    for (const engine::Scored& scored : engine::projectedScorings(state))
        rows[scored.player].added[static_cast<std::size_t>(kindOf(scored.score))] += engine::pointsOf(scored.score);
    return rows;
}

}  // namespace

std::vector<PointsKind> PointsNow::columns(engine::GameKind game) {
    if (game == engine::GameKind::Kids) return {};
    return {PointsKind::Streets, PointsKind::Markets, PointsKind::Residential, PointsKind::Guards};
}

PointsNow pointsNow(const engine::Game& game) {
    PointsNow points;
    points.game = game.setup().tiles->game();
    switch (points.game) {
        case engine::GameKind::City:
            points.rows = cityRows(game.state());
            for (PointsNowRow& row : points.rows) row.spoken = spokenPoints(row);
            break;
        case engine::GameKind::Kids: {
            const engine::Standings standings = game.rules().standings(game.state());
            points.rows = rowsOf(game.setup(), standings.scores, standings.winners);
            for (PointsNowRow& row : points.rows) row.spoken = spokenFigures(row);
            break;
        }
    }
    return points;
}

}  // namespace remparts::model
