#include <set>

#include "remparts/io/concat.h"
#include "remparts/io/place_name.h"
#include "value_kinds.h"
#include "values.h"

namespace remparts::lesson::values {
namespace {

/// The type of an action as records call it.
std::string_view typeOf(const engine::Action& action) {
    constexpr std::array<std::string_view, std::variant_size_v<engine::Action>> types{
        "place_tile", "place_follower", "place_gate", "place_wall", "place_guard", "place_tower", "pass", "draw"};
    return types[action.index()];
}

}  // namespace

std::string place(const Moment&, const Value& value) {
    return io::placeName(value.part->cell);
}

std::string tilesLeft(const Moment& moment, const Value& value) {
    const engine::GameState& state = moment.state;
    const auto leftIn = [&state](std::size_t stack) {
        return static_cast<std::int64_t>(state.setup->stacks[stack].size()) - state.stacks.drawn[stack];
    };
    if (const auto stack = value.numbers.find("stack"); stack != value.numbers.end()) {
        const auto number = static_cast<std::size_t>(stack->second);
        if (number < state.setup->stacks.size()) return std::to_string(leftIn(number));
        throw Unreckonable(io::concat("there are only ", state.setup->stacks.size(), " stacks"));
    }
    std::int64_t left = 0;
    for (std::size_t i = 0; i < state.setup->stacks.size(); ++i) left += leftIn(i);
    return std::to_string(left);
}

std::string setAside(const Moment& moment, const Value&) {
    return std::to_string(moment.state.stacks.discarded.size());
}

std::string places(const Moment& moment, const Value&) {
    std::set<engine::Position> cells;
    for (const engine::Action& action : engine::rulesetFor(moment.game()).legalActions(moment.state)) {
        if (const auto* tile = std::get_if<engine::PlaceTile>(&action)) cells.insert(tile->position);
    }
    return std::to_string(cells.size());
}

std::string legal(const Moment& moment, const Value& value) {
    std::size_t count = 0;
    for (const engine::Action& action : engine::rulesetFor(moment.game()).legalActions(moment.state)) {
        if (value.word.empty() || typeOf(action) == value.word) ++count;
    }
    return std::to_string(count);
}

}  // namespace remparts::lesson::values
