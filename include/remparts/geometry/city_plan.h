// What stands in a city, part by part. A plan is cheap; the mesh of a part depends on its key alone, so a scene
// builds only the parts whose keys are new, on any thread.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "remparts/engine/game_state.h"
#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

enum class PartKind : std::uint8_t {
    Tile,
    Wall,
    Gate,
    Tower,
    StandingFollower,
    LyingFollower,
    Child,   ///< of The Kids, with the disc it stands on
    Figure,  ///< of The Kids, on a child's disc
    Pile     ///< of face-down tiles beside the city
};

/// Four paints for the players, for eyes that see colours differently.
enum class PlayerPaints : std::uint8_t {
    Standard,
    RedGreen,      ///< for protanopia and deuteranopia
    BlueYellow,    ///< for tritanopia
    HighContrast,  ///< far apart in lightness
};
inline constexpr std::size_t playerPaintsCount = 4;

/// Everything that decides how a part looks and where it stands. Equal keys: equal meshes.
struct PartKey {
    PartKind kind = PartKind::Tile;
    engine::Position cell;         ///< of the tile, or of the tile whose side carries the piece; pileUnit for a pile
    std::uint8_t side = 0;         ///< engine::Direction of a wall piece, gate, tower or guard
    std::uint8_t orientation = 0;  ///< of a tile
    std::uint16_t design = 0;      ///< index in the tile set
    std::uint8_t segment = 0;      ///< of a follower; for a child or figure row × 7 + column on the turned tile
    std::uint8_t color = 0;        ///< engine::PlayerColor of a follower, tower, child or figure
    std::uint16_t surroundings = 0;                ///< packed: see src/geometry/surroundings.h
    PlayerPaints paints = PlayerPaints::Standard;  ///< of what has a player's colour

    friend constexpr auto operator<=>(const PartKey&, const PartKey&) = default;
};

/// A pile lies anywhere: its key's cell is its place in these, x east and y north.
inline constexpr float pileUnit = 0.01f;
/// A pile is smaller than life, so that the table belongs to the tiles that lie there.
inline constexpr float pileSide = 4.9f;
inline constexpr float pileTileHeight = 0.238f;

struct PlannedPart {
    PartKey key;
    Vec3 position;  ///< of the mesh's origin on the table
};

struct CityPlan {
    std::vector<PlannedPart> parts;
    Vec3 centre;        ///< of all tiles on the ground; the origin for an empty board
    float radius = 10;  ///< of a circle round all tiles
};

/// Tiles, walls, gate, towers, followers standing, lying and on guard, children and figures: everything of a position
/// but the piles.
[[nodiscard]] CityPlan planCity(const engine::GameState& state);
/// The parts of the wall that is only imagined at the end (C8.2).
[[nodiscard]] std::vector<PlannedPart> planImaginedWall(const engine::GameState& state,
                                                        const std::vector<engine::BoardEdge>& edges);
/// The part of one tile that is not laid yet, with all four sides open.
[[nodiscard]] PlannedPart planTile(engine::TileIndex design, engine::Position cell, engine::Orientation orientation);

/// The same tile with the children on it.
[[nodiscard]] std::vector<PlannedPart> planTileInHand(const engine::TileSet& tiles, engine::TileIndex design,
                                                      engine::Position cell, engine::Orientation orientation);
/// A pile for each of the places, in the order of the stacks: as many face-down tiles as are left in the stack, and
/// for an empty one a faint mark on the table. Places beyond the stacks count for nothing.
[[nodiscard]] std::vector<PlannedPart> planPiles(const engine::GameState& state, std::span<const Vec3> places);
/// The players' pieces and the children in other paints.
void paintPlayers(std::span<PlannedPart> parts, PlayerPaints paints);
/// Adds what lies beside the city; its circle grows to hold it.
void addBeside(CityPlan& plan, const std::vector<PlannedPart>& parts);

struct PartModel {
    Mesh mesh;
    std::vector<Vec3> lamps;  ///< lanterns relative to the mesh's origin, for the warm pools of light at night
};

/// Deterministic: the same key and set give the same mesh on every machine. A tile takes about a millisecond, of
/// about 3,200 triangles. The key must come from a plan over the same set.
/// For prints the mesh holds closed bodies alone, which may overlap.
[[nodiscard]] PartModel buildPart(const PartKey& key, const engine::TileSet& tiles,
                                  Purpose purpose = Purpose::Picture);
/// A figure of The Kids alone, as it is on its way; its origin is the ground below, like that of PartKind::Figure.
[[nodiscard]] PartModel buildFigure(engine::PlayerColor color, PlayerPaints paints = PlayerPaints::Standard);

/// The table that the city stands on: oak boards around `centre`, to the horizon. Its meshes lie in the table's own
/// coordinates, not about `centre`; the boards keep their places while the city grows.
struct TableModel {
    Mesh near;     ///< catches shadows
    Mesh far;      ///< beyond any shadow
    Mesh contact;  ///< dark foot of the city, blended: `occlusion` is the opacity
};
[[nodiscard]] TableModel buildTable(const CityPlan& plan);

}  // namespace remparts::geometry
