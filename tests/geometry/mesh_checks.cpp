#include "geometry/mesh_checks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

namespace remparts::test {

namespace {

using geometry::Mesh;
using geometry::Vec3;
using geometry::Vertex;
using Corner = std::array<long, 3>;

Corner weld(Vec3 p) {
    const auto grid = [](float v) {
        return static_cast<long>(std::floor((static_cast<double>(v) + 0.000317) * 1000));
    };
    return {grid(p.x), grid(p.y), grid(p.z)};
}

Vec3 cross(Vec3 a, Vec3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

float dot(Vec3 a, Vec3 b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

template <class Visit>
void forEachTriangle(const Mesh& mesh, Visit visit) {
    for (const auto* list : {&mesh.indices, &mesh.near, &mesh.detail})
        for (std::size_t k = 0; k + 2 < list->size(); k += 3)
            visit(mesh.vertices[(*list)[k]], mesh.vertices[(*list)[k + 1]], mesh.vertices[(*list)[k + 2]]);
}

bool isSame(const Vertex& a, const Vertex& b) {
    return a.position == b.position && a.normal == b.normal && a.color.r == b.color.r && a.color.g == b.color.g &&
           a.color.b == b.color.b && a.occlusion == b.occlusion;
}

}  // namespace

Box boundsOf(const Mesh& mesh) {
    Box box{mesh.vertices.front().position, mesh.vertices.front().position};
    for (const Vertex& v : mesh.vertices) {
        const Vec3 p = v.position;
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y), std::min(box.low.z, p.z)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y), std::max(box.high.z, p.z)};
    }
    return box;
}

std::vector<OpenEdge> openEdges(const Mesh& mesh) {
    std::map<std::pair<Corner, Corner>, std::vector<OpenEdge>> edges;
    forEachTriangle(mesh, [&](const Vertex& a, const Vertex& b, const Vertex& c) {
        for (const auto& [from, to] : {std::pair{a, b}, std::pair{b, c}, std::pair{c, a}}) {
            const Corner start = weld(from.position);
            const Corner end = weld(to.position);
            if (start == end) continue;
            const auto back = edges.find({end, start});
            if (back != edges.end() && !back->second.empty())
                back->second.pop_back();
            else
                edges[{start, end}].push_back({from.position, to.position});
        }
    });
    std::vector<OpenEdge> open;
    for (const auto& [key, list] : edges) open.insert(open.end(), list.begin(), list.end());
    return open;
}

std::size_t wrongNormals(const Mesh& mesh) {
    std::size_t wrong = 0;
    forEachTriangle(mesh, [&](const Vertex& a, const Vertex& b, const Vertex& c) {
        const Vec3 facing = cross(b.position - a.position, c.position - a.position);
        const bool degenerate = dot(facing, facing) < 1e-14f;
        for (const Vertex& v : {a, b, c}) {
            const bool unit = std::abs(dot(v.normal, v.normal) - 1) < 1e-3f;
            if (unit && (degenerate || dot(v.normal, facing) > 0)) continue;
            ++wrong;
            break;
        }
    });
    return wrong;
}

std::size_t brokenValues(const Mesh& mesh) {
    std::size_t broken = 0;
    for (const auto* list : {&mesh.indices, &mesh.near, &mesh.detail, &mesh.far}) {
        broken += list->size() % 3;
        for (const std::uint32_t index : *list) broken += index < mesh.vertices.size() ? 0u : 1u;
    }
    for (const Vertex& v : mesh.vertices) {
        const float sum = v.position.x + v.position.y + v.position.z + v.normal.x + v.normal.y + v.normal.z;
        const bool color = v.color.r >= 0 && v.color.g >= 0 && v.color.b >= 0;
        const bool shade = (v.occlusion >= 0 && v.occlusion <= 1) || v.occlusion == geometry::lampGlow;
        broken += std::isfinite(sum) && color && shade ? 0u : 1u;
    }
    return broken;
}

bool isSame(const Mesh& a, const Mesh& b) {
    return a.indices == b.indices && a.near == b.near && a.detail == b.detail && a.far == b.far &&
           std::equal(a.vertices.begin(), a.vertices.end(), b.vertices.begin(), b.vertices.end(),
                      [](const Vertex& v, const Vertex& w) { return isSame(v, w); });
}

Mesh moved(Mesh mesh, Vec3 by) {
    for (Vertex& v : mesh.vertices) v.position = v.position + by;
    return mesh;
}

Mesh together(Mesh a, const Mesh& b) {
    const auto first = static_cast<std::uint32_t>(a.vertices.size());
    a.vertices.insert(a.vertices.end(), b.vertices.begin(), b.vertices.end());
    for (const std::uint32_t index : b.indices) a.indices.push_back(first + index);
    for (const std::uint32_t index : b.near) a.near.push_back(first + index);
    for (const std::uint32_t index : b.detail) a.detail.push_back(first + index);
    for (const std::uint32_t index : b.far) a.far.push_back(first + index);
    return a;
}

float highestNear(const Mesh& mesh, Vec3 place, float reach) {
    float highest = -1000;
    for (const Vertex& v : mesh.vertices)
        if (std::hypot(v.position.x - place.x, v.position.z - place.z) < reach)
            highest = std::max(highest, v.position.y);
    return highest;
}

// Sides that look up, less those that look down, above the point.
bool isInside(const Mesh& mesh, Vec3 point) {
    int winding = 0;
    forEachTriangle(mesh, [&](const Vertex& va, const Vertex& vb, const Vertex& vc) {
        const Vec3 a = va.position - point;
        const Vec3 b = vb.position - point;
        const Vec3 c = vc.position - point;
        const float ab = a.z * b.x - a.x * b.z;
        const float bc = b.z * c.x - b.x * c.z;
        const float ca = c.z * a.x - c.x * a.z;
        const bool looksUp = ab > 0 && bc > 0 && ca > 0;
        if (!looksUp && !(ab < 0 && bc < 0 && ca < 0)) return;
        if ((a.y * bc + b.y * ca + c.y * ab > 0) != looksUp) return;  // below the point
        winding += looksUp ? 1 : -1;
    });
    return winding > 0;
}

}  // namespace remparts::test
