// What stands behind each pixel of a picture, found from the meshes alone: no light, no colour, nothing guessed.
#pragma once

#include <QPoint>
#include <QSize>
#include <optional>
#include <vector>

#include "camera_rig.h"
#include "remparts/engine/game_state.h"
#include "remparts/geometry/mesh.h"

namespace remparts::scene::tests {

class SeenPlaces {
  public:
    /// Projects everything of the position as a picture of that size drawn at rest by `pose` shows it.
    SeenPlaces(const engine::GameState& state, QSize size, const CameraPose& pose);

    /// The point of a tile (its ground or what stands on it, on the table) seen in the middle of the pixel; nothing
    /// where the table, a wall, a tower or a figure is seen.
    [[nodiscard]] std::optional<geometry::Vec3> at(QPoint pixel) const;

  private:
    struct Pixel {
        float depth = 1;  // of the cube that is drawn
        bool isTile = false;
    };
    void draw(const geometry::Mesh& mesh, geometry::Vec3 position, bool isTile);
    void drawTriangle(const QVector3D& a, const QVector3D& b, const QVector3D& c, bool isTile);

    QSize m_size;
    QMatrix4x4 m_toScreen;
    QMatrix4x4 m_fromScreen;
    std::vector<Pixel> m_pixels;
};

}  // namespace remparts::scene::tests
