#include <bit>

#include "remparts/engine/road.h"
#include "remparts/engine/rules/city_outlook.h"
#include "remparts/engine/rules/city_queries.h"
#include "values.h"

namespace remparts::lesson::values {
namespace {

/// Refuses a part of another kind.
engine::SegmentRef segmentOfKind(const Moment& moment, const Part& part, engine::SegmentKind kind,
                                 const char* wanted) {
    const engine::SegmentRef segment = moment.segmentOf(part);
    if (moment.state.features.feature(segment).kind != kind) throw Unreckonable(std::string("this is no ") + wanted);
    return segment;
}

}  // namespace

std::string worth(const Moment& moment, const Value& value) {
    return std::to_string(pointsOf(engine::describeFeature(moment.state, moment.segmentOf(*value.part)).worth));
}

std::string tiles(const Moment& moment, const Value& value) {
    const engine::SegmentRef segment = moment.segmentOf(*value.part);
    if (moment.game() == engine::GameKind::Kids)
        return std::to_string(engine::describeRoad(moment.state, segment).tiles.size());
    return std::to_string(engine::describeFeature(moment.state, segment).tiles.size());
}

std::string kinds(const Moment& moment, const Value& value) {
    const auto market = segmentOfKind(moment, *value.part, engine::SegmentKind::Market, "market");
    return std::to_string(std::popcount(moment.state.features.feature(market).markets));
}

std::string markets(const Moment& moment, const Value& value) {
    const auto area = segmentOfKind(moment, *value.part, engine::SegmentKind::Residential, "residential area");
    return std::to_string(engine::marketsBeside(moment.state, area).size());
}

std::string children(const Moment& moment, const Value& value) {
    const engine::PlayerColor color = moment.state.setup->players[*value.player].color;
    int count = 0;
    for (const engine::ChildOnRoad& each :
         engine::describeRoad(moment.state, moment.segmentOf(*value.part)).children) {
        if (each.child.color == color) ++count;
    }
    return std::to_string(count);
}

}  // namespace remparts::lesson::values
