// Meshes of parts on their way to the graphics card: light baked, the lists of their triangles apart, so that each
// level of detail takes only the vertices it needs. Plain values, made on any thread.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/look.h"
#include "remparts/geometry/shade.h"

namespace remparts::scene {

/// The triangles of a geometry::Mesh by the levels that draw them.
enum class TriangleList : std::uint8_t { Common, Near, Detail, Far };
inline constexpr std::size_t triangleListCount = 4;
inline constexpr std::array<TriangleList, triangleListCount> allTriangleLists{
    TriangleList::Common, TriangleList::Near, TriangleList::Detail, TriangleList::Far};

/// Triangles over vertices of their own.
struct ShadedList {
    std::vector<geometry::ShadedVertex> vertices;
    std::vector<std::uint32_t> indices;
};
/// By TriangleList.
using ShadedLists = std::array<ShadedList, triangleListCount>;

/// `position` is where the mesh's origin will stand, `lamps` are lanterns on the table.
[[nodiscard]] ShadedLists shadeLists(const geometry::Mesh& mesh, geometry::Vec3 position, const geometry::Look& look,
                                     std::span<const geometry::Vec3> lamps);

using Parts = std::vector<geometry::PlannedPart>;
using TileSetPointer = std::shared_ptr<const engine::TileSet>;
/// Lanterns, on the table.
using Lamps = std::vector<geometry::Vec3>;

struct ShadedPart {
    geometry::PlannedPart part;
    ShadedLists lists;
    Lamps lamps;  ///< its own
};

/// Builds one part. About 2 ms for a tile.
[[nodiscard]] ShadedPart makePart(const geometry::PlannedPart& part, const engine::TileSet& tiles,
                                  const geometry::Look& look, std::span<const geometry::Vec3> lamps);
/// The lanterns of a part. It takes building it.
[[nodiscard]] Lamps lampsOf(const geometry::PlannedPart& part, const engine::TileSet& tiles);
/// Whether the light of a lantern can fall on a part.
[[nodiscard]] bool lampReaches(geometry::Vec3 lamp, const geometry::PlannedPart& part);

/// Parts made in advance, to be taken by key. Of one look and one tile set.
using PartStock = std::map<geometry::PartKey, ShadedPart>;

}  // namespace remparts::scene
