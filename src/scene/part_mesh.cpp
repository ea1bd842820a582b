#include "part_mesh.h"

#include <cmath>
#include <limits>
#include <utility>

#include "remparts/geometry/layout.h"

namespace remparts::scene {

namespace {

// Of a lantern's light, and of a part around its origin.
constexpr float lampReach = 3.2f;
constexpr float partReach = geometry::tileSize / 2 + 1;

const std::vector<std::uint32_t>& indicesOf(const geometry::Mesh& mesh, TriangleList list) {
    switch (list) {
        case TriangleList::Common:
            break;
        case TriangleList::Near:
            return mesh.near;
        case TriangleList::Detail:
            return mesh.detail;
        case TriangleList::Far:
            return mesh.far;
    }
    return mesh.indices;
}

// Vertices in the order in which the triangles ask for them. `places` is as long as `all`, and left as it came.
ShadedList pick(const std::vector<std::uint32_t>& indices, const std::vector<geometry::ShadedVertex>& all,
                std::vector<std::uint32_t>& places) {
    constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
    ShadedList list;
    list.indices.reserve(indices.size());
    list.vertices.reserve(indices.size() * 2 / 3);
    for (const std::uint32_t index : indices) {
        if (places[index] == none) {
            places[index] = static_cast<std::uint32_t>(list.vertices.size());
            list.vertices.push_back(all[index]);
        }
        list.indices.push_back(places[index]);
    }
    for (const std::uint32_t index : indices) places[index] = none;
    return list;
}

Lamps onTable(Lamps lamps, geometry::Vec3 position) {
    for (geometry::Vec3& lamp : lamps) lamp = lamp + position;
    return lamps;
}

}  // namespace

ShadedLists shadeLists(const geometry::Mesh& mesh, geometry::Vec3 position, const geometry::Look& look,
                       std::span<const geometry::Vec3> lamps) {
    const std::vector<geometry::ShadedVertex> all = geometry::shade(mesh, position, look, lamps);
    std::vector<std::uint32_t> places(all.size(), std::numeric_limits<std::uint32_t>::max());
    ShadedLists lists;
    for (const TriangleList list : allTriangleLists)
        lists[static_cast<std::size_t>(list)] = pick(indicesOf(mesh, list), all, places);
    return lists;
}

ShadedPart makePart(const geometry::PlannedPart& part, const engine::TileSet& tiles, const geometry::Look& look,
                    std::span<const geometry::Vec3> lamps) {
    geometry::PartModel model = geometry::buildPart(part.key, tiles);
    return {part, shadeLists(model.mesh, part.position, look, lamps), onTable(std::move(model.lamps), part.position)};
}

Lamps lampsOf(const geometry::PlannedPart& part, const engine::TileSet& tiles) {
    return onTable(geometry::buildPart(part.key, tiles).lamps, part.position);
}

bool lampReaches(geometry::Vec3 lamp, const geometry::PlannedPart& part) {
    const geometry::Vec3 away = lamp - part.position;
    return std::abs(away.x) < partReach + lampReach && std::abs(away.z) < partReach + lampReach;
}

}  // namespace remparts::scene
