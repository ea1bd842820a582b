#include "remparts/geometry/samples.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "boundary.h"
#include "follower_place.h"
#include "kids/children_plan.h"
#include "levels.h"
#include "remparts/geometry/layout.h"
#include "surroundings.h"
#include "tile_picture.h"
#include "wall_plan.h"

namespace remparts::geometry {

namespace {

using engine::BoardEdge;
using engine::Direction;
using engine::Orientation;
using engine::PlayerColor;
using engine::Position;
using engine::TileIndex;

constexpr std::array<std::pair<PlayerColor, std::string_view>, 4> colors{{{PlayerColor::Red, "red"},
                                                                          {PlayerColor::Blue, "blue"},
                                                                          {PlayerColor::Green, "green"},
                                                                          {PlayerColor::Yellow, "yellow"}}};

std::string joined(std::string_view a, std::string_view b) {
    return std::string(a) + " " + std::string(b);
}

// Tiles on some cells with the sides between them closed.
void addTiles(std::vector<PlannedPart>& parts, TileIndex design, const std::vector<Position>& cells,
              const Occupied& occupied) {
    for (const Position cell : cells) {
        PlannedPart part = planTile(design, cell, Orientation::Upright);
        for (const Direction side : engine::allDirections)
            if (occupied(engine::neighbour(cell, side)))
                part.key.surroundings &= static_cast<std::uint16_t>(~(1u << engine::index(side)));
        parts.push_back(part);
    }
}

// A wall on some tiles: the first edge is the gate's when `hasGate`, and no part of the picture otherwise.
struct WallScene {
    std::vector<Position> cells;
    BoardEdge gate;
    std::vector<BoardEdge> pieces;  ///< of the counter-clockwise arm
    engine::PlayerIndex tower = engine::noPlayer;
};

std::vector<PlannedPart> build(const WallScene& scene, bool showsGate) {
    const Occupied occupied = [&](Position cell) {
        return std::find(scene.cells.begin(), scene.cells.end(), cell) != scene.cells.end();
    };
    engine::CityWall wall;
    wall.gate = scene.gate;
    for (const BoardEdge& edge : scene.pieces) {
        auto& arm = wall.arms[engine::index(engine::WallEnd::Counterclockwise)];
        arm.push_back({edge, 0, engine::noPlayer, edge == scene.pieces.back() ? scene.tower : engine::noPlayer});
    }
    std::vector<PlannedPart> parts;
    addTiles(parts, 0, scene.cells, occupied);
    planWall(
        occupied, wall, [](engine::PlayerIndex player) { return static_cast<PlayerColor>(player); }, parts);
    if (!showsGate) std::erase_if(parts, [](const PlannedPart& part) { return part.key.kind == PartKind::Gate; });
    return parts;
}

// Far from the picture, so that no piece joins it.
constexpr BoardEdge elsewhere{{40, 40}, Direction::South};
constexpr float wallReach = 5.2f;

Sample wallSample(std::string name, const WallScene& scene, Vec3 middle, float reach = wallReach) {
    const bool showsGate = scene.gate != elsewhere;
    return {std::move(name), build(scene, showsGate), middle + Vec3{0, 0.6f, 0}, reach};
}

void addWallSamples(std::vector<Sample>& samples) {
    const BoardEdge south{{0, 0}, Direction::South};
    const BoardEdge east{{0, 0}, Direction::East};
    const Vec3 corner{halfTile, 0, halfTile};
    const std::vector<Position> one{{0, 0}};
    const std::vector<Position> row{{-1, 0}, {0, 0}, {1, 0}};
    samples.push_back(wallSample("wall, free end", {one, elsewhere, {south}}, middleOf(south)));
    samples.push_back(wallSample("wall, straight",
                                 {row, elsewhere, {{{-1, 0}, Direction::South}, south, {{1, 0}, Direction::South}}},
                                 middleOf(south)));
    samples.push_back(wallSample("wall, outward corner", {one, elsewhere, {south, east}}, corner));
    samples.push_back(wallSample(
        "wall, inward corner", {{{0, 0}, {1, 0}, {1, -1}}, elsewhere, {south, {{1, -1}, Direction::West}}}, corner));
    samples.push_back(wallSample("gate", {one, south, {}}, middleOf(south) + Vec3{0, 1, 0}, 4.6f));
    samples.push_back(wallSample("gate, outward corner", {one, south, {east}}, corner, 6.2f));
    samples.push_back(wallSample("gate, inward corner",
                                 {{{0, 0}, {1, 0}, {1, -1}}, south, {{{1, -1}, Direction::West}}}, corner, 6.2f));
    samples.push_back(wallSample("gate, between corners",
                                 {{{0, 0}, {1, 0}, {1, -1}, {-1, 0}, {-1, -1}},
                                  south,
                                  {{{-1, -1}, Direction::East}, {{1, -1}, Direction::West}}},
                                 middleOf(south) + Vec3{0, 0.5f, 2}, 6.5f));
    samples.push_back(wallSample("wall, pinch point",
                                 {{{0, 0}, {1, -1}}, elsewhere, {south, {{1, -1}, Direction::West}}}, corner, 6.2f));
    for (const auto& [color, name] : colors) {
        WallScene scene{one, elsewhere, {south}, static_cast<engine::PlayerIndex>(color)};
        samples.push_back(wallSample(joined("tower,", name), scene, corner + Vec3{0, 1.8f, 0.5f}, 3.6f));
    }
}

// The first of the segments of that kind that reach the most sides, on a tile without a large building: it has room,
// and nothing stands before it.
std::optional<std::pair<TileIndex, std::uint8_t>> widest(const engine::TileSet& tiles, engine::SegmentKind kind) {
    std::optional<std::pair<TileIndex, std::uint8_t>> found;
    int most = -1;
    for (std::size_t k = 0; k < tiles.size(); ++k) {
        const engine::TileDefinition& tile = tiles[static_cast<TileIndex>(k)];
        if (tile.publicBuildings + tile.historicBuildings > 0) continue;
        const auto& segments = tile.segments;
        for (std::size_t s = 0; s < segments.size(); ++s) {
            if (segments[s].kind != kind || segments[s].portCount <= most) continue;
            most = segments[s].portCount;
            found = std::pair{static_cast<TileIndex>(k), static_cast<std::uint8_t>(s)};
        }
    }
    return found;
}

void addFollowerSamples(const engine::TileSet& tiles, PartKind kind, engine::SegmentKind ground,
                        std::string_view what, std::vector<Sample>& samples) {
    const auto found = widest(tiles, ground);
    if (!found) return;
    const auto [design, segment] = *found;
    for (const auto& [color, name] : colors) {
        PartKey key;
        key.kind = kind;
        key.color = static_cast<std::uint8_t>(color);
        key.segment = segment;
        const Vec3 place = followerPlace(tiles[design], segment, Orientation::Upright);
        samples.push_back({joined(what, name),
                           {planTile(design, {}, Orientation::Upright), {key, place}},
                           place + Vec3{0, kind == PartKind::LyingFollower ? 0.1f : 0.5f, 0},
                           1.3f});
    }
}

void addGuardSamples(std::vector<Sample>& samples) {
    const BoardEdge south{{0, 0}, Direction::South};
    for (const auto& [color, name] : colors) {
        Sample sample = wallSample(joined("guard,", name), {{{0, 0}}, elsewhere, {south}}, middleOf(south), 2.2f);
        sample.parts.push_back(planGuard(south, {}, color));
        sample.middle = sample.parts.back().position + Vec3{0, 0.3f, 0};
        samples.push_back(std::move(sample));
    }
}

Sample childSample(const engine::TileSet& tiles, TileIndex design, const engine::Child& child, bool withFigure) {
    PlannedPart part = planChild(tiles[design], child, {}, Orientation::Upright);
    const Vec3 middle = part.position + Vec3{0, withFigure ? 1.5f : 0.8f, 0};
    Sample sample{{}, {planTile(design, {}, Orientation::Upright)}, middle, withFigure ? 2.4f : 1.6f};
    if (withFigure) {
        PlannedPart figure = part;
        figure.key.kind = PartKind::Figure;
        sample.parts.push_back(figure);
        part.key.surroundings |= carried;
    }
    sample.parts.push_back(part);
    return sample;
}

void addChildSamples(const engine::TileSet& tiles, bool withFigure, std::vector<Sample>& samples) {
    for (const auto& [color, name] : colors) {
        for (std::size_t k = 0; k < tiles.size(); ++k) {
            const auto design = static_cast<TileIndex>(k);
            const auto& children = tiles[design].children;
            const auto child = std::find_if(children.begin(), children.end(),
                                            [wanted = color](const auto& one) { return one.color == wanted; });
            if (child == children.end()) continue;
            samples.push_back(childSample(tiles, design, *child, withFigure));
            samples.back().name = joined(withFigure ? "figure with child," : "child,", name);
            break;
        }
    }
}

void addPileSamples(std::vector<Sample>& samples) {
    for (const auto& [count, name] :
         {std::pair{9, "pile, full"}, std::pair{2, "pile, two left"}, std::pair{0, "pile, empty"}}) {
        PartKey key;
        key.kind = PartKind::Pile;
        key.surroundings = static_cast<std::uint16_t>(count);
        samples.push_back({name, {{key, {0, tableLevel, 0}}}, {0, 0, 0}, 4});
    }
}

}  // namespace

std::vector<Sample> designSamples(const engine::TileSet& tiles) {
    std::vector<Sample> samples;
    for (std::size_t k = 0; k < tiles.size(); ++k) {
        const auto design = static_cast<TileIndex>(k);
        samples.push_back(
            {tiles[design].id, planTileInHand(tiles, design, {}, Orientation::Upright), {0, 0.3f, 0}, 4.9f});
    }
    return samples;
}

std::vector<Sample> pieceSamples(const engine::TileSet& tiles) {
    std::vector<Sample> samples;
    if (tiles.game() == engine::GameKind::Kids) {
        for (const bool withFigure : {false, true}) addChildSamples(tiles, withFigure, samples);
        addPileSamples(samples);
        return samples;
    }
    addWallSamples(samples);
    addFollowerSamples(tiles, PartKind::StandingFollower, engine::SegmentKind::Street, "citizen,", samples);
    addFollowerSamples(tiles, PartKind::StandingFollower, engine::SegmentKind::Market, "seller,", samples);
    addFollowerSamples(tiles, PartKind::LyingFollower, engine::SegmentKind::Residential, "steward,", samples);
    addGuardSamples(samples);
    return samples;
}

}  // namespace remparts::geometry
