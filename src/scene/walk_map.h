// Where one can walk in a city: streets with their pavements, crossings, markets, the paved places round large
// buildings, and the wall-walks; in The Kids all of the meadow but ponds. Plain arithmetic over the position and its
// meshes.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "remparts/engine/game_state.h"
#include "remparts/geometry/city_plan.h"
#include "walk_grid.h"

namespace remparts::scene {

enum class WalkLevel { Ground, WallWalk };

/// A place to stand, in units of the scene.
struct WalkPlace {
    float x = 0;
    float z = 0;
    WalkLevel level = WalkLevel::Ground;
};

/// Cells of the table are looked at when somebody comes there, which takes about two milliseconds for each.
class WalkMap {
  public:
    /// How near the middle of a walker comes to anything.
    static constexpr float radius = 0.1f;

    explicit WalkMap(const engine::GameState& state);

    [[nodiscard]] bool isFree(const WalkPlace& place) const;
    /// A step that ends before what stands in the way, or slides along it. It never leaves the level.
    [[nodiscard]] WalkPlace moved(const WalkPlace& from, float dx, float dz) const;
    /// How far one can go straight on, up to `longest`.
    [[nodiscard]] float freeWay(const WalkPlace& from, float dx, float dz, float longest) const;
    /// The free place on that level that is nearest to a point, not farther than `reach`.
    [[nodiscard]] std::optional<WalkPlace> nearest(float x, float z, WalkLevel level, float reach) const;
    /// Of the eyes of somebody who stands on that level.
    [[nodiscard]] float eyeHeight(WalkLevel level) const;
    [[nodiscard]] bool hasWalls() const { return m_hasWalls; }

  private:
    struct Cell {
        WalkGrid ground;  ///< obstacles
        WalkGrid floor;   ///< of wall-walks
        WalkGrid above;   ///< obstacles on them
    };
    [[nodiscard]] const Cell& cellAt(engine::Position cell) const;
    void addPart(Cell& cell, const geometry::PlannedPart& part) const;
    [[nodiscard]] char pictureAt(float x, float z) const;
    [[nodiscard]] bool isWalkedGround(float x, float z) const;
    [[nodiscard]] bool isPond(float x, float z) const;
    [[nodiscard]] bool isNearObstacle(float x, float z, WalkLevel level) const;

    engine::GameState m_state;
    bool m_kids;
    bool m_hasWalls = false;
    std::map<engine::Position, std::vector<geometry::PlannedPart>> m_parts;  ///< by the cell of their keys
    mutable std::map<engine::Position, std::unique_ptr<const Cell>> m_cells;
};

}  // namespace remparts::scene
