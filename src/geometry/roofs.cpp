#include "roofs.h"

#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr Vec3 thickness{0, -0.05f, 0};
// What lies on a slope, in this order above it: courses, ridge caps.
constexpr float courseLift = 0.008f;
constexpr float capLift = 0.035f;

// One slope: eave from lowA to lowB, ridge from highA to highB.
struct Slope {
    Vec3 lowA;
    Vec3 lowB;
    Vec3 highB;
    Vec3 highA;

    [[nodiscard]] Vec3 normal() const { return normalized(cross(highB - lowA, highA - lowB)); }
    /// A point `up` of the way from the eave to the ridge and `along` of the way from A to B.
    [[nodiscard]] Vec3 at(float along, float up) const {
        const Vec3 a = lowA + (highA - lowA) * up;
        const Vec3 b = lowB + (highB - lowB) * up;
        return a + (b - a) * along;
    }
};

// Edge and underside.
void dressEdge(const Builder& b, const Slope& s, Color color) {
    const Builder fine = b.fine();
    fine.quad(s.lowA + thickness, s.lowB + thickness, s.lowB, s.lowA, color * 0.72f);
    if (s.highA == s.highB)
        fine.triangle(s.lowB + thickness, s.lowA + thickness, s.highA + thickness, color * 0.5f, 0.6f);
    else
        fine.quad(s.lowB + thickness, s.lowA + thickness, s.highA + thickness, s.highB + thickness, color * 0.5f,
                  0.6f, 0.6f);
}

// And a few courses of tiles.
void dress(const Builder& b, const Slope& s, Color color) {
    dressEdge(b, s, color);
    const Builder fine = b.fine();
    constexpr int courses = 4;
    const Vec3 lift = s.normal() * courseLift;
    for (int k = 1; k < courses; ++k) {
        const float up = asFloat(k) / courses;
        const float low = up - 0.05f;
        fine.quad(s.at(0, low) + lift, s.at(1, low) + lift, s.at(1, up) + lift, s.at(0, up) + lift, color * 0.89f);
    }
}

// A row of rounded tiles along the ridge, its lower edges sunk into the slopes: seen along the ridge no sky shows
// below.
void addRidgeCap(const Builder& b, Vec3 from, Vec3 to, Color color) {
    constexpr float half = 0.045f;
    constexpr float sunk = 0.055f;  // more than the steepest roof falls within `half`
    const Vec3 up{0, capLift, 0};
    const Vec3 front{0, -sunk, half};
    const Vec3 back{0, -sunk, -half};
    const Builder fine = b.fine();
    fine.quad(from + front, to + front, to + up, from + up, color * 0.9f);
    fine.quad(to + back, from + back, from + up, to + up, color * 0.8f);
}

}  // namespace

void addGabledWalls(const Builder& b, const Roof& r, Color color, float from, float foot) {
    const float x = r.width / 2;
    const float z = r.depth / 2;
    const float top = r.eaves + r.rise;
    const float lean = r.lean / 2;
    const Color gable = color * 0.99f;
    b.body({{-x, from, z},
            {x, from, z},
            {x, from, -z},
            {-x, from, -z},
            {-x, r.eaves, z},
            {x, r.eaves, z},
            {x, r.eaves, -z},
            {-x, r.eaves, -z},
            {-x, top - lean, 0},
            {x, top + lean, 0}},
           {{{0, 1, 5, 4}, color, foot, 1},
            {{2, 3, 7, 6}, color, foot, 1},
            {{1, 2, 6, 5}, gable, foot, 1},
            {{3, 0, 4, 7}, gable, foot, 1},
            {{5, 6, 9, BodySide::none}, gable, 1, 1},
            {{7, 4, 8, BodySide::none}, gable, 1, 1},
            {{3, 2, 1, 0}, color, 1, 1, true},
            {{4, 5, 9, 8}, color, 1, 1, true},
            {{6, 7, 8, 9}, color, 1, 1, true}});
}

