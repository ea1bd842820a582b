#include "print_body.h"

#include <cmath>
#include <unordered_map>

namespace remparts::exporter {

namespace {

using geometry::Vec3;

// Of a picture cell: three thousandths of a millimetre in print.
constexpr float nearness = 0.0005f;
// Corners that close lie in the same box of this size or in two that adjoin.
constexpr float boxSize = 8 * nearness;

std::uint64_t boxKey(std::int64_t x, std::int64_t y, std::int64_t z) {
    constexpr std::uint64_t bits = (1u << 21) - 1;
    return (static_cast<std::uint64_t>(x) & bits) << 42 | (static_cast<std::uint64_t>(y) & bits) << 21 |
           (static_cast<std::uint64_t>(z) & bits);
}

class Welder {
  public:
    explicit Welder(PrintBody& body) : m_body(body) {}

    std::uint32_t corner(Vec3 p) {
        const std::array<std::int64_t, 3> low = boxOf(p, -nearness);
        const std::array<std::int64_t, 3> high = boxOf(p, nearness);
        for (std::int64_t x = low[0]; x <= high[0]; ++x)
            for (std::int64_t y = low[1]; y <= high[1]; ++y)
                for (std::int64_t z = low[2]; z <= high[2]; ++z)
                    if (const std::uint32_t* found = findIn(boxKey(x, y, z), p)) return *found;
        m_body.corners.push_back(p);
        const std::array<std::int64_t, 3> box = boxOf(p, 0);
        const auto index = static_cast<std::uint32_t>(m_body.corners.size() - 1);
        m_boxes[boxKey(box[0], box[1], box[2])].push_back(index);
        return index;
    }

  private:
    static std::array<std::int64_t, 3> boxOf(Vec3 p, float by) {
        const auto along = [by](float v) { return static_cast<std::int64_t>(std::floor((v + by) / boxSize)); };
        return {along(p.x), along(p.y), along(p.z)};
    }
    const std::uint32_t* findIn(std::uint64_t key, Vec3 p) const {
        const auto box = m_boxes.find(key);
        if (box == m_boxes.end()) return nullptr;
        for (const std::uint32_t& index : box->second) {
            const Vec3 away = m_body.corners[index] - p;
            if (std::abs(away.x) <= nearness && std::abs(away.y) <= nearness && std::abs(away.z) <= nearness)
                return &index;
        }
        return nullptr;
    }

    PrintBody& m_body;
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> m_boxes;
};

}  // namespace

PrintBody weld(const geometry::Mesh& mesh) {
    PrintBody body;
    Welder welder(body);
    std::vector<std::uint32_t> cornerOf;
    cornerOf.reserve(mesh.vertices.size());
    for (const geometry::Vertex& vertex : mesh.vertices) cornerOf.push_back(welder.corner(vertex.position));
    body.triangles.reserve(mesh.indices.size() / 3);
    for (std::size_t k = 0; k + 2 < mesh.indices.size(); k += 3) {
        const std::array triangle{cornerOf[mesh.indices[k]], cornerOf[mesh.indices[k + 1]],
                                  cornerOf[mesh.indices[k + 2]]};
        if (triangle[0] != triangle[1] && triangle[1] != triangle[2] && triangle[2] != triangle[0])
            body.triangles.push_back(triangle);
    }
    return body;
}

}  // namespace remparts::exporter
