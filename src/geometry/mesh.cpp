#include "remparts/geometry/mesh.h"

namespace remparts::geometry {

std::size_t Mesh::triangleCount(Level level) const {
    std::size_t count = indices.size() + (level == Level::Moving ? far : near).size();
    if (level == Level::Detail) count += detail.size();
    return count / 3;
}

}  // namespace remparts::geometry
