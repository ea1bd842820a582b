#include "support/oracle/compare.h"

#include <algorithm>

#include "support/oracle/differences.h"
#include "support/oracle/scoring.h"
#include "support/text.h"

namespace remparts::oracle {

using namespace engine;

namespace {

void compareSeats(const Referee& referee, const GameState& state, Differences& found) {
    for (std::size_t seat = 0; seat < referee.seats.size(); ++seat) {
        found.expect("followers in supply", referee.seats[seat].followers, int{state.supplies[seat].followers});
        found.expect("towers in supply", referee.seats[seat].towers, int{state.supplies[seat].towers});
        found.expect("score", referee.seats[seat].score, int{state.supplies[seat].score});
    }
}

void compareStacks(const Referee& referee, const GameState& state, Differences& found) {
    const bool holdsTile = referee.phase == Phase::Tile;
    found.expect("holding a tile", holdsTile, state.stacks.inHand.has_value());
    if (holdsTile && state.stacks.inHand) found.expect("tile in hand", referee.hand, *state.stacks.inHand);
    if (holdsTile) found.expect("current stack", referee.stackOfHand, std::size_t{state.stacks.current});
    found.expect("discarded tiles", referee.discarded, state.stacks.discarded);
    for (std::size_t stack = 0; stack < referee.stacks.size(); ++stack)
        found.expect("tiles drawn", state.setup->stacks[stack].size() - referee.stacks[stack].size(),
                     static_cast<std::size_t>(state.stacks.drawn[stack]));
}

void compareTiles(const Referee& referee, const GameState& state, Differences& found) {
    const auto laid = state.board.tiles();
    found.expect("number of tiles", referee.city.tiles.size(), laid.size());
    if (referee.city.tiles.size() != laid.size()) return;
    for (std::size_t i = 0; i < laid.size(); ++i) {
        const LaidTile& tile = referee.city.tiles[i];
        int walled = 0;
        int guarded = 0;
        for (const Direction side : allDirections) {
            const BoardEdge edge{tile.position, side};
            if (referee.city.walls.contains(edge)) walled |= 1 << index(side);
            for (const FollowerPlacement& follower : referee.followers)
                if (follower.role == FollowerRole::Guard && follower.edge == edge) guarded |= 1 << index(side);
        }
        found.expect("a laid tile", std::tuple(tile.tile, tile.position, tile.orientation),
                     std::tuple(laid[i].tile, laid[i].position, laid[i].orientation));
        if (referee.phase == Phase::Over) continue;  // whether imagined pieces stay on the tiles is left open
        found.expect("walled sides", walled, int{laid[i].walledSides});
        found.expect("guarded sides", guarded, int{laid[i].guardedSides});
    }
}

void compareWall(const Referee& referee, const GameState& state, Differences& found) {
    found.expect("gate", referee.gate.empty() ? std::nullopt : std::optional(referee.gate[0]), state.wall.gate);
    found.expect("closed", referee.closed, state.wall.closed);
    for (const WallEnd end : {WallEnd::Clockwise, WallEnd::Counterclockwise}) {
        std::vector<BoardEdge> pieces;
        std::vector<std::size_t> towers;
        if (state.wall.gateTowers[index(end)] != noPlayer) towers.push_back(0);
        for (const WallPiece& piece : state.wall.arm(end)) {
            pieces.push_back(piece.edge);
            if (piece.tower != noPlayer) towers.push_back(pieces.size());
        }
        found.expect("wall pieces", referee.arms[index(end)].pieces, pieces);
        found.expect("towers", referee.arms[index(end)].towers, towers);
    }
}

bool orderIsPromised(const Event& event) {
    return std::holds_alternative<TileDrawn>(event) || std::holds_alternative<TileDiscarded>(event) ||
           std::holds_alternative<TilePlaced>(event) || std::holds_alternative<FollowerPlaced>(event) ||
           std::holds_alternative<WallRoundBegan>(event) || std::holds_alternative<GatePlaced>(event) ||
           std::holds_alternative<WallPlaced>(event) || std::holds_alternative<GuardPlaced>(event) ||
           std::holds_alternative<TowerPlaced>(event) || std::holds_alternative<Scored>(event);
}

bool isLeftOut(const Event& event, bool ended) {
    if (std::holds_alternative<TurnBegan>(event) || std::holds_alternative<EndBegan>(event)) return true;
    return ended && std::holds_alternative<CompletedUnclaimed>(event);
}

}  // namespace

std::string disagreement(const Referee& referee, const GameState& state) {
    Differences found;
    found.expect("phase", referee.phase, state.decision.phase);
    if (referee.phase != Phase::Over) {
        const bool optional =
            referee.phase == Phase::Follower || referee.phase == Phase::Guard || referee.phase == Phase::Tower;
        found.expect("who chooses", referee.player, state.decision.player);
        found.expect("whether to pass", optional, state.decision.mayPass);
        found.expect("whose turn", referee.turnPlayer, state.turnPlayer);
    }
    found.expect("wall pieces left", referee.wallPiecesLeft, int{state.wallPiecesLeft});
    found.expect("followers on the table", referee.followers, state.followers);
    compareSeats(referee, state, found);
    compareStacks(referee, state, found);
    compareTiles(referee, state, found);
    compareWall(referee, state, found);
    return found.text();
}

std::vector<std::string> comparable(const EventLog& events) {
    std::vector<std::string> ordered;
    std::vector<std::string> others;
    bool ended = false;
    for (const Event& event : events) {
        ended = ended || std::holds_alternative<EndBegan>(event);
        if (isLeftOut(event, ended)) continue;
        (orderIsPromised(event) && !ended ? ordered : others).push_back(test::text(event));
    }
    std::sort(others.begin(), others.end());
    ordered.insert(ordered.end(), others.begin(), others.end());
    return ordered;
}

std::string difference(const std::vector<std::string>& expected, const std::vector<std::string>& actual) {
    if (expected == actual) return "";
    std::string text;
    for (const std::string& line : expected)
        if (std::count(expected.begin(), expected.end(), line) > std::count(actual.begin(), actual.end(), line))
            text += "missing: " + line + "; ";
    for (const std::string& line : actual)
        if (std::count(actual.begin(), actual.end(), line) > std::count(expected.begin(), expected.end(), line))
            text += "extra: " + line + "; ";
    return text.empty() ? "in another order" : text;
}

}  // namespace remparts::oracle
