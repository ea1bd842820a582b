#include "frame.h"

#include <cmath>

namespace remparts::geometry {

Frame::Frame(Vec3 origin, float yaw, float scale)
    : m_origin(origin), m_yaw(yaw), m_scale(scale), m_sine(std::sin(yaw)), m_cosine(std::cos(yaw)) {}

Frame Frame::child(Vec3 offset, float turn, float factor) const {
    if (turn != 0) return Frame(point(offset), m_yaw + turn, m_scale * factor);
    Frame frame = *this;
    frame.m_origin = point(offset);
    frame.m_scale *= factor;
    return frame;
}

}  // namespace remparts::geometry
