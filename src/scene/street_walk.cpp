#include "street_walk.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "remparts/engine/tile_layout.h"
#include "remparts/geometry/layout.h"

namespace remparts::scene {

namespace {

using engine::Direction;
using engine::Position;

// A cell of a picture on the table; as with tiles, x grows to the east and y to the north.
using GroundCell = Position;

constexpr int middle = engine::pictureSize / 2;

// What a view along a street is worth.
constexpr int longEnough = 9;  // cells before the first obstacle
constexpr double perFreeCell = 3;
constexpr double perCell = 0.25;
constexpr double hiddenByStall = 5;

GroundCell groundCell(Position tile, engine::PictureCell turnedCell) {
    return {tile.x * engine::pictureSize + turnedCell.column - middle,
            tile.y * engine::pictureSize + middle - turnedCell.row};
}

bool isWalked(engine::SegmentKind kind) {
    return kind == engine::SegmentKind::Street || kind == engine::SegmentKind::Road;
}

// Away from the evening sun, so that the fronts in view are lit; children look to the south.
std::vector<Direction> lookingFrom(engine::SegmentKind kind) {
    if (kind == engine::SegmentKind::Road) return {Direction::North};
    return {Direction::East, Direction::North};
}

// What is worth a look, seen from one unit away; below zero what spoils a view.
double charm(char picture) {
    switch (picture) {
        case 'H':
            return 2.2;
        case 'P':
            return 1.2;
        case 'f':
        case 'g':
        case 'c':
            return 0.7;
        case '.':
            return 0.25;
        case ' ':
            return -0.8;
        default:
            return 0;
    }
}

struct Streets {
    std::map<GroundCell, engine::SegmentKind> cells;
    std::map<GroundCell, char> pictures;
    std::set<GroundCell> obstacles;  // crossings with what stands on them, children and followers

    explicit Streets(const engine::GameState& state) {
        for (const engine::PlacedTile& tile : state.board.tiles()) addTile(state.definition(tile), tile);
        for (const auto& [cell, kind] : cells)
            if (exits(cell) > 2) obstacles.insert(cell);
        for (const engine::FollowerPlacement& follower : state.followers) {
            if (follower.role == engine::FollowerRole::Guard || follower.role == engine::FollowerRole::Figure)
                continue;
            const auto& tile = state.board.tiles()[static_cast<std::size_t>(follower.segment.tile)];
            const auto cell = engine::followerCell(state.definition(tile), follower.segment.segment);
            obstacles.insert(groundCell(tile.position, engine::turned(cell, tile.orientation)));
        }
    }

    void addTile(const engine::TileDefinition& design, const engine::PlacedTile& tile) {
        for (int row = 0; row < engine::pictureSize; ++row)
            for (int column = 0; column < engine::pictureSize; ++column) {
                const GroundCell cell = groundCell(tile.position, engine::turned({row, column}, tile.orientation));
                pictures[cell] = design.picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                const auto segment =
                    design.segmentOfCell[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                if (segment == engine::noSegment) continue;
                const engine::SegmentKind kind = design.segments[segment].kind;
                if (isWalked(kind)) cells.emplace(cell, kind);
            }
        for (const engine::Child& child : design.children) {
            const engine::PictureCell cell{child.cell / engine::pictureSize, child.cell % engine::pictureSize};
            obstacles.insert(groundCell(tile.position, engine::turned(cell, tile.orientation)));
        }
    }

    [[nodiscard]] int exits(GroundCell cell) const {
        int count = 0;
        for (const Direction direction : engine::allDirections)
            count += cells.contains(engine::neighbour(cell, direction)) ? 1 : 0;
        return count;
    }

    [[nodiscard]] char pictureAt(GroundCell cell) const {
        const auto found = pictures.find(cell);
        return found == pictures.end() ? ' ' : found->second;
    }

    // What lies in view: the nearer the more, but what is right beside the eye hides the rest.
    [[nodiscard]] double charmFrom(GroundCell cell, Direction direction) const {
        constexpr int nearest = 2;
        constexpr int farthest = 24;
        const Direction aside = engine::turned(direction, 1);
        double sum = 0;
        for (int ahead = nearest; ahead <= farthest; ++ahead) {
            const int width = ahead / 2;
            for (int off = -width; off <= width; ++off)
                sum += charm(pictureAt(engine::neighbour(engine::neighbour(cell, direction, ahead), aside, off))) /
                       ahead;
        }
        for (const int side : {-1, 1})
            for (int ahead = 0; ahead < nearest; ++ahead)
                if (charm(pictureAt(engine::neighbour(engine::neighbour(cell, direction, ahead), aside, side))) > 0.5)
                    sum -= hiddenByStall;
        return sum;
    }

    // How many cells one can walk from `cell`, and how many of them before the first obstacle.
    struct Length {
        int street = 0;
        int free = 0;
    };
    [[nodiscard]] Length lengthFrom(GroundCell cell, Direction direction) const {
        Length length;
        bool isFree = true;
        for (GroundCell next = engine::neighbour(cell, direction); cells.contains(next);
             next = engine::neighbour(next, direction)) {
            ++length.street;
            isFree = isFree && !obstacles.contains(next);
            if (isFree) ++length.free;
        }
        return length;
    }
};

QVector3D toScene(GroundCell cell) {
    return {static_cast<float>(cell.x), 0, static_cast<float>(-cell.y)};
}

}  // namespace

std::optional<StreetPlace> finestStreet(const engine::GameState& state) {
    const Streets streets(state);
    std::optional<StreetPlace> best;
    double bestWorth = 0;
    for (const auto& [cell, kind] : streets.cells) {
        if (streets.obstacles.contains(cell)) continue;
        for (const Direction direction : lookingFrom(kind)) {
            const auto [street, free] = streets.lengthFrom(cell, direction);
            if (free == 0) continue;
            const double worth =
                perFreeCell * std::min(free, longEnough) + perCell * street + streets.charmFrom(cell, direction);
            if (best && worth <= bestWorth) continue;
            bestWorth = worth;
            best = StreetPlace{toScene(cell), toScene(engine::neighbour({}, direction)), kind};
        }
    }
    return best;
}

}  // namespace remparts::scene
