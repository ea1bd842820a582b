#include "print.h"

#include <assimp/mesh.h>
#include <assimp/scene.h>

#include <algorithm>
#include <limits>

#include "assimp_scene.h"
#include "print_body.h"

namespace remparts::exporter {

using geometry::Vec3;

void Print::add(const geometry::Mesh& mesh, Vec3 position) {
    const PrintBody body = weld(mesh);
    const auto placed = [&](std::uint32_t corner) {
        const Vec3 p = (body.corners[corner] + position) * m_scale;
        return Vec3{p.x, -p.z, p.y};
    };
    for (const auto& [a, b, c] : body.triangles) m_corners.insert(m_corners.end(), {placed(a), placed(b), placed(c)});
}

void Print::write(const std::filesystem::path& target, OutputFiles& files) {
    float lowest = std::numeric_limits<float>::max();
    for (const Vec3 corner : m_corners) lowest = std::min(lowest, corner.z);
    AssimpPointer<aiMesh> mesh = emptyMesh("City", m_corners.size(), m_corners.size() / 3);
    for (std::size_t k = 0; k < m_corners.size(); ++k)
        mesh->mVertices[k] = {m_corners[k].x, m_corners[k].y, m_corners[k].z - lowest};
    m_corners = {};
    for (unsigned k = 0; k < mesh->mNumVertices; k += 3) {
        const aiVector3D* corners = mesh->mVertices + k;
        const aiVector3D facing = ((corners[1] - corners[0]) ^ (corners[2] - corners[0])).NormalizeSafe();
        std::fill_n(mesh->mNormals + k, 3, facing);
        setTriangle(*mesh, k / 3, k, k + 1, k + 2);
    }
    std::vector<NodeWithMesh> things;
    things.push_back({AssimpPointer<aiNode>(new aiNode("City")), std::move(mesh)});
    writeScene(*sceneOf(std::move(things)), Format::Stl, target, files);
}

}  // namespace remparts::exporter
