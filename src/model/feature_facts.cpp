#include "feature_facts.h"

#include <algorithm>
#include <set>

#include "remparts/engine/tile_layout.h"
#include "table_geometry.h"

namespace remparts::model {

namespace {

using engine::Scored;

template <class Wanted>
std::vector<Scored> pick(const std::vector<Scored>& from, Wanted wanted) {
    std::vector<Scored> picked;
    std::copy_if(from.begin(), from.end(), std::back_inserter(picked), wanted);
    return picked;
}

template <class Score>
std::vector<Scored> pickAt(const std::vector<Scored>& from, engine::BoardEdge edge) {
    return pick(from,
                [edge](const Scored& one) { return one.edge == edge && std::holds_alternative<Score>(one.score); });
}

// Calls `visit(TablePoint)` for the middle of each cell of a segment.
template <class Visit>
void forEachCellMiddle(const engine::GameState& state, engine::SegmentRef segment, Visit visit) {
    const engine::PlacedTile& tile = state.board.tile(segment.tile);
    const engine::TileDefinition& definition = state.definition(tile);
    for (int row = 0; row < engine::pictureSize; ++row)
        for (int column = 0; column < engine::pictureSize; ++column)
            if (definition.segmentOfCell[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] ==
                segment.segment)
                visit(pointOn(tile, {row, column}));
}

}  // namespace

std::vector<engine::PlayerIndex> FeatureFacts::owners() const {
    if (!report.majority.empty()) return report.majority;
    std::set<engine::PlayerIndex> players;
    for (const Scored& one : scored) players.insert(one.player);
    return {players.begin(), players.end()};
}

std::vector<engine::SegmentRef> featuresOf(const engine::GameState& state, engine::SegmentKind kind) {
    std::vector<engine::SegmentRef> features;
    const auto tiles = static_cast<std::int32_t>(state.board.tiles().size());
    for (std::int32_t tile = 0; tile < tiles; ++tile) {
        const auto& segments = state.definition(state.board.tile(tile)).segments;
        for (std::uint8_t number = 0; number < segments.size(); ++number) {
            const engine::SegmentRef segment{tile, number};
            if (segments[number].kind == kind && state.features.feature(segment).first == segment)
                features.push_back(segment);
        }
    }
    return features;
}

TablePoint middleOf(const engine::GameState& state, std::span<const engine::SegmentRef> segments) {
    std::vector<TablePoint> cells;
    TablePoint mean;
    for (const engine::SegmentRef& segment : segments)
        forEachCellMiddle(state, segment, [&](TablePoint cell) {
            cells.push_back(cell);
            mean = {mean.x + cell.x, mean.y + cell.y};
        });
    const auto count = static_cast<double>(cells.size());
    mean = {mean.x / count, mean.y / count};
    return *std::min_element(cells.begin(), cells.end(),
                             [mean](TablePoint a, TablePoint b) { return distance(a, mean) < distance(b, mean); });
}

Outlook::Outlook(const engine::Game& game) : m_game(game), m_atEnd(engine::projectedScorings(game.state())) {
    for (const engine::Step& step : game.steps().first(game.cursor())) {
        std::vector<Scored> now;
        for (const engine::Event& event : step.events)
            if (const auto* scored = std::get_if<Scored>(&event)) now.push_back(*scored);
        m_scored.insert(m_scored.end(), now.begin(), now.end());
        if (!now.empty()) m_last = std::move(now);
    }
}

FeatureFacts Outlook::feature(engine::SegmentRef segment) const {
    FeatureFacts facts;
    facts.report = engine::describeFeature(m_game.state(), segment);
    // A feature that has scored can grow no more, so its first segment is still the same.
    const auto isIt = [&](const Scored& one) { return one.feature == facts.report.feature.first; };
    facts.scored = pick(m_scored, isIt);
    facts.atEnd = pick(m_atEnd, isIt);
    return facts;
}

std::vector<Scored> Outlook::guardScored(engine::BoardEdge edge) const {
    return pickAt<engine::GuardScore>(m_scored, edge);
}

std::vector<Scored> Outlook::guardAtEnd(engine::BoardEdge edge) const {
    return pickAt<engine::GuardScore>(m_atEnd, edge);
}

std::vector<Scored> Outlook::towerScored(engine::BoardEdge edge) const {
    return pickAt<engine::TowerScore>(m_scored, edge);
}

}  // namespace remparts::model
