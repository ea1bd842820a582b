#include "roofs.h"

namespace remparts::geometry {

namespace {

constexpr Vec3 thickness{0, -0.05f, 0};

// One slope: a thin slab from the eave to the ridge, darker towards the eave. Its edge and underside are detail.
void addSlope(const Builder& b, Vec3 lowA, Vec3 lowB, Vec3 highB, Vec3 highA, Color color) {
    b.quad({lowA, lowB, highB, highA}, {color * 0.9f, color * 0.9f, color * 1.04f, color * 1.04f},
           {0.86f, 0.86f, 1, 1});
    b.fine().quad(lowA + thickness, lowB + thickness, lowB, lowA, color * 0.72f);
    b.fine().quad(lowB + thickness, lowA + thickness, highA + thickness, highB + thickness, color * 0.5f, 0.6f, 0.6f);
}

}  // namespace

void addGableRoof(const Builder& b, const Roof& r, Color color) {
    const float x = r.width / 2 + r.overhang * 0.5f;
    const float z = r.depth / 2 + r.overhang;
    const float low = r.eaves - r.overhang * r.rise / (r.depth / 2) + 0.05f;
    const float high = r.eaves + r.rise + 0.05f;
    addSlope(b, {-x, low, z}, {x, low, z}, {x, high, 0}, {-x, high, 0}, color);
    addSlope(b, {x, low, -z}, {-x, low, -z}, {-x, high, 0}, {x, high, 0}, color);
    for (const float side : {1.0f, -1.0f}) {  // barge boards close the slab's gable edge
        const Vec3 first{side * x, low, side * z};
        const Vec3 top{side * x, high, 0};
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
    addSlope(b, {-x, low, z}, {x, low, z}, {r, high, 0}, {-r, high, 0}, color);
    addSlope(b, {x, low, -z}, {-x, low, -z}, {-r, high, 0}, {r, high, 0}, color);
    for (const float side : {1.0f, -1.0f}) {
        const Vec3 first{side * x, low, side * z};
        const Vec3 second{side * x, low, -side * z};
        const Vec3 top{side * r, high, 0};
        b.triangle(first, second, top, color * 0.97f, 0.95f);
        b.fine().quad(first + thickness, second + thickness, second, first, color * 0.72f);
        b.fine().triangle(second + thickness, first + thickness, top + thickness, color * 0.5f, 0.6f);
    }
}

void addPyramid(const Builder& b, float half, float y, float rise, Color color) {
    const std::array<Vec3, 4> corner{Vec3{-half, y, half}, {half, y, half}, {half, y, -half}, {-half, y, -half}};
    for (std::size_t k = 0; k < 4; ++k) b.triangle(corner[k], corner[(k + 1) % 4], {0, y + rise, 0}, color);
    b.quad(corner[3], corner[2], corner[1], corner[0], color * 0.5f, 0.6f, 0.6f);
}

void addCone(const Builder& b, Vec3 base, float radius, float rise, int sides, Color color) {
    b.lathe(base, {{0, 0}, {radius, 0}}, sides, color * 0.5f, {0.6f, false});
    b.lathe(base, {{radius, 0}, {radius * 0.52f, rise * 0.42f}, {0, rise}}, sides, color, {0.85f});
}

}  // namespace remparts::geometry
