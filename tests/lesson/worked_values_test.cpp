// C9: each worked value of the rules is a scoring in a scene of the course.

#include "lesson/course.h"
#include "remparts/engine/rules/city_queries.h"
#include "support/catch.h"

using namespace remparts;
using engine::GuardScore;
using engine::MarketScore;
using engine::Phase;
using engine::StreetScore;

namespace {

/// A step of a scene with what had been asked for.
struct PlayedStep {
    Phase phase;
    const engine::Step* step;

    /// C5.8: what a wall piece or the gate completed; the guard may come before the scoring (C6.4).
    [[nodiscard]] bool isAtWall() const {
        return phase == Phase::Gate || phase == Phase::Wall || phase == Phase::Guard;
    }
};

/// Steps of all scenes of The City.
std::vector<PlayedStep> playedSteps() {
    std::vector<PlayedStep> played;
    for (const lesson::Script* script : test::courseOf(engine::GameKind::City)) {
        for (const engine::Game& scene : script->scenes()) {
            for (std::size_t i = 0; i < scene.steps().size(); ++i)
                played.push_back({scene.stateAt(i).decision.phase, &scene.steps()[i]});
        }
    }
    return played;
}

template <class Score>
std::vector<engine::Scored> scoringsIn(const engine::Step& step, bool (*isWanted)(const Score&)) {
    std::vector<engine::Scored> found;
    for (const engine::Event& event : step.events) {
        const auto* scored = std::get_if<engine::Scored>(&event);
        const auto* score = scored == nullptr ? nullptr : std::get_if<Score>(&scored->score);
        if (score != nullptr && isWanted(*score)) found.push_back(*scored);
    }
    return found;
}

/// Players who scored such a thing in one step, at most.
template <class Score>
std::size_t mostScorers(bool (*isWanted)(const Score&)) {
    std::size_t most = 0;
    for (const PlayedStep& played : playedSteps()) most = std::max(most, scoringsIn(*played.step, isWanted).size());
    return most;
}

bool hasSellerBack(const engine::Step& step) {
    for (const engine::Event& event : step.events) {
        const auto* returned = std::get_if<engine::FollowerReturned>(&event);
        if (returned != nullptr && returned->scored && returned->placement.role == engine::FollowerRole::Seller)
            return true;
    }
    return false;
}

/// What the guards that face each other straight across the city see, in pairs, at each moment of a scene.
std::vector<std::pair<int, int>> facingGuards(const engine::GameState& state) {
    std::vector<engine::BoardEdge> guards;
    for (const auto& arm : state.wall.arms) {
        for (const engine::WallPiece& piece : arm) {
            if (piece.guard != engine::noPlayer) guards.push_back(piece.edge);
        }
    }
    std::vector<std::pair<int, int>> pairs;
    for (const engine::BoardEdge a : guards) {
        for (const engine::BoardEdge b : guards) {
            const bool acrossX =
                a.side == engine::Direction::East && b.side == engine::Direction::West && a.tile.y == b.tile.y;
            const bool acrossY =
                a.side == engine::Direction::North && b.side == engine::Direction::South && a.tile.x == b.tile.x;
            if (!acrossX && !acrossY) continue;
            const int seenA = engine::describeGuard(state, a).worth.points();
            const int seenB = engine::describeGuard(state, b).worth.points();
            pairs.emplace_back(std::max(seenA, seenB), std::min(seenA, seenB));
        }
    }
    return pairs;
}

}  // namespace

TEST_CASE("markets of the course score 9, 8 and, twice by a tie, 18", "[C9.1]") {
    CHECK(mostScorers<MarketScore>([](const auto& m) { return m.tiles == 3 && m.points() == 9; }) >= 1);
    CHECK(mostScorers<MarketScore>([](const auto& m) { return m.tiles == 4 && m.points() == 8; }) >= 1);
    CHECK(mostScorers<MarketScore>([](const auto& m) { return m.tiles == 6 && m.points() == 18; }) == 2);
}

TEST_CASE("walls of the course complete a market of 4 points, whose seller comes back, and a street of 1", "[C9.2]") {
    bool hasMarket = false;
    bool hasStreet = false;
    for (const PlayedStep& played : playedSteps()) {
        if (!played.isAtWall()) continue;
        const auto markets =
            scoringsIn<MarketScore>(*played.step, [](const auto& m) { return m.tiles == 2 && m.points() == 4; });
        hasMarket = hasMarket || (!markets.empty() && hasSellerBack(*played.step));
        hasStreet = hasStreet ||
                    !scoringsIn<StreetScore>(*played.step, [](const auto& s) { return s.points() == 1; }).empty();
    }
    CHECK(hasMarket);
    CHECK(hasStreet);
}

TEST_CASE("guards of the course score 9, 5 and 4", "[C9.3]") {
    CHECK(mostScorers<GuardScore>([](const auto& g) { return g == GuardScore{3, 1}; }) >= 1);
    CHECK(mostScorers<GuardScore>([](const auto& g) { return g == GuardScore{1, 1}; }) >= 1);
    CHECK(mostScorers<GuardScore>([](const auto& g) { return g == GuardScore{2, 0}; }) >= 1);
}

TEST_CASE("guards of the course that face each other over a hole see 5 and 4, and 9 each once it is filled",
          "[C9.3]") {
    bool isShown = false;
    for (const lesson::Script* script : test::courseOf(engine::GameKind::City)) {
        for (const engine::Game& scene : script->scenes()) {
            bool hasHole = false;
            for (std::size_t i = 0; i <= scene.steps().size(); ++i) {
                for (const auto& seen : facingGuards(scene.stateAt(i))) {
                    hasHole = hasHole || seen == std::pair(5, 4);
                    isShown = isShown || (hasHole && seen == std::pair(9, 9));
                }
            }
        }
    }
    CHECK(isShown);
}

TEST_CASE("streets of the course of 1 to 5 tiles score 1, 2, 3, 8 and 10", "[C9.4]") {
    CHECK(mostScorers<StreetScore>([](const auto& s) { return s.tiles == 1 && s.points() == 1; }) >= 1);
    CHECK(mostScorers<StreetScore>([](const auto& s) { return s.tiles == 2 && s.points() == 2; }) >= 1);
    CHECK(mostScorers<StreetScore>([](const auto& s) { return s.tiles == 3 && s.points() == 3; }) >= 1);
    CHECK(mostScorers<StreetScore>([](const auto& s) { return s.tiles == 4 && s.points() == 8; }) >= 1);
    CHECK(mostScorers<StreetScore>([](const auto& s) { return s.tiles == 5 && s.points() == 10; }) >= 1);
}
