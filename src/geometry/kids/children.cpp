#include "children.h"

#include <vector>

#include "palette.h"
#include "solids.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr float headRadius = 0.33f;
constexpr float headHeight = 1.06f;
// A child that is carried sits on a head, smaller than on the ground, its legs before the brow.
constexpr float carriedScale = 0.76f;
constexpr float seat = 0.27f;

// Looks along +z: eyes and cheeks stand out a little from the head.
void addFace(const Builder& b) {
    for (const float side : {-1.0f, 1.0f}) {
        const Builder cheek = b.at({}, side * 0.66f).fine();
        addBall(cheek, {0, -0.08f, headRadius - 0.055f}, 0.085f, palette::cheek, {6, 3}, 0.8f, 1);
        const Builder eye = b.at({}, side * 0.37f).fine();
        addBall(eye, {0, 0.03f, headRadius - 0.03f}, 0.055f, palette::eye, {5, 3}, 1.25f, 1);
    }
}

// Over the head and down behind it; the face stays free.
void addHair(const Builder& b, Random& random) {
    const Color hair = random.pick(palette::hair);
    constexpr float r = headRadius * 1.06f;
    addBall(b, {0, 0.075f, -0.05f}, r, hair, {9, 5}, 0.94f, 0.85f);
    switch (random.below(4)) {
        case 0:
            for (const float side : {-1.0f, 1.0f})
                addBall(b, {side * 0.38f, 0.1f, -0.06f}, 0.14f, hair, {7, 4}, 1.15f, 0.9f);
            break;
        case 1:
            addBall(b, {0, r + 0.13f, -0.1f}, 0.14f, hair, {7, 4}, 1, 0.9f);
            break;
        case 2:
            addBall(b, {0, -0.14f, -0.24f}, 0.2f, hair, {7, 4}, 1.3f, 0.8f);
            break;
        default:
            break;
    }
}

void addArms(const Builder& b, Color sleeve, Color skin, ChildPose pose, Random& random) {
    const float waving = random.sign();
    for (const float side : {-1.0f, 1.0f}) {
        const bool up = pose == ChildPose::Carried || side == waving;
        const Vec3 shoulder{side * 0.2f, 0.66f, 0.02f};
        const Vec3 hand = up ? Vec3{side * 0.5f, 0.98f, 0.06f} : Vec3{side * 0.45f, 0.36f, 0.12f};
        addLimb(b, shoulder, hand, {0.12f, 0.09f}, sleeve);
        addBall(b, hand + (hand - shoulder) * 0.16f, 0.1f, skin, {6, 3}, 1, 1);
    }
}

// Legs before the seat, and what is above it.
void addSittingBody(const Builder& b, Color clothes) {
    b.lathe({}, {{0, 0.25f}, {0.34f, 0.28f}, {0.35f, 0.4f}, {0.27f, 0.62f}, {0.17f, 0.76f}, {0, 0.8f}}, 10, clothes,
            {0.8f});
    for (const float side : {-1.0f, 1.0f}) {
        const Vec3 knee{side * 0.2f, 0.3f, 0.5f};
        const Vec3 ankle{side * 0.21f, -0.16f, 0.58f};
        addLimb(b, {side * 0.17f, 0.38f, 0.12f}, knee, {0.14f, 0.12f}, palette::trousers);
        addLimb(b, knee + Vec3{0, 0.06f, 0}, ankle, {0.12f, 0.1f}, palette::trousers);
        addBall(b, ankle + Vec3{0, -0.06f, 0.06f}, 0.13f, palette::shoe, {7, 4}, 0.8f, 0.9f);
    }
}

void addStandingBody(const Builder& b, Color clothes) {
    b.lathe({}, {{0, 0}, {0.38f, 0}, {0.42f, 0.08f}, {0.38f, 0.3f}, {0.28f, 0.58f}, {0.18f, 0.76f}, {0, 0.8f}}, 10,
            clothes, {0.6f});
}

}  // namespace

void addDisc(const Builder& b, const Livery& livery) {
    constexpr float r = discRadius;
    b.lathe({}, {{r, 0}, {r, discTop - 0.05f}, {r - 0.05f, discTop}, {r - 0.12f, discTop}}, 18, palette::playerSign,
            {0.7f, false});
    b.lathe({}, {{r - 0.12f, discTop - 0.012f}, {0, discTop - 0.01f}}, 18, paintOf(livery), {1, false});
    addPlate(b.at({0, 0, 0.38f}), signOf(livery.color, 1.35f), discTop + 0.012f, palette::playerSign);
}

void addChild(const Builder& place, const Livery& livery, ChildPose pose, Random& random) {
    const bool isCarried = pose == ChildPose::Carried;
    const Builder b = isCarried ? place.at({0, -seat * carriedScale, 0}, 0, carriedScale) : place;
    const Color skin = random.pick(palette::skin);
    // Paler than the figure, so that the two are told apart.
    const Color clothes = isCarried ? mix(paintOf(livery), {1, 1, 1}, 0.35f) : paintOf(livery);
    if (isCarried)
        addSittingBody(b, clothes);
    else
        addStandingBody(b, clothes);
    addArms(b, clothes, skin, pose, random);
    const Builder head = b.at({0, headHeight, 0});
    addBall(head, {}, headRadius, skin, {9, 5}, 0.96f, 0.85f);
    addFace(head);
    addHair(head, random);
}

}  // namespace remparts::geometry
