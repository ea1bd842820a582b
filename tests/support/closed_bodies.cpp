#include "support/closed_bodies.h"

#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <sstream>

namespace remparts::test {

namespace {

using geometry::Vec3;

// Corners by x, so that only few are compared.
class Corners {
  public:
    explicit Corners(float nearness) : m_nearness(nearness) {}

    std::size_t numberOf(Vec3 p) {
        for (auto it = m_byX.lower_bound(p.x - m_nearness); it != m_byX.end() && it->first <= p.x + m_nearness;
             ++it) {
            const auto near = it->second.lower_bound(p.z - m_nearness);
            for (auto at = near; at != it->second.end() && at->first <= p.z + m_nearness; ++at)
                if (std::abs(at->second.y - p.y) <= m_nearness) return at->second.number;
        }
        m_byX[p.x].insert({p.z, {p.y, m_places.size()}});
        m_places.push_back(p);
        return m_places.size() - 1;
    }
    [[nodiscard]] Vec3 place(std::size_t number) const { return m_places[number]; }

  private:
    struct Height {
        float y;
        std::size_t number;
    };
    float m_nearness;
    std::map<float, std::multimap<float, Height>> m_byX;
    std::vector<Vec3> m_places;
};

double volumeTo(Vec3 origin, const Triangle& t) {
    const Vec3 a = t[0] - origin;
    const Vec3 b = t[1] - origin;
    const Vec3 c = t[2] - origin;
    return (double{a.x} * (double{b.y} * c.z - double{b.z} * c.y) +
            double{a.y} * (double{b.z} * c.x - double{b.x} * c.z) +
            double{a.z} * (double{b.x} * c.y - double{b.y} * c.x)) /
           6;
}

template <std::size_t count>
std::string text(const std::array<Vec3, count>& corners) {
    std::ostringstream out;
    for (const Vec3 p : corners) out << '(' << p.x << ", " << p.y << ", " << p.z << ") ";
    return out.str();
}

class Examination {
  public:
    Examination(const std::vector<Triangle>& triangles, float nearness)
        : m_triangles(triangles), m_corners(nearness), m_shellOf(triangles.size()) {
        std::iota(m_shellOf.begin(), m_shellOf.end(), std::size_t{0});
    }

    Bodies examine() {
        for (std::size_t k = 0; k < m_triangles.size(); ++k) addEdges(k);
        Bodies bodies;
        for (const auto& [edge, waiting] : m_open) {
            if (waiting.empty()) continue;
            if (bodies.openEdges == 0)
                bodies.anOpenEdge = text(std::array{m_corners.place(edge.first), m_corners.place(edge.second)});
            bodies.openEdges += waiting.size();
        }
        std::map<std::size_t, double> volumes;
        for (std::size_t k = 0; k < m_triangles.size(); ++k)
            if (m_counts.count(k) != 0) volumes[rootOf(k)] += volumeTo(m_triangles[rootOf(k)][0], m_triangles[k]);
        bodies.shells = volumes.size();
        for (const auto& [root, volume] : volumes) {
            bodies.volume += volume;
            if (volume > 0) continue;
            ++bodies.inverted;
            bodies.anInverted = text(m_triangles[root]);
        }
        return bodies;
    }

  private:
    using Edge = std::pair<std::size_t, std::size_t>;

    void addEdges(std::size_t triangle) {
        std::array<std::size_t, 3> corner{};
        for (std::size_t k = 0; k < 3; ++k) corner[k] = m_corners.numberOf(m_triangles[triangle][k]);
        if (corner[0] == corner[1] || corner[1] == corner[2] || corner[2] == corner[0]) return;
        m_counts.insert(triangle);
        for (std::size_t k = 0; k < 3; ++k) {
            const Edge edge{corner[k], corner[(k + 1) % 3]};
            const auto back = m_open.find({edge.second, edge.first});
            if (back != m_open.end() && !back->second.empty()) {
                m_shellOf[rootOf(back->second.back())] = rootOf(triangle);
                back->second.pop_back();
            } else {
                m_open[edge].push_back(triangle);
            }
        }
    }

    std::size_t rootOf(std::size_t triangle) {
        while (m_shellOf[triangle] != triangle) triangle = m_shellOf[triangle] = m_shellOf[m_shellOf[triangle]];
        return triangle;
    }

    const std::vector<Triangle>& m_triangles;
    Corners m_corners;
    std::vector<std::size_t> m_shellOf;
    std::set<std::size_t> m_counts;
    std::map<Edge, std::vector<std::size_t>> m_open;
};

}  // namespace

std::vector<Triangle> printedTriangles(const geometry::Mesh& mesh) {
    std::vector<Triangle> triangles;
    for (std::size_t k = 0; k + 2 < mesh.indices.size(); k += 3)
        triangles.push_back({mesh.vertices[mesh.indices[k]].position, mesh.vertices[mesh.indices[k + 1]].position,
                             mesh.vertices[mesh.indices[k + 2]].position});
    return triangles;
}

Bodies bodiesOf(const std::vector<Triangle>& triangles, float nearness) {
    return Examination(triangles, nearness).examine();
}

}  // namespace remparts::test
