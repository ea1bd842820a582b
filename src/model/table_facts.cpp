#include "table_facts.h"

#include <algorithm>
#include <numeric>

#include "gains.h"
#include "remparts/engine/rules/city_queries.h"
#include "remparts/engine/rules/ruleset.h"
#include "tile_places.h"

namespace remparts::model {

namespace {

const engine::Ruleset& rulesOf(const engine::GameState& state) {
    return engine::rulesetFor(state.setup->tiles->game());
}

}  // namespace

std::vector<StackFacts> stackFacts(const engine::GameState& state) {
    std::vector<StackFacts> facts;
    const auto& stacks = state.setup->stacks;
    const bool isToBeDrawn = state.decision.phase == engine::Phase::Draw;
    for (std::size_t i = 0; i < stacks.size() && i < state.stacks.drawn.size(); ++i) {
        const int size = static_cast<int>(stacks[i].size());
        facts.push_back({size, size - state.stacks.drawn[i], !isToBeDrawn && i == state.stacks.current});
    }
    return facts;
}

TileCount tileCount(const engine::GameState& state) {
    TileCount count;
    for (const StackFacts& stack : stackFacts(state)) {
        count.total += stack.size;
        count.number += stack.size - stack.left;
    }
    return count;
}

int tilesInStacks(const engine::GameState& state) {
    const TileCount count = tileCount(state);
    return count.total - count.number;
}

int discardedCount(const engine::GameState& state) {
    return static_cast<int>(state.stacks.discarded.size());
}

int possiblePlaceCount(const engine::GameState& state) {
    if (state.decision.phase != engine::Phase::Tile) return 0;
    const auto legal = rulesOf(state).legalActions(state);
    return static_cast<int>(TilePlaces(legal).cells().size());
}

std::vector<DesignLeft> designsLeft(const engine::GameState& state) {
    std::vector<DesignLeft> designs;
    const std::vector<int> left = engine::tilesLeft(state);
    for (std::size_t tile = 0; tile < left.size(); ++tile)
        if (left[tile] > 0) designs.push_back({static_cast<engine::TileIndex>(tile), left[tile]});
    return designs;
}

engine::Supply supplyAtStart(const engine::GameState& state) {
    return rulesOf(state).start(state.setup).supplies.front();
}

int towersPerPlayer(int players) {
    return 12 / std::clamp(players, 1, 12);
}

std::optional<WallRoundFacts> wallRoundFacts(const engine::GameState& state) {
    if (!state.wallRound) return std::nullopt;
    const engine::WallRound& round = *state.wallRound;
    const int players = static_cast<int>(state.playerCount());
    const int built = round.built;
    const bool isOver = state.decision.phase == engine::Phase::Tower || state.isOver();
    const int now = isOver ? -1 : state.decision.phase == engine::Phase::Guard ? built - 1 : built;

    WallRoundFacts facts{.starter = round.starter, .laps = {}, .gateFirst = round.first};
    // C5.7: the round may stop before its end; then nothing is to come any more.
    facts.pieces = isOver ? built : round.perPlayer * players;
    facts.toGo = facts.pieces - built;
    for (int piece = 0; piece < facts.pieces; ++piece) {
        if (piece % players == 0) facts.laps.emplace_back();
        const LapState lapState = piece == now ? LapState::Now : piece < built ? LapState::Done : LapState::ToCome;
        facts.laps.back().push_back({static_cast<engine::PlayerIndex>((round.starter + piece) % players), lapState});
    }
    return facts;
}

std::vector<int> projectedPoints(const engine::GameState& state) {
    switch (state.setup->tiles->game()) {
        case engine::GameKind::City:
            return engine::projectedScores(state);
        case engine::GameKind::Kids:
            return gained(state);
    }
    return {};
}

}  // namespace remparts::model
