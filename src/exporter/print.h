// A city or a tile on its way to a 3D printer.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "output_files.h"
#include "remparts/geometry/mesh.h"

namespace remparts::exporter {

/// One mesh of closed bodies, in millimetres, z up, standing on z = 0.
class Print {
  public:
    /// `scale`: millimetres of a picture cell.
    explicit Print(float scale) : m_scale(scale) {}
    /// A mesh for prints, its origin at `position` on the table.
    void add(const geometry::Mesh& mesh, geometry::Vec3 position);
    /// Once, at the end; as Model::write.
    void write(const std::filesystem::path& target, OutputFiles& files);

  private:
    float m_scale;
    std::vector<geometry::Vec3> m_corners;  ///< three to each triangle
};

}  // namespace remparts::exporter
