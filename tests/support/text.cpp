#include "support/text.h"

#include <algorithm>
#include <numeric>

namespace remparts::test {

using namespace engine;

namespace {

std::string number(int value) {
    return std::to_string(value);
}
std::string brief(Position position) {
    return number(position.x) + "," + number(position.y);
}
std::string brief(SegmentRef segment) {
    return number(segment.tile) + ":" + number(int{segment.segment});
}
std::string brief(WallEnd end) {
    return end == WallEnd::Clockwise ? "clockwise" : "counterclockwise";
}
std::string brief(FollowerRole role) {
    switch (role) {
        case FollowerRole::Citizen:
            return "citizen";
        case FollowerRole::Seller:
            return "seller";
        case FollowerRole::Steward:
            return "steward";
        case FollowerRole::Guard:
            return "guard";
        case FollowerRole::Figure:
            return "figure";
    }
    return "?";
}
std::string who(PlayerIndex player) {
    return "P" + number(int{player});
}
std::string brief(BoardEdge edge) {
    return test::text(edge);
}
std::string brief(const FollowerPlacement& placement) {
    const std::string where =
        placement.role == FollowerRole::Guard ? brief(placement.edge) : brief(placement.segment);
    const std::string child = placement.role == FollowerRole::Figure ? "." + number(int{placement.cell}) : "";
    return who(placement.player) + " " + brief(placement.role) + " " + where + child;
}
template <class T>
std::string listed(const std::vector<T>& items) {
    std::string result = "[";
    for (const T& item : items) result += " " + brief(item);
    return result + " ]";
}
template <class T>
std::string sortedList(std::vector<T> items) {
    std::sort(items.begin(), items.end());
    return listed(items);
}
std::string list(const std::vector<int>& items) {
    std::string result = "[";
    for (const int item : items) result += " " + number(item);
    return result + " ]";
}

struct ActionText {
    std::string operator()(const PlaceTile& a) const {
        return "tile " + brief(a.position) + " @" + number(degrees(a.orientation));
    }
    std::string operator()(const PlaceFollower& a) const { return "follower " + number(int{a.segment}); }
    std::string operator()(const PlaceGate& a) const { return "gate " + test::text(a.edge); }
    std::string operator()(const PlaceWall& a) const { return "wall " + brief(a.end); }
    std::string operator()(const PlaceGuard&) const { return "guard"; }
    std::string operator()(const PlaceTower& a) const { return "tower " + brief(a.end); }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const DrawTile& a) const { return "draw " + number(int{a.pile}); }
};

struct EventText {
    std::string operator()(const TurnBegan& e) const { return "turn of " + who(e.player); }
    std::string operator()(const TileDrawn& e) const {
        return who(e.player) + " draws " + number(int{e.tile}) + " from stack " + number(int{e.stack});
    }
    std::string operator()(const TileDiscarded& e) const { return "discarded " + number(int{e.tile}); }
    std::string operator()(const TilePlaced& e) const {
        return who(e.player) + " lays " + number(int{e.tile}) + " " + brief(e.position) + " @" +
               number(degrees(e.orientation));
    }
    std::string operator()(const FollowerPlaced& e) const { return "placed " + brief(e.placement); }
    std::string operator()(const FollowerReturned& e) const {
        return (e.scored ? "returned " : "removed ") + brief(e.placement);
    }
    std::string operator()(const WallRoundBegan& e) const {
        return "wall round of " + who(e.player) + ", " + number(int{e.perPlayer}) + " each";
    }
    std::string operator()(const GatePlaced& e) const { return who(e.player) + " gate " + brief(e.edge); }
    std::string operator()(const WallPlaced& e) const {
        return who(e.player) + " wall " + brief(e.end) + " " + brief(e.edge);
    }
    std::string operator()(const CityClosed&) const { return "city closed"; }
    std::string operator()(const GuardPlaced& e) const { return who(e.player) + " guard " + brief(e.edge); }
    std::string operator()(const TowerPlaced& e) const { return who(e.player) + " tower " + brief(e.end); }
    std::string operator()(const Scored& e) const {
        return who(e.player) + " scores " + number(pointsOf(e.score)) + ": " + test::text(e.score) + " at " +
               brief(e.feature) + " " + brief(e.edge) + " " + sortedList(e.tiles);
    }
    std::string operator()(const CompletedUnclaimed& e) const { return "unclaimed " + brief(e.feature); }
    std::string operator()(const EndBegan& e) const { return "end " + number(static_cast<int>(e.reason)); }
    std::string operator()(const WallCompleted& e) const { return "wall completed " + sortedList(e.edges); }
    std::string operator()(const GameEnded& e) const {
        return "over " + list(e.scores) + " won by " + list({e.winners.begin(), e.winners.end()});
    }
    std::string operator()(const RoadClosed& e) const {
        return "road " + brief(e.road) + " closed " + listed(e.tiles);
    }
    std::string operator()(const ChildrenPlaced& e) const {
        return who(e.player) + " places on " + brief(e.road) + " " + listed(e.figures);
    }
};

struct ScoreText {
    std::string operator()(const StreetScore& s) const { return "street " + number(s.tiles) + " tiles"; }
    std::string operator()(const MarketScore& s) const {
        return "market " + number(s.tiles) + " tiles x " + number(s.kindCount()) + " kinds";
    }
    std::string operator()(const TowerScore& s) const { return "tower " + number(s.pieces) + " pieces"; }
    std::string operator()(const ResidentialScore& s) const {
        return "residential " + number(s.markets) + " markets";
    }
    std::string operator()(const GuardScore& s) const {
        return "guard " + number(s.publicBuildings) + " public " + number(s.historicBuildings) + " historic";
    }
};

}  // namespace

std::string text(BoardEdge edge) {
    constexpr std::array<const char*, 4> sides{"N", "E", "S", "W"};
    return brief(edge.tile) + " " + sides[index(edge.side)];
}

std::string text(Phase phase) {
    switch (phase) {
        case Phase::Draw:
            return "draw";
        case Phase::Tile:
            return "tile";
        case Phase::Follower:
            return "follower";
        case Phase::Gate:
            return "gate";
        case Phase::Wall:
            return "wall";
        case Phase::Guard:
            return "guard";
        case Phase::Tower:
            return "tower";
        case Phase::Over:
            return "over";
    }
    return "?";
}

std::string text(const Action& action) {
    return std::visit(ActionText{}, action);
}
std::string text(const Event& event) {
    return std::visit(EventText{}, event);
}
std::string text(const ScoreBreakdown& score) {
    return std::visit(ScoreText{}, score);
}

std::vector<std::string> texts(const std::vector<Action>& actions) {
    std::vector<std::string> result;
    result.reserve(actions.size());
    for (const Action& action : actions) result.push_back(text(action));
    std::sort(result.begin(), result.end());
    return result;
}

}  // namespace remparts::test
