// Arrow keys: from any place all others can be reached, however the camera is turned.
#include "selection.h"

#include <cmath>
#include <numbers>
#include <set>

#include "model_support.h"
#include "support/catch.h"
#include "turn_model.h"

using namespace remparts;
using namespace remparts::test;

namespace {

std::size_t reachableFrom(const std::vector<model::TablePoint>& points, std::size_t start, double angle) {
    std::set<std::size_t> seen{start};
    std::vector<std::size_t> open{start};
    while (!open.empty()) {
        const std::size_t at = open.back();
        open.pop_back();
        for (int key = 0; key < 4; ++key) {
            const double way = angle + key * std::numbers::pi / 2;
            const auto next = model::nextInDirection(points, points[at], std::cos(way), std::sin(way));
            if (next && seen.insert(*next).second) open.push_back(*next);
        }
    }
    return seen.size();
}

std::vector<model::TablePoint> pointsOf(const model::TurnModel& turn) {
    std::vector<model::TablePoint> points;
    for (const engine::Position cell : turn.highlights().possibleCells)
        points.push_back({static_cast<double>(cell.x), static_cast<double>(cell.y)});
    for (const model::Choice& choice : turn.choices()) points.push_back(choice.at);
    return points;
}

}  // namespace

TEST_CASE("By arrows every place is reached from every other one in random cities, also when they are turned") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        model::Session session;
        model::TurnModel turn(session);
        const bool kids = seed % 3 == 2;
        kids ? playKidsRandomly(session, seed, 5 + seed) : playRandomly(session, seed, 10 + seed * 4);
        const std::vector<model::TablePoint> points = pointsOf(turn);
        for (const double angle : {0.0, 0.3, 0.785, 1.2}) {
            for (std::size_t start = 0; start < points.size(); ++start) {
                INFO("seed " << seed << ", angle " << angle << ", from " << points[start].x << " "
                             << points[start].y);
                REQUIRE(reachableFrom(points, start, angle) == points.size());
            }
        }
    }
}
