#include "support/oracle/kids_referee.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace remparts::oracle {

using namespace engine;

namespace {

char letterOf(PlayerColor color) {
    switch (color) {
        case PlayerColor::Red:
            return 'R';
        case PlayerColor::Blue:
            return 'B';
        case PlayerColor::Green:
            return 'G';
        case PlayerColor::Yellow:
            return 'Y';
    }
    return '?';
}

}  // namespace

KidsReferee::KidsReferee(std::shared_ptr<const GameSetup> setup)
    : left(setup->players.size(), 8), piles(setup->stacks), m_setup(std::move(setup)) {
    std::size_t first = 0;
    while (piles[first].empty()) ++first;
    layTile(noPlayer, takeFrom(first), {0, 0}, Orientation::Upright);
    goOn(0);
}

TileIndex KidsReferee::takeFrom(std::size_t pile) {
    const TileIndex tile = piles[pile].front();
    piles[pile].erase(piles[pile].begin());
    lastPile = static_cast<std::uint8_t>(pile);
    return tile;
}

std::vector<Action> KidsReferee::legal() const {
    std::vector<Action> actions;
    for (std::size_t pile = 0; phase == Phase::Draw && pile < piles.size(); ++pile)
        if (!piles[pile].empty()) actions.push_back(DrawTile{static_cast<std::uint8_t>(pile)});
    if (phase == Phase::Tile)
        for (const Position cell : ground.rim())
            for (int turns = 0; turns < 4; ++turns)
                actions.push_back(PlaceTile{cell, static_cast<Orientation>(turns)});
    return actions;
}

void KidsReferee::play(const Action& action) {
    events.clear();
    if (const auto* draw = std::get_if<DrawTile>(&action)) {
        hand = takeFrom(draw->pile);
        events.push_back(TileDrawn{player, *hand, draw->pile});
        phase = Phase::Tile;
        return;
    }
    const auto& choice = std::get<PlaceTile>(action);
    layTile(player, *hand, choice.position, choice.orientation);
    hand.reset();
    goOn(static_cast<PlayerIndex>(std::size_t{player} + 1 == left.size() ? 0 : player + 1));
}

void KidsReferee::layTile(PlayerIndex by, TileIndex tile, Position at, Orientation orientation) {
    ground.lay(*m_setup->tiles, tile, at, orientation);
    events.push_back(TilePlaced{by, tile, at, orientation});
    const int last = static_cast<int>(ground.tiles.size()) - 1;
    std::set<Spot> settled;
    for (int piece = 0;; ++piece) {
        const KidsRoad road = ground.roadOf(last, piece);
        if (road.spots.empty()) return;
        if (road.openEnds > 0 || settled.contains(*road.spots.begin())) continue;
        settled.insert(road.spots.begin(), road.spots.end());
        settle(road);
    }
}

void KidsReferee::settle(const KidsRoad& road) {
    using Child = std::tuple<Position, int, GroundCell>;
    std::vector<Child> children;
    std::set<Position> tiles;
    for (const Spot& spot : road.spots) {
        const GroundCell& cell = ground.spots.at(spot);
        const Position at = ground.tiles[static_cast<std::size_t>(cell.tile)];
        tiles.insert(at);
        if (cell.character != '=') children.emplace_back(at, cell.cell, cell);
    }
    std::sort(children.begin(), children.end(), [](const Child& a, const Child& b) {
        return std::tie(std::get<0>(a), std::get<1>(a)) < std::tie(std::get<0>(b), std::get<1>(b));
    });
    const SegmentRef first = ground.firstOf(road);
    events.push_back(RoadClosed{first, {tiles.begin(), tiles.end()}});
    for (PlayerIndex seat = 0; seat < left.size(); ++seat) {
        ChildrenPlaced placed{seat, first, {}};
        for (const auto& [at, place, cell] : children)
            if (cell.character == letterOf(m_setup->players[seat].color) && left[seat] > 0) {
                --left[seat];
                const SegmentRef piece{cell.tile, static_cast<std::uint8_t>(cell.piece)};
                placed.figures.push_back({seat, FollowerRole::Figure, piece, {}, static_cast<std::uint8_t>(place)});
            }
        figures.insert(figures.end(), placed.figures.begin(), placed.figures.end());
        if (!placed.figures.empty()) events.push_back(placed);
    }
}

void KidsReferee::goOn(PlayerIndex next) {
    if (std::find(left.begin(), left.end(), 0) != left.end()) return finish(EndReason::FiguresPlaced);
    if (std::all_of(piles.begin(), piles.end(), [](const auto& pile) { return pile.empty(); }))
        return finish(EndReason::TilesExhausted);
    player = next;
    phase = Phase::Draw;
    events.push_back(TurnBegan{next});
}

void KidsReferee::finish(EndReason reason) {
    phase = Phase::Over;
    events.push_back(EndBegan{reason});
    events.push_back(GameEnded{left, winners()});
}

std::vector<PlayerIndex> KidsReferee::winners() const {
    std::vector<PlayerIndex> best;
    for (PlayerIndex seat = 0; seat < left.size(); ++seat)
        if (std::none_of(left.begin(), left.end(), [&](int other) { return other < left[seat]; }))
            best.push_back(seat);
    return best;
}

}  // namespace remparts::oracle
