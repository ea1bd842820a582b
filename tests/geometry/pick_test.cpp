// Which piece a ray meets.
#include "remparts/geometry/pick.h"

#include <cmath>

#include "remparts/geometry/city_plan.h"
#include "support/catch.h"
#include "support/table.h"

namespace remparts::test {
namespace {

using geometry::PartKind;
using geometry::Vec3;

// From high in the south straight at a point of the table.
geometry::Ray towards(Vec3 target) {
    const Vec3 eye{target.x, target.y + 30, target.z + 30};
    return {eye, {target.x - eye.x, target.y - eye.y, target.z - eye.z}};
}

const geometry::PlannedPart* picked(const geometry::CityPlan& plan, const geometry::Ray& ray) {
    const auto index = geometry::pickPiece(plan.parts, ray);
    return index ? &plan.parts[*index] : nullptr;
}

// A gate on the southern side of the first tile, a piece with a guard beside it.
geometry::CityPlan walledPlan() {
    Table table;
    table.lay("lane_n", {0, 0}).citizen();
    table.stack(2).lay("lane_n", {0, 1}, 180).settle();
    table.gate({0, 0}, engine::Direction::South);
    table.walls(1);
    table.guard();
    return geometry::planCity(table.state());
}

}  // namespace

TEST_CASE("A ray at the gate, a wall piece and a guard meets each of them, and none beside them") {
    const geometry::CityPlan plan = walledPlan();
    int seen = 0;
    for (const geometry::PlannedPart& part : plan.parts) {
        if (part.key.kind != PartKind::Gate && part.key.kind != PartKind::StandingFollower) continue;
        const auto* met = picked(plan, towards({part.position.x, part.position.y + 1, part.position.z}));
        REQUIRE(met != nullptr);
        CHECK(met->key == part.key);
        ++seen;
    }
    CHECK(seen == 2);
    CHECK(picked(plan, towards({-60, 0, -60})) == nullptr);
}

TEST_CASE("Tiles are no pieces: over the middle of one nothing is met") {
    const geometry::CityPlan plan = walledPlan();
    for (const geometry::PlannedPart& part : plan.parts)
        if (part.key.kind == PartKind::Tile)
            CHECK(picked(plan, {{part.position.x, 40, part.position.z}, {0, -1, 0}}) == nullptr);
}

TEST_CASE("A guard is told from other followers") {
    int guards = 0;
    for (const geometry::PlannedPart& part : walledPlan().parts) guards += geometry::isGuard(part.key) ? 1 : 0;
    CHECK(guards == 1);
}

TEST_CASE("Each wall piece is met from all four directions, by a ray at its face") {
    const geometry::CityPlan plan = walledPlan();
    for (const geometry::PlannedPart& part : plan.parts) {
        if (part.key.kind != PartKind::Wall) continue;
        for (int quarter = 0; quarter < 4; ++quarter) {
            const float angle = static_cast<float>(quarter) * 1.5707963f;
            // Off the guard, who stands over the middle of the piece.
            const bool alongX = part.key.side % 2 == 0;
            const Vec3 target{part.position.x + (alongX ? 2.5f : 0), 0.6f, part.position.z + (alongX ? 0 : 2.5f)};
            const Vec3 eye{target.x + 20 * std::sin(angle), 20, target.z + 20 * std::cos(angle)};
            const auto* met = picked(plan, {eye, {target.x - eye.x, target.y - eye.y, target.z - eye.z}});
            REQUIRE(met != nullptr);
            CHECK(met->key.kind != PartKind::Tile);
        }
    }
}

}  // namespace remparts::test
