#include "remparts/engine/rules/city_queries.h"
#include "values.h"

namespace remparts::lesson::values {
namespace {

engine::GuardReport guardOn(const Moment& moment, const Value& value) {
    (void)moment.tileAt(value.edge->tile);
    return engine::describeGuard(moment.state, *value.edge);
}

}  // namespace

std::string guard(const Moment& moment, const Value& value) {
    return std::to_string(guardOn(moment, value).worth.points());
}

std::string publicBuildings(const Moment& moment, const Value& value) {
    return std::to_string(guardOn(moment, value).worth.publicBuildings);
}

std::string historicBuildings(const Moment& moment, const Value& value) {
    return std::to_string(guardOn(moment, value).worth.historicBuildings);
}

std::string row(const Moment& moment, const Value& value) {
    return std::to_string(guardOn(moment, value).row.size());
}

std::string tower(const Moment& moment, const Value& value) {
    if (!moment.state.wall.gate) throw Unreckonable("there is no gate yet");
    return std::to_string(engine::describeTower(moment.state, *value.end).points());
}

std::string wall(const Moment& moment, const Value&) {
    return std::to_string(moment.state.wall.pieceCount());
}

std::string wallLeft(const Moment& moment, const Value&) {
    return std::to_string(moment.state.wallPiecesLeft);
}

std::string sidesLeft(const Moment& moment, const Value&) {
    if (moment.state.board.isEmpty()) throw Unreckonable("no tile lies yet");
    int count = 0;
    for (const engine::BoardEdge edge : engine::outerBoundary(moment.state)) {
        const bool isWalled = (moment.tileAt(edge.tile).walledSides >> index(edge.side) & 1) != 0;
        if (!isWalled) ++count;
    }
    return std::to_string(count);
}

std::string round(const Moment& moment, const Value& value) {
    if (value.player) {
        int set = 0;
        for (const auto& gate : moment.events<engine::GatePlaced>()) set += gate.player == *value.player ? 1 : 0;
        for (const auto& piece : moment.events<engine::WallPlaced>()) set += piece.player == *value.player ? 1 : 0;
        return std::to_string(set);
    }
    if (const auto begun = moment.events<engine::WallRoundBegan>(); !begun.empty())
        return std::to_string(begun.back().perPlayer);
    if (!moment.state.wallRound) throw Unreckonable("nobody builds at the wall in this step");
    return std::to_string(moment.state.wallRound->perPlayer);
}

}  // namespace remparts::lesson::values
