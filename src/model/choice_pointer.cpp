#include "choice_pointer.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "pile_places.h"
#include "table_geometry.h"

namespace remparts::model {

namespace {

/// How far a choice is from the point; sides first by themselves, then by their spots, since both ends of the wall
/// may lead to one side.
std::pair<double, double> farness(const Choice& choice, TablePoint at) {
    const double spot = distance(at, choice.at);
    if (std::holds_alternative<engine::DrawTile>(choice.action))
        return {distanceToSquare(at, choice.at, pileSide), spot};
    return {choice.edge ? std::min(distanceToEdge(at, *choice.edge), spot) : spot, spot};
}

}  // namespace

std::optional<std::size_t> choiceUnder(const engine::GameState& state, const std::vector<Choice>& choices,
                                       TablePoint at, double reach) {
    if (!cellUnder(at)) return std::nullopt;
    const auto segment = segmentUnder(state, at);
    std::optional<std::size_t> best;
    std::pair bestFarness{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Choice& choice = choices[i];
        if (choice.segment && choice.segment == segment) return i;
        const auto far = farness(choice, at);
        if (far.first > std::max(choice.edge ? sideReach : 0.0, reach) || far >= bestFarness) continue;
        best = i;
        bestFarness = far;
    }
    return best;
}

}  // namespace remparts::model
