#include "city/turn.h"

#include <optional>
#include <utility>

#include "city/completion.h"
#include "city/final_scoring.h"
#include "city/follower_step.h"
#include "city/guards.h"
#include "city/placement.h"
#include "city/towers.h"
#include "city/wall_round.h"
#include "table.h"

namespace remparts::engine::city {

void Turn::begin(PlayerIndex player) {
    m_play.state.turnPlayer = player;
    m_play.tell(TurnBegan{player});
    if (drawTile())
        ask(player, Phase::Tile);
    else
        finishGame(EndReason::TilesExhausted);
}

/// C2.1, C2.5: the first tile that fits somewhere; those before it are set aside.
bool Turn::drawTile() {
    GameState& state = m_play.state;
    const auto& stacks = state.setup->stacks;
    for (std::size_t stack = state.stacks.current; stack < stacks.size(); ++stack) {
        auto& drawn = state.stacks.drawn[stack];
        while (static_cast<std::size_t>(drawn) < stacks[stack].size()) {
            const TileIndex tile = stacks[stack][static_cast<std::size_t>(drawn++)];
            state.stacks.current = static_cast<std::uint8_t>(stack);
            m_play.tell(TileDrawn{state.turnPlayer, tile, state.stacks.current});
            if (fitsSomewhere(state, tile)) {
                state.stacks.inHand = tile;
                return true;
            }
            state.stacks.discarded.push_back(tile);
            m_play.tell(TileDiscarded{tile});
        }
    }
    return false;
}

void Turn::layTile(Position position, Orientation orientation) {
    GameState& state = m_play.state;
    const TileIndex tile = *std::exchange(state.stacks.inHand, std::nullopt);
    engine::layTile(m_play, state.turnPlayer, tile, position, orientation);
    if (anyFreeSegment(state, [](std::uint8_t) { return true; }))
        ask(state.turnPlayer, Phase::Follower);
    else
        afterFollowerStep();
}

void Turn::placeFollower(std::uint8_t segment) {
    city::placeFollower(m_play, segment);
    afterFollowerStep();
}

void Turn::afterFollowerStep() {
    const bool scores = scoreLastTile(m_play);
    const bool isWallTurn = m_play.state.stacks.current > 0;  // C5.1
    const bool triggers =                                     // C5.2
        options().wallTrigger == WallTrigger::Scored ? scores : lastTileCompletesItsOwn(m_play.state);
    if (!isWallTurn || !triggers) return end();
    beginWallRound(m_play);
    askForNextPiece();
}

void Turn::askForNextPiece() {
    const GameState& state = m_play.state;
    if (isRoundBuilt(state)) return askForTower();
    ask(nextBuilder(state), state.wall.gate ? Phase::Wall : Phase::Gate);
}

void Turn::placeGate(BoardEdge edge) {
    city::placeGate(m_play, edge);
    scoreSide(m_play, edge);
    askForNextPiece();
}

void Turn::placeWall(WallEnd end) {
    const PlayerIndex builder = m_play.state.decision.player;
    city::placeWall(m_play, end);
    const BoardEdge piece = m_play.state.wall.tip(end);
    if (!options().guardBeforeScoring) scoreSide(m_play, piece);  // C6.4
    if (guardFault(m_play.state, builder))
        afterGuardStep(piece);
    else
        ask(builder, Phase::Guard);
}

void Turn::placeGuard() {
    city::placeGuard(m_play);
    afterGuardStep(m_play.state.wall.tip(m_play.state.wallRound->lastEnd));
}

void Turn::afterGuardStep(BoardEdge piece) {
    if (options().guardBeforeScoring) scoreSide(m_play, piece);  // C6.4
    askForNextPiece();
}

void Turn::askForTower() {
    const GameState& state = m_play.state;
    if (!towerFault(state, WallEnd::Clockwise) || !towerFault(state, WallEnd::Counterclockwise))
        return ask(state.turnPlayer, Phase::Tower);
    end();
}

void Turn::placeTower(WallEnd tip) {
    city::placeTower(m_play, tip);
    end();
}

void Turn::pass() {
    switch (m_play.state.decision.phase) {
        case Phase::Follower:
            return afterFollowerStep();
        case Phase::Guard:
            return afterGuardStep(m_play.state.wall.tip(m_play.state.wallRound->lastEnd));
        case Phase::Tower:
            return end();
        case Phase::Draw:
        case Phase::Tile:
        case Phase::Gate:
        case Phase::Wall:
        case Phase::Over:
            return;
    }
}

void Turn::ask(PlayerIndex player, Phase phase) {
    const bool mayPass = phase == Phase::Follower || phase == Phase::Guard || phase == Phase::Tower;
    m_play.state.decision = {player, phase, mayPass};
}

void Turn::end() {
    GameState& state = m_play.state;
    state.wallRound.reset();
    if (const auto reason = endReason(state)) return finishGame(*reason);
    begin(nextPlayer(state));
}

void Turn::finishGame(EndReason reason) {
    m_play.tell(EndBegan{reason});
    scoreEnd(m_play);
    ask(m_play.state.turnPlayer, Phase::Over);
    if (!m_play.isHeard()) return;
    std::vector<int> scores = scoresOf(m_play.state);
    std::vector<PlayerIndex> winners = winnersOf(scores);
    m_play.tell(GameEnded{std::move(scores), std::move(winners)});
}

const CityOptions& Turn::options() const {
    return std::get<CityOptions>(m_play.state.setup->options);
}

}  // namespace remparts::engine::city
