// The table under the city, and its dark foot.
#include <algorithm>
#include <cmath>

#include "geometry/mesh_checks.h"
#include "levels.h"
#include "remparts/geometry/city_plan.h"
#include "support/catch.h"
#include "support/table.h"

using namespace remparts::geometry;
using namespace remparts::test;

namespace {

CityPlan planOf(int tiles) {
    Table table;
    for (int k = 0; k < tiles; ++k) table.lay("street_ns", {0, k});
    return planCity(table.state());
}

// The colour of the board under a place, of the triangle that covers it.
Color colorAt(const Mesh& mesh, float x, float z) {
    for (std::size_t k = 0; k < mesh.indices.size(); k += 3) {
        const auto at = [&](std::size_t corner) { return mesh.vertices[mesh.indices[k + corner]]; };
        const auto side = [&](const Vertex& a, const Vertex& b) {
            return (b.position.z - a.position.z) * (x - a.position.x) -
                   (b.position.x - a.position.x) * (z - a.position.z);
        };
        if (at(0).position.y != tableLevel) continue;  // not the grain
        if (side(at(0), at(1)) >= 0 && side(at(1), at(2)) >= 0 && side(at(2), at(0)) >= 0) return at(0).color;
    }
    return {0, 0, 0};
}

}  // namespace

TEST_CASE("The table is sound, and reaches to the horizon") {
    for (const int tiles : {0, 1, 5}) {
        const TableModel table = buildTable(planOf(tiles));
        for (const Mesh* mesh : {&table.near, &table.far, &table.contact}) {
            CHECK(brokenValues(*mesh) == 0);
            CHECK(wrongNormals(*mesh) == 0);
        }
        const Box far = boundsOf(table.far);
        CHECK(far.low.x < -800);
        CHECK(far.high.z > 800);
        CHECK(far.high.y < tableLevel + 0.05f);
    }
}

TEST_CASE("Shadows of the whole city fall on the near part of the table") {
    const CityPlan plan = planOf(5);
    const Box near = boundsOf(buildTable(plan).near);
    CHECK(near.low.z < plan.centre.z - plan.radius - 5);
    CHECK(near.high.z > plan.centre.z + plan.radius + 5);
    CHECK(near.low.x < plan.centre.x - plan.radius - 5);
    CHECK(near.high.x > plan.centre.x + plan.radius + 5);
}

TEST_CASE("The table's boards keep still while the city grows") {
    const TableModel before = buildTable(planOf(1));
    const TableModel after = buildTable(planOf(4));
    for (const float x : {-9.3f, 0.4f, 12.7f})
        for (const float z : {-8.2f, 1.1f, 9.6f}) {
            const Color a = colorAt(before.near, x, z);
            const Color b = colorAt(after.near, x, z);
            CHECK(a.r > 0);
            CHECK(a.r == Approx(b.r));
            CHECK(a.g == Approx(b.g));
        }
}

TEST_CASE("The city's foot is dark round every open side and fades to nothing") {
    CHECK(buildTable(planOf(0)).contact.indices.empty());
    const Mesh one = buildTable(planOf(1)).contact;
    CHECK(one.triangleCount() == 4 * 2 * 2);
    const Mesh two = buildTable(planOf(2)).contact;
    CHECK(two.triangleCount() == 6 * 2 * 2);
    const auto [least, most] =
        std::minmax_element(one.vertices.begin(), one.vertices.end(),
                            [](const Vertex& a, const Vertex& b) { return a.occlusion < b.occlusion; });
    CHECK(least->occlusion == 0);
    CHECK(most->occlusion == Approx(0.55f));
}
