#include "support/oracle/kids_ground.h"

#include <algorithm>
#include <string>
#include <tuple>

namespace remparts::oracle {

using namespace engine;

namespace {

bool isRoad(char character) {
    return std::string("=RGBY").find(character) != std::string::npos;
}

std::array<Spot, 4> besides(Spot spot) {
    return {Spot{spot.first - 1, spot.second}, Spot{spot.first + 1, spot.second}, Spot{spot.first, spot.second - 1},
            Spot{spot.first, spot.second + 1}};
}

template <class IsIn>
void flood(Spot spot, IsIn isIn, std::set<Spot>& found) {
    if (!isIn(spot) || !found.insert(spot).second) return;
    for (const Spot& next : besides(spot)) flood(next, isIn, found);
}

char characterAt(const Picture& picture, Spot spot) {
    return picture[static_cast<std::size_t>(spot.first)][static_cast<std::size_t>(spot.second)];
}

/// By cell of the unturned picture; −1 off the roads.
std::array<int, 49> numberPieces(const Picture& picture) {
    std::array<int, 49> numbers;
    numbers.fill(-1);
    const auto isIn = [&](Spot spot) {
        const bool inside = spot.first >= 0 && spot.first < 7 && spot.second >= 0 && spot.second < 7;
        return inside && isRoad(characterAt(picture, spot));
    };
    int next = 0;
    for (int cell = 0; cell < 49; ++cell) {
        std::set<Spot> piece;
        if (numbers[static_cast<std::size_t>(cell)] == -1) flood({cell / 7, cell % 7}, isIn, piece);
        for (const Spot& spot : piece) numbers[static_cast<std::size_t>(spot.first * 7 + spot.second)] = next;
        if (!piece.empty()) ++next;
    }
    return numbers;
}

}  // namespace

void KidsGround::lay(const TileSet& set, TileIndex tile, Position at, Orientation orientation) {
    const Picture& picture = set[tile].picture;
    const std::array<int, 49> pieces = numberPieces(picture);
    for (int cell = 0; cell < 49; ++cell) {
        Spot lying{cell / 7, cell % 7};
        const char character = characterAt(picture, lying);
        for (int turn = 0; turn < static_cast<int>(orientation); ++turn) lying = {lying.second, 6 - lying.first};
        spots[{lying.first - 7 * at.y, lying.second + 7 * at.x}] = {character, static_cast<int>(tiles.size()),
                                                                    pieces[static_cast<std::size_t>(cell)], cell};
    }
    tiles.push_back(at);
}

bool KidsGround::isTaken(Position cell) const {
    return spots.contains({-7 * cell.y, 7 * cell.x});
}

std::set<Position> KidsGround::rim() const {
    std::set<Position> cells;
    for (const Position tile : tiles)
        for (const Position cell : {Position{tile.x, tile.y + 1}, Position{tile.x + 1, tile.y},
                                    Position{tile.x, tile.y - 1}, Position{tile.x - 1, tile.y}})
            if (!isTaken(cell)) cells.insert(cell);
    return cells;
}

KidsRoad KidsGround::roadOf(int tile, int piece) const {
    KidsRoad road;
    const auto start = std::find_if(spots.begin(), spots.end(), [&](const auto& spot) {
        return spot.second.tile == tile && spot.second.piece == piece;
    });
    if (start == spots.end()) return road;
    const auto isIn = [&](Spot spot) {
        const auto found = spots.find(spot);
        return found != spots.end() && isRoad(found->second.character);
    };
    flood(start->first, isIn, road.spots);
    for (const Spot& spot : road.spots)
        for (const Spot& next : besides(spot)) road.openEnds += spots.contains(next) ? 0 : 1;
    return road;
}

std::set<SegmentRef> KidsGround::piecesOf(const KidsRoad& road) const {
    std::set<SegmentRef> pieces;
    for (const Spot& spot : road.spots)
        pieces.insert({spots.at(spot).tile, static_cast<std::uint8_t>(spots.at(spot).piece)});
    return pieces;
}

SegmentRef KidsGround::firstOf(const KidsRoad& road) const {
    const auto pieces = piecesOf(road);
    const auto rank = [this](SegmentRef piece) {
        return std::tuple(tiles[static_cast<std::size_t>(piece.tile)], piece.segment);
    };
    return *std::min_element(pieces.begin(), pieces.end(),
                             [&](SegmentRef a, SegmentRef b) { return rank(a) < rank(b); });
}

}  // namespace remparts::oracle
