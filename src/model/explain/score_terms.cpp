#include "explain/score_terms.h"

#include <algorithm>
#include <numeric>

#include "counted.h"
#include "overloaded.h"
#include "remparts/engine/rules/city_outlook.h"
#include "remparts/engine/rules/city_queries.h"
#include "sentences.h"

namespace remparts::model {

namespace {

using sentences::Text;

QString each(int points) {
    return Text::tr("%n point(s) each", nullptr, points);
}

int sumOf(std::span<const ScoreTerm> terms) {
    return std::accumulate(terms.begin(), terms.end(), 0,
                           [](int sum, const ScoreTerm& term) { return sum + term.points(); });
}

ScoreTerm towerTerm(const engine::GameState& state, engine::BoardEdge edge, const engine::TowerScore& score) {
    ScoreTerm term{{}, each(engine::TowerScore{1}.points()), score.pieces, engine::TowerScore{1}.points(), {}, {}};
    const engine::TowerReport tower = engine::describeTowerOn(state, edge);
    const QString count = sentences::wallPieceCount(score.pieces);
    term.counted =
        tower.previousTower
            ? Text::tr("%1 back to the tower at %2").arg(count, sentences::place(tower.previousTower->tile))
            : Text::tr("%1 back to the gate").arg(count);
    term.edges = tower.pieces;
    return term;
}

ScoreTerm areaTerm(const engine::GameState& state, engine::SegmentRef area, const engine::ResidentialScore& score) {
    ScoreTerm term{
        {}, each(engine::ResidentialScore{1}.points()), score.markets, engine::ResidentialScore{1}.points(), {}, {}};
    for (const engine::MarketContact& contact : engine::marketsBeside(state, area))
        term.cells.push_back(state.board.tile(contact.inArea.tile).position);
    std::sort(term.cells.begin(), term.cells.end());
    term.cells.erase(std::unique(term.cells.begin(), term.cells.end()), term.cells.end());
    QStringList places;
    for (const engine::Position cell : term.cells) places.append(sentences::place(cell));
    const QString count = sentences::marketCount(score.markets);
    term.counted = places.isEmpty() ? count : Text::tr("%1, beside it at %2").arg(count, sentences::listed(places));
    return term;
}

void addBuildings(std::vector<ScoreTerm>& terms, engine::Position cell, const engine::GuardScore& one, int count) {
    if (count == 0) return;
    const engine::GuardScore all{one.publicBuildings * count, one.historicBuildings * count};
    terms.push_back({Text::tr("%1: %2").arg(sentences::place(cell), sentences::buildings(all)),
                     each(one.points()),
                     count,
                     one.points(),
                     {cell},
                     {}});
}

std::vector<ScoreTerm> guardTerms(const engine::GameState& state, const engine::Scored& scored) {
    std::vector<ScoreTerm> terms;
    for (const engine::Position cell : scored.tiles) {
        const engine::TileDefinition& tile = state.definition(*state.board.tileAt(cell));
        addBuildings(terms, cell, {1, 0}, tile.publicBuildings);
        addBuildings(terms, cell, {0, 1}, tile.historicBuildings);
    }
    if (terms.empty()) terms.push_back({sentences::buildings({}), {}, 0, 0, scored.tiles, {}});
    return terms;
}

}  // namespace

std::vector<ScoreTerm> scoreTerms(const engine::GameState& state, const engine::Scored& scored) {
    using Terms = std::vector<ScoreTerm>;
    return std::visit(
        Overloaded{
            [&](const engine::StreetScore& s) {
                return Terms{{sentences::tileCount(s.tiles),
                              each(s.pointsPerTile()),
                              s.tiles,
                              s.pointsPerTile(),
                              scored.tiles,
                              {}}};
            },
            [&](const engine::MarketScore& s) {
                const QString kinds =
                    Text::tr("%1: %2").arg(sentences::kindCount(s.kindCount()), sentences::kinds(s.kinds));
                return Terms{{sentences::tileCount(s.tiles), kinds, s.tiles, s.kindCount(), scored.tiles, {}}};
            },
            [&](const engine::TowerScore& s) { return Terms{towerTerm(state, scored.edge, s)}; },
            [&](const engine::ResidentialScore& s) { return Terms{areaTerm(state, scored.feature, s)}; },
            [&](const engine::GuardScore&) { return guardTerms(state, scored); },
        },
        scored.score);
}

std::vector<SumLine> sumLines(std::span<const ScoreTerm> terms) {
    std::vector<SumLine> lines;
    if (terms.size() == 1) {
        const ScoreTerm& term = terms.front();
        lines.push_back({term.counted, QString::number(term.count)});
        if (term.count != 0) lines.push_back({term.each, QStringLiteral("× %1").arg(term.factor)});
    } else {
        for (const ScoreTerm& term : terms)
            lines.push_back({term.counted, QStringLiteral("%1 × %2").arg(term.count).arg(term.factor)});
    }
    lines.push_back({{}, QStringLiteral("= %1").arg(sumOf(terms)), true});
    return lines;
}

QString spokenSum(std::span<const ScoreTerm> terms) {
    QStringList parts;
    for (const ScoreTerm& term : terms) {
        const QString points = sentences::pointCount(term.points());
        parts.append(term.count == 0 ? Text::tr("%1: %2").arg(term.counted, points)
                                     : Text::tr("%1, %2: %3").arg(term.counted, term.each, points));
    }
    if (terms.size() > 1) parts.append(Text::tr("together %1").arg(sentences::pointCount(sumOf(terms))));
    return parts.join(Text::tr("; "));
}

}  // namespace remparts::model
