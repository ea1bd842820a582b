#include "remparts/engine/game_state.h"

#include <algorithm>

#include "stable_hash.h"

namespace remparts::engine {

namespace {

void mix(StableHash& hash, BoardEdge edge) {
    hash.add(edge.tile.x, edge.tile.y, index(edge.side));
}

void mix(StableHash& hash, const GameSetup& setup) {
    hash.add(setup.players.size(), setup.options.index());
    for (const Player& player : setup.players) hash.add(static_cast<int>(player.color));
    if (const auto* options = std::get_if<CityOptions>(&setup.options))
        hash.add(static_cast<int>(options->wallTrigger), options->firstRoundGuards, options->guardBeforeScoring);
    for (const auto& stack : setup.stacks) {
        hash.add(stack.size());
        for (const TileIndex tile : stack) hash.add(tile);
    }
}

void mix(StableHash& hash, const CityWall& wall) {
    hash.add(wall.gate.has_value(), wall.closed, wall.gateTowers[0], wall.gateTowers[1]);
    if (wall.gate) mix(hash, *wall.gate);
    for (const auto& arm : wall.arms) {
        hash.add(arm.size());
        for (const WallPiece& piece : arm) {
            mix(hash, piece.edge);
            hash.add(piece.builder, piece.guard, piece.tower);
        }
    }
}

void mix(StableHash& hash, const TileStacks& stacks) {
    hash.add(stacks.current, stacks.inHand.has_value(), stacks.inHand.value_or(0), stacks.discarded.size());
    for (const std::int32_t drawn : stacks.drawn) hash.add(drawn);
    for (const TileIndex tile : stacks.discarded) hash.add(tile);
}

void mix(StableHash& hash, const FollowerPlacement& follower) {
    hash.add(follower.player, static_cast<int>(follower.role), follower.segment.tile, follower.segment.segment);
    if (follower.role == FollowerRole::Figure) hash.add(follower.cell);
    mix(hash, follower.edge);
}

}  // namespace

std::size_t GameState::byteSize() const {
    return sizeof(GameState) + board.heapSize() + features.heapSize() + wall.pieceCount() * sizeof(WallPiece) +
           followers.size() * sizeof(FollowerPlacement) + stacks.discarded.size() * sizeof(TileIndex);
}

std::uint64_t GameState::stableHash() const {
    StableHash hash;
    mix(hash, *setup);
    hash.add(board.tiles().size(), followers.size(), wallPiecesLeft, turnPlayer);
    for (const PlacedTile& tile : board.tiles())
        hash.add(tile.position.x, tile.position.y, tile.tile, quarterTurns(tile.orientation));
    for (const FollowerPlacement& follower : followers) mix(hash, follower);
    for (const Supply& supply : supplies) hash.add(supply.followers, supply.towers, supply.score);
    mix(hash, wall);
    mix(hash, stacks);
    hash.add(decision.player, static_cast<int>(decision.phase), decision.mayPass, wallRound.has_value());
    if (wallRound)
        hash.add(wallRound->starter, wallRound->perPlayer, wallRound->built, wallRound->first,
                 index(wallRound->lastEnd));
    return hash.value();
}

/// The rim and the features follow from the tiles, the wall and the followers, and need no comparing.
bool operator==(const GameState& a, const GameState& b) {
    return (a.setup == b.setup || *a.setup == *b.setup) && std::ranges::equal(a.board.tiles(), b.board.tiles()) &&
           a.wall == b.wall && a.followers == b.followers && a.supplies == b.supplies && a.stacks == b.stacks &&
           a.wallPiecesLeft == b.wallPiecesLeft && a.turnPlayer == b.turnPlayer && a.decision == b.decision &&
           a.wallRound == b.wallRound;
}

}  // namespace remparts::engine
