// Times of day and the light on vertices.
#include "geometry/mesh_checks.h"
#include "remparts/geometry/shade.h"
#include "support/catch.h"
#include "vector.h"

using namespace remparts::geometry;

namespace {

Mesh oneVertex(Vec3 normal, float occlusion = 1) {
    Mesh mesh;
    mesh.vertices.push_back({{1, 2, 3}, normal, {0.5f, 0.5f, 0.5f}, occlusion});
    return mesh;
}

ShadedVertex shaded(const Mesh& mesh, TimeOfDay time, std::vector<Vec3> lamps = {}) {
    return shade(mesh, {10, 0, 20}, lookFor(time), lamps).at(0);
}

int brightness(const std::array<std::uint8_t, 4>& color) {
    return color[0] + color[1] + color[2];
}

}  // namespace

TEST_CASE("Every time of day has its light above the horizon") {
    for (const TimeOfDay time : allTimesOfDay) {
        const Look look = lookFor(time);
        CHECK(length(look.toLight) == Approx(1));
        CHECK(look.toLight.y > 0.3f);
        CHECK((look.lamps == 1) == (time == TimeOfDay::Night));
    }
}

TEST_CASE("The golden hour's light is warm and comes from the south-west") {
    const Look look = lookFor(TimeOfDay::GoldenHour);
    CHECK(look.toLight.x < 0);
    CHECK(look.toLight.z > 0);
    CHECK(look.key.r > look.key.b);
    CHECK(look.sky.b > look.sky.r);
}

TEST_CASE("A shaded vertex keeps its place and its occlusion") {
    const ShadedVertex v = shaded(oneVertex({0, 1, 0}, 0.5f), TimeOfDay::Noon);
    CHECK(v.x == 1);
    CHECK(v.y == 2);
    CHECK(v.z == 3);
    CHECK(int{v.lit[3]} == 128);
    CHECK(int{v.shaded[3]} == 128);
}

TEST_CASE("What faces the light is brighter in it than in the shadow") {
    for (const TimeOfDay time : allTimesOfDay) {
        const ShadedVertex v = shaded(oneVertex(lookFor(time).toLight), time);
        CHECK(brightness(v.lit) > brightness(v.shaded) + 20);
    }
}

TEST_CASE("What looks away from the light is the same in light and shadow") {
    const ShadedVertex v = shaded(oneVertex(lookFor(TimeOfDay::Noon).toLight * -1), TimeOfDay::Noon);
    CHECK(v.lit == v.shaded);
}

TEST_CASE("Occlusion darkens") {
    const auto at = [](float occlusion) {
        return brightness(shaded(oneVertex({0, 1, 0}, occlusion), TimeOfDay::Noon).shaded);
    };
    CHECK(at(0.5f) < at(1));
    CHECK(at(0) < at(0.5f));
}

TEST_CASE("The darkest corner is not black, and white in the sun is not pure white") {
    for (const TimeOfDay time : allTimesOfDay) {
        const Look look = lookFor(time);
        Mesh dark = oneVertex(look.toLight * -1, 0);
        dark.vertices[0].color = {0, 0, 0};
        Mesh bright = oneVertex(look.toLight);
        bright.vertices[0].color = {0.9f, 0.84f, 0.72f};
        CHECK(brightness(shaded(dark, time).shaded) > 3 * 8);
        CHECK(brightness(shaded(bright, time).lit) < 3 * 250);
    }
}

TEST_CASE("Windows shine at night only") {
    const Mesh window = oneVertex({0, 0, 1}, lampGlow);
    const Mesh wall = oneVertex({0, 0, 1});
    CHECK(shaded(window, TimeOfDay::Noon).lit == shaded(wall, TimeOfDay::Noon).lit);
    const auto glow = shaded(window, TimeOfDay::Night).shaded;
    CHECK(brightness(glow) > brightness(shaded(wall, TimeOfDay::Night).shaded) + 200);
    CHECK(int{glow[0]} > int{glow[2]});
}

TEST_CASE("A lantern warms what is near it at night, and nothing by day") {
    const Mesh ground = oneVertex({0, 1, 0});
    const std::vector<Vec3> near{{11, 3, 23}};
    const std::vector<Vec3> beyond{{11, 2, 27}};
    const auto dark = shaded(ground, TimeOfDay::Night).shaded;
    CHECK(int{shaded(ground, TimeOfDay::Night, near).shaded[0]} > dark[0] + 30);
    CHECK(shaded(ground, TimeOfDay::Night, beyond).shaded == dark);
    CHECK(shaded(ground, TimeOfDay::Noon, near) == shaded(ground, TimeOfDay::Noon));
}

TEST_CASE("An empty mesh has nothing to shade") {
    CHECK(shade({}, {}, lookFor(TimeOfDay::Night), std::vector<Vec3>{{0, 0, 0}}).empty());
}
