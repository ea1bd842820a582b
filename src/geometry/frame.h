// Places inside places.
#pragma once

#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

/// Where local coordinates lie: scaled, turned about the vertical, then moved.
class Frame {
  public:
    Frame() = default;
    explicit Frame(Vec3 origin, float yaw = 0, float scale = 1);

    [[nodiscard]] Vec3 point(Vec3 local) const { return m_origin + direction(local * m_scale); }
    [[nodiscard]] Vec3 direction(Vec3 local) const {
        return {m_cosine * local.x + m_sine * local.z, local.y, m_cosine * local.z - m_sine * local.x};
    }
    [[nodiscard]] float scale() const { return m_scale; }
    /// A frame placed inside this one.
    [[nodiscard]] Frame child(Vec3 offset, float turn, float factor) const;

  private:
    Vec3 m_origin;
    float m_yaw = 0;
    float m_scale = 1;
    float m_sine = 0;
    float m_cosine = 1;
};

}  // namespace remparts::geometry
