#include <algorithm>

#include "remparts/engine/rules/city_queries.h"
#include "remparts/io/concat.h"
#include "value_kinds.h"
#include "values.h"

namespace remparts::lesson::values {
namespace {

/// The scorings of the step that a value is about: of a feature and a player, when it names them.
std::vector<engine::Scored> scoringsFor(const Moment& moment, const Value& value) {
    auto found = moment.events<engine::Scored>();
    std::erase_if(found, [&](const engine::Scored& scored) {
        // featureWords() stand in the order of ScoreBreakdown.
        const bool otherFeature = !value.word.empty() && featureWords()[scored.score.index()] != value.word;
        return otherFeature || (value.player && *value.player != scored.player);
    });
    return found;
}

}  // namespace

std::string name(const Moment& moment, const Value& value) {
    return moment.state.setup->players[*value.player].name;
}

std::string score(const Moment& moment, const Value& value) {
    const auto standings = engine::rulesetFor(moment.game()).standings(moment.state);
    return std::to_string(standings.scores[*value.player]);
}

std::string gain(const Moment& moment, const Value& value) {
    int sum = 0;
    for (const engine::Scored& scored : moment.events<engine::Scored>()) {
        if (scored.player == *value.player) sum += engine::pointsOf(scored.score);
    }
    for (const engine::ChildrenPlaced& placed : moment.events<engine::ChildrenPlaced>()) {
        if (placed.player == *value.player) sum += static_cast<int>(placed.figures.size());
    }
    return std::to_string(sum);
}

std::string scored(const Moment& moment, const Value& value) {
    const auto found = scoringsFor(moment, value);
    const auto nth = value.numbers.find("nth");
    const std::size_t number = nth == value.numbers.end() ? 0 : static_cast<std::size_t>(nth->second);
    if (number < found.size()) return std::to_string(engine::pointsOf(found[number].score));
    throw Unreckonable(io::concat("the step has only ", found.size(), " such scorings"));
}

std::string scorings(const Moment& moment, const Value& value) {
    return std::to_string(scoringsFor(moment, value).size());
}

std::string followers(const Moment& moment, const Value& value) {
    return std::to_string(moment.state.supplies[*value.player].followers);
}

std::string towers(const Moment& moment, const Value& value) {
    return std::to_string(moment.state.supplies[*value.player].towers);
}

std::string projected(const Moment& moment, const Value& value) {
    if (moment.state.board.isEmpty()) throw Unreckonable("no tile lies yet");
    return std::to_string(engine::projectedScores(moment.state)[*value.player]);
}

}  // namespace remparts::lesson::values
