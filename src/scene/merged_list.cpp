#include "merged_list.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace remparts::scene {

namespace {

using geometry::PartKey;
using geometry::ShadedVertex;
static_assert(std::is_trivially_copyable_v<ShadedVertex>);

template <class T>
void appendBytes(QByteArray& bytes, const T* values, std::size_t count) {
    bytes.append(reinterpret_cast<const char*>(values), static_cast<qsizetype>(count * sizeof(T)));
}

}  // namespace

bool MergedList::change(const std::set<PartKey>& gone, const std::vector<const ShadedPart*>& added) {
    std::vector<Slice> slices = kept(gone);
    bool changed = slices.size() < m_slices.size();
    for (const ShadedPart* part : added) {
        if (part->lists[static_cast<std::size_t>(m_list)].indices.empty()) continue;
        slices.push_back(sliceOf(*part));
        changed = true;
    }
    if (changed) join(std::move(slices));
    return changed;
}

std::vector<MergedList::Slice> MergedList::kept(const std::set<PartKey>& gone) const {
    const auto* vertices = reinterpret_cast<const ShadedVertex*>(m_vertices.constData());
    const auto* indices = reinterpret_cast<const std::uint32_t*>(m_indices.constData());
    std::vector<Slice> slices;
    std::uint32_t firstVertex = 0;
    for (const Slice& slice : m_slices) {
        if (!gone.contains(slice.key))
            slices.push_back({slice.key, {}, vertices, indices, slice.vertexCount, slice.indexCount, firstVertex});
        vertices += slice.vertexCount;
        indices += slice.indexCount;
        firstVertex += static_cast<std::uint32_t>(slice.vertexCount);
    }
    return slices;
}

MergedList::Slice MergedList::sliceOf(const ShadedPart& part) const {
    const ShadedList& list = part.lists[static_cast<std::size_t>(m_list)];
    Slice slice{part.part.key,        list.vertices,       nullptr, list.indices.data(),
                list.vertices.size(), list.indices.size(), 0};
    const geometry::Vec3 offset = part.part.position - m_origin;
    for (ShadedVertex& vertex : slice.moved) {
        vertex.x += offset.x;
        vertex.y += offset.y;
        vertex.z += offset.z;
    }
    slice.vertices = slice.moved.data();
    return slice;
}

void MergedList::join(std::vector<Slice> slices) {
    std::sort(slices.begin(), slices.end(), [](const Slice& a, const Slice& b) { return a.key < b.key; });
    std::size_t vertexCount = 0;
    std::size_t indexCount = 0;
    for (const Slice& slice : slices) {
        vertexCount += slice.vertexCount;
        indexCount += slice.indexCount;
    }
    QByteArray vertices;
    std::vector<std::uint32_t> indices;
    vertices.reserve(static_cast<qsizetype>(vertexCount * sizeof(ShadedVertex)));
    indices.reserve(indexCount);
    std::uint32_t firstVertex = 0;
    for (Slice& slice : slices) {
        appendBytes(vertices, slice.vertices, slice.vertexCount);
        for (std::size_t k = 0; k < slice.indexCount; ++k)
            indices.push_back(slice.indices[k] - slice.firstVertex + firstVertex);
        firstVertex += static_cast<std::uint32_t>(slice.vertexCount);
        slice.moved = {};
    }
    m_vertices = std::move(vertices);
    m_indices.clear();
    appendBytes(m_indices, indices.data(), indices.size());
    m_slices = std::move(slices);
}

}  // namespace remparts::scene
