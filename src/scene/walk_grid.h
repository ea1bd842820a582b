// What stands in the way of somebody who walks, over one cell of the table: read off the meshes that are drawn there,
// so nothing that can be seen is walked through. Plain arithmetic.
#pragma once

#include <bitset>

#include "remparts/geometry/layout.h"

namespace remparts::scene {

class WalkGrid {
  public:
    static constexpr int squaresPerSide = 140;
    static constexpr float square = geometry::tileSize / squaresPerSide;

    /// A layer of the space above the table.
    struct Slab {
        float low;
        float high;
    };

    explicit WalkGrid(engine::Position cell);

    /// Marks the squares over which the mesh, standing at `position`, reaches into the slab.
    void addObstacles(const geometry::Mesh& mesh, geometry::Vec3 position, Slab slab);
    /// Marks the squares over which a level surface lies in the slab.
    void addFloor(const geometry::Mesh& mesh, geometry::Vec3 position, Slab slab);

    /// Whether a marked square is nearer than `radius` to a point, as far as this cell knows.
    [[nodiscard]] bool isNear(float x, float z, float radius) const;
    [[nodiscard]] bool isMarked(float x, float z) const;
    [[nodiscard]] bool isEmpty() const { return m_marks.none(); }

  private:
    struct Squares {
        int firstColumn;
        int lastColumn;
        int firstRow;
        int lastRow;
    };
    [[nodiscard]] Squares squaresIn(float west, float east, float north, float south) const;
    [[nodiscard]] std::size_t number(int row, int column) const;
    template <class Shape>
    void mark(const Shape& shape);

    float m_west;
    float m_north;
    std::bitset<squaresPerSide * squaresPerSide> m_marks;
};

}  // namespace remparts::scene
