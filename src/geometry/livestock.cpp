// Animals in the pens: from afar a body alone.
#include "market.h"
#include "palette.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

void addLegs(const Builder& b, float reach, float half, float height, Color color) {
    for (const float x : {-reach, reach})
        b.fine().box({x - 0.025f, 0, -half}, {x + 0.025f, height, half}, color, 0.6f, faces::sides);
}

}  // namespace

void addCow(const Builder& b, Random& random) {
    const Color coat = random.pick(palette::coats);
    const Color spot = coat.r > 0.8f ? palette::coats[2] : palette::coats[1];
    b.box({-0.2f, 0.12f, -0.085f}, {0.2f, 0.31f, 0.085f}, coat, 0.7f);
    b.near().box({0.17f, 0.21f, -0.055f}, {0.33f, 0.36f, 0.055f}, coat * 0.94f, 0.9f, faces::all);
    b.fine().box({0.31f, 0.195f, -0.045f}, {0.355f, 0.28f, 0.045f}, palette::cheek * 0.95f, 1, faces::all);
    for (const float side : {1.0f, -1.0f}) {  // patches
        const Builder flank = b.at({}, side > 0 ? 0 : pi).fine();
        const float x = random.between(-0.13f, 0.02f) * side;
        flank.quad({x, 0.16f, 0.091f}, {x + 0.12f, 0.18f, 0.091f}, {x + 0.1f, 0.3f, 0.091f},
                   {x - 0.03f, 0.27f, 0.091f}, spot);
    }
    b.fine().box({0.23f, 0.36f, -0.1f}, {0.265f, 0.4f, 0.1f}, palette::horn, 1);
    b.fine().box({-0.225f, 0.12f, -0.012f}, {-0.2f, 0.3f, 0.012f}, spot, 0.8f);
    addLegs(b, 0.16f, 0.075f, 0.12f, coat * 0.75f);
}

void addSheep(const Builder& b) {
    b.box({-0.14f, 0.08f, -0.09f}, {0.14f, 0.23f, 0.09f}, palette::fleece, 0.7f);
    b.near().box({-0.1f, 0.23f, -0.06f}, {0.1f, 0.27f, 0.06f}, palette::fleece * 1.02f, 0.9f);
    b.near().box({0.12f, 0.14f, -0.048f}, {0.24f, 0.26f, 0.048f}, palette::muzzle, 0.9f, faces::all);
    b.fine().box({0.145f, 0.215f, -0.075f}, {0.18f, 0.245f, 0.075f}, palette::muzzle * 1.2f, 1, faces::all);
    addLegs(b, 0.1f, 0.07f, 0.08f, palette::muzzle);
}

}  // namespace remparts::geometry