void addGableRoof(const Builder& b, const Roof& r, Color color) {
    const float x = r.width / 2 + r.verge;
    const float z = r.depth / 2 + r.overhang;
    const float low = r.eaves - r.overhang * r.rise / (r.depth / 2) + 0.05f;
    const float high = r.eaves + r.rise + 0.05f;
    const Vec3 ridgeA{-x, high - r.lean / 2, 0};
    const Vec3 ridgeB{x, high + r.lean / 2, 0};
    const std::array<Vec3, 6> corners{Vec3{-x, low, z}, {x, low, z}, {x, low, -z}, {-x, low, -z}, ridgeA, ridgeB};
    b.body(corners, std::array<BodySide, 5>{{{{0, 1, 5, 4}, color, 0.88f, 1},
                                             {{2, 3, 4, 5}, color, 0.88f, 1},
                                             {{1, 2, 5, BodySide::none}, color, 1, 1, true},
                                             {{3, 0, 4, BodySide::none}, color, 1, 1, true},
                                             {{3, 2, 1, 0}, color, 1, 1, true}}});
    dress(b, {corners[0], corners[1], ridgeB, ridgeA}, color);
    dress(b, {corners[2], corners[3], ridgeA, ridgeB}, color);
    addRidgeCap(b, ridgeA, ridgeB, color);
    for (const float side : {1.0f, -1.0f}) {  // barge boards close the slab's gable edge
        const Vec3 first{side * x, low, side * z};
        const Vec3 top = side > 0 ? ridgeB : ridgeA;
        const Vec3 second{side * x, low, -side * z};
        b.fine().quad(first + thickness, top + thickness, top, first, color * 0.7f);
        b.fine().quad(top + thickness, second + thickness, second, top, color * 0.7f);
    }
}

void addHipRoof(const Builder& b, const Roof& roof, float ridge, Color color) {
    const float x = roof.width / 2 + roof.overhang;
    const float z = roof.depth / 2 + roof.overhang;
    const float low = roof.eaves - roof.overhang * roof.rise / (roof.depth / 2) + 0.04f;
    const float high = roof.eaves + roof.rise + 0.04f;
    const float r = ridge / 2;
    const std::array<Vec3, 6> corners{Vec3{-x, low, z}, {x, low, z},   {x, low, -z},
                                      {-x, low, -z},    {-r, high, 0}, {r, high, 0}};
    b.body(corners, std::array<BodySide, 5>{{{{0, 1, 5, 4}, color, 0.88f, 1},
                                             {{2, 3, 4, 5}, color, 0.88f, 1},
                                             {{1, 2, 5, BodySide::none}, color * 0.97f, 0.95f, 0.95f},
                                             {{3, 0, 4, BodySide::none}, color * 0.97f, 0.95f, 0.95f},
                                             {{3, 2, 1, 0}, color, 1, 1, true}}});
    dress(b, {corners[0], corners[1], corners[5], corners[4]}, color);
    dress(b, {corners[2], corners[3], corners[4], corners[5]}, color);
    dressEdge(b, {corners[1], corners[2], corners[5], corners[5]}, color);
    dressEdge(b, {corners[3], corners[0], corners[4], corners[4]}, color);
    addRidgeCap(b, corners[4], corners[5], color);
}

void addPyramid(const Builder& b, float half, float y, float rise, Color color) {
    const float h = half;
    const std::array<Vec3, 5> corners{Vec3{-h, y, h}, {h, y, h}, {h, y, -h}, {-h, y, -h}, {0, y + rise, 0}};
    const auto slope = [&](int from, int to) { return BodySide{{from, to, 4, BodySide::none}, color, 0.9f, 1}; };
    b.body(corners, std::array<BodySide, 5>{slope(0, 1), slope(1, 2), slope(2, 3), slope(3, 0),
                                            BodySide{{3, 2, 1, 0}, color * 0.5f, 0.6f, 0.6f}});
}

void addCone(const Builder& b, Vec3 base, float radius, float rise, int sides, Color color) {
    b.near().lathe(base, {{0, 0}, {radius, 0}}, sides, color * 0.5f, {0.6f, false});
    const auto cone = [&](const Builder& at, int count) {
        at.lathe(base, {{radius, 0}, {radius * 0.52f, rise * 0.42f}, {0, rise}}, count, color, {0.85f});
    };
    constexpr int fewSides = 7;
    if (sides <= fewSides) return cone(b, sides);
    cone(b.far(), fewSides);
    cone(b.near(), sides);
}

}  // namespace remparts::geometry
