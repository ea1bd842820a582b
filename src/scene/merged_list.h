// One list of triangles of many parts, joined into one, as the graphics card gets it: few large pieces are drawn
// faster than many small ones.
#pragma once

#include <QByteArray>
#include <set>
#include <vector>

#include "part_mesh.h"

namespace remparts::scene {

class MergedList {
  public:
    /// Places are kept relative to `origin`.
    MergedList(TriangleList list, geometry::Vec3 origin) : m_list(list), m_origin(origin) {}

    /// Takes the triangles of some parts out and those of others in. The result depends on the parts alone, not on
    /// the order in which they came. Returns whether anything changed.
    bool change(const std::set<geometry::PartKey>& gone, const std::vector<const ShadedPart*>& added);

    [[nodiscard]] bool isEmpty() const { return m_indices.isEmpty(); }
    [[nodiscard]] const QByteArray& vertices() const { return m_vertices; }  ///< geometry::ShadedVertex
    [[nodiscard]] const QByteArray& indices() const { return m_indices; }    ///< uint32

  private:
    struct Slice {
        geometry::PartKey key;
        std::vector<geometry::ShadedVertex> moved;  // of a part that comes in, about the list's origin
        const geometry::ShadedVertex* vertices = nullptr;
        const std::uint32_t* indices = nullptr;
        std::size_t vertexCount = 0;
        std::size_t indexCount = 0;
        std::uint32_t firstVertex = 0;  // what the indices count from
    };
    [[nodiscard]] std::vector<Slice> kept(const std::set<geometry::PartKey>& gone) const;
    [[nodiscard]] Slice sliceOf(const ShadedPart& part) const;
    void join(std::vector<Slice> slices);

    TriangleList m_list;
    geometry::Vec3 m_origin;
    std::vector<Slice> m_slices;  // by key; their pointers are of use only while they are joined
    QByteArray m_vertices;
    QByteArray m_indices;
};

}  // namespace remparts::scene
