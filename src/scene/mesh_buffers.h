// Meshes on their way to Qt 3D: first as bytes, on any thread, then as an entity.
#pragma once

#include <QByteArray>
#include <Qt3DCore/QEntity>
#include <span>

#include "remparts/geometry/look.h"
#include "remparts/geometry/mesh.h"

namespace Qt3DRender {
class QMaterial;
}

namespace remparts::scene {

/// A mesh with its light baked, packed as the graphics card gets it.
struct MeshBuffers {
    QByteArray vertices;  ///< geometry::ShadedVertex
    QByteArray indices;   ///< uint32
    QByteArray detail;    ///< uint32, over the same vertices
};

/// Safe on any thread. `position` is where the mesh's origin will stand.
[[nodiscard]] MeshBuffers packMesh(const geometry::Mesh& mesh, geometry::Vec3 position, const geometry::Look& look,
                                   std::span<const geometry::Vec3> lamps = {});

/// Which of a mesh's triangles an entity draws.
enum class Triangles { Coarse, Detail };

/// A new entity below `parent`; null when there are no such triangles.
Qt3DCore::QEntity* addMeshEntity(Qt3DCore::QNode* parent, const MeshBuffers& buffers, Triangles triangles,
                                 geometry::Vec3 position, Qt3DRender::QMaterial* material);

/// A new entity below `parent` of geometry::ShadedVertex and uint32 indices, at least one triangle.
Qt3DCore::QEntity* addTriangleEntity(Qt3DCore::QNode* parent, const QByteArray& vertices, const QByteArray& indices,
                                     geometry::Vec3 position, Qt3DRender::QMaterial* material);

}  // namespace remparts::scene
