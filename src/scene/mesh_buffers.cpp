#include "mesh_buffers.h"

#include <QVector3D>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DCore/QTransform>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "remparts/geometry/shade.h"

using Qt3DCore::QAttribute;
using Qt3DCore::QGeometry;

namespace remparts::scene {

namespace {

using geometry::ShadedVertex;

template <class T>
QByteArray toBytes(const std::vector<T>& values) {
    static_assert(std::is_trivially_copyable_v<T>);
    return {reinterpret_cast<const char*>(values.data()), static_cast<qsizetype>(values.size() * sizeof(T))};
}

struct VertexMember {
    QString name;
    QAttribute::VertexBaseType type;
    uint size;
    std::size_t offset;
};

// Told to Qt 3D, which would look for them itself in every new mesh.
std::pair<QVector3D, QVector3D> boundsOf(const QByteArray& vertices) {
    const auto* first = reinterpret_cast<const ShadedVertex*>(vertices.constData());
    const auto* last = first + static_cast<std::size_t>(vertices.size()) / sizeof(ShadedVertex);
    QVector3D low(first->x, first->y, first->z);
    QVector3D high = low;
    for (; first != last; ++first) {
        low = {std::min(low.x(), first->x), std::min(low.y(), first->y), std::min(low.z(), first->z)};
        high = {std::max(high.x(), first->x), std::max(high.y(), first->y), std::max(high.z(), first->z)};
    }
    return {low, high};
}

QGeometry* makeGeometry(Qt3DCore::QNode* parent, const QByteArray& vertices, const QByteArray& indices) {
    auto* geometry = new QGeometry(parent);
    auto* vertexBuffer = new Qt3DCore::QBuffer(geometry);
    vertexBuffer->setData(vertices);
    const std::array members{
        VertexMember{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, offsetof(ShadedVertex, x)},
        VertexMember{QStringLiteral("litColor"), QAttribute::UnsignedByte, 4, offsetof(ShadedVertex, lit)},
        VertexMember{QStringLiteral("shadedColor"), QAttribute::UnsignedByte, 4, offsetof(ShadedVertex, shaded)},
    };
    const auto vertexCount = static_cast<uint>(static_cast<std::size_t>(vertices.size()) / sizeof(ShadedVertex));
    for (const VertexMember& member : members)
        geometry->addAttribute(new QAttribute(vertexBuffer, member.name, member.type, member.size, vertexCount,
                                              static_cast<uint>(member.offset), sizeof(ShadedVertex), geometry));
    auto* indexBuffer = new Qt3DCore::QBuffer(geometry);
    indexBuffer->setData(indices);
    const auto indexCount = static_cast<uint>(static_cast<std::size_t>(indices.size()) / sizeof(std::uint32_t));
    auto* index = new QAttribute(indexBuffer, QAttribute::UnsignedInt, 1, indexCount, 0, 0, geometry);
    index->setAttributeType(QAttribute::IndexAttribute);
    geometry->addAttribute(index);
    return geometry;
}

}  // namespace

MeshBuffers packMesh(const geometry::Mesh& mesh, geometry::Vec3 position, const geometry::Look& look,
                     std::span<const geometry::Vec3> lamps) {
    std::vector<std::uint32_t> coarse = mesh.indices;
    coarse.insert(coarse.end(), mesh.near.begin(), mesh.near.end());
    return {toBytes(geometry::shade(mesh, position, look, lamps)), toBytes(coarse), toBytes(mesh.detail)};
}

Qt3DCore::QEntity* addMeshEntity(Qt3DCore::QNode* parent, const MeshBuffers& buffers, Triangles triangles,
                                 geometry::Vec3 position, Qt3DRender::QMaterial* material) {
    const QByteArray& indices = triangles == Triangles::Detail ? buffers.detail : buffers.indices;
    if (indices.isEmpty()) return nullptr;
    return addTriangleEntity(parent, buffers.vertices, indices, position, material);
}

Qt3DCore::QEntity* addTriangleEntity(Qt3DCore::QNode* parent, const QByteArray& vertices, const QByteArray& indices,
                                     geometry::Vec3 position, Qt3DRender::QMaterial* material) {
    auto* entity = new Qt3DCore::QEntity(parent);
    auto* renderer = new Qt3DRender::QGeometryRenderer(entity);
    renderer->setGeometry(makeGeometry(renderer, vertices, indices));
    const auto [low, high] = boundsOf(vertices);
    renderer->setMinPoint(low);
    renderer->setMaxPoint(high);
    auto* transform = new Qt3DCore::QTransform(entity);
    transform->setTranslation({position.x, position.y, position.z});
    entity->addComponent(renderer);
    entity->addComponent(transform);
    entity->addComponent(material);
    return entity;
}

}  // namespace remparts::scene
