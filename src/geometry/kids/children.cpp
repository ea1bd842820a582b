#include "children.h"

#include <vector>

#include "palette.h"
#include "solids.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr float headRadius = 0.33f;
constexpr float headHeight = 1.06f;
constexpr float carriedDrop = 0.3f;  // a child that sits has no legs below its seat

// Looks along +z; painted just in front of the head.
void addFace(const Builder& b) {
    for (const float side : {-1.0f, 1.0f}) {
        const Builder cheek = b.at({}, side * 0.62f);
        addBall(cheek.fine(), {0, -0.09f, headRadius - 0.03f}, 0.075f, palette::cheek, {6, 2}, 0.8f, 1);
        const Builder eye = b.at({}, side * 0.36f);
        addBall(eye.fine(), {0, 0.03f, headRadius - 0.02f}, 0.055f, palette::eye, {6, 2}, 1.2f, 1);
    }
}

// A cap of hair: from the brow over the top, lower behind.
void addHair(const Builder& b, Random& random) {
    const Color hair = random.pick(palette::hair);
    const float r = headRadius * 1.07f;
    b.at({0, 0.03f, -0.035f})
        .lathe({0, 0.05f, 0}, {{0, 0.01f}, {r * 0.98f, 0.0f}, {r * 0.9f, r * 0.42f}, {r * 0.55f, r * 0.8f}, {0, r}},
               8, hair, {0.9f});
    addBall(b, {0, -0.03f, -0.09f}, r * 0.93f, hair, {8, 4}, 0.95f, 0.8f);
    if (random.chance(0.5f))
        for (const float side : {-1.0f, 1.0f})
            addBall(b, {side * 0.36f, 0.03f, -0.08f}, 0.13f, hair, {6, 3}, 1.2f, 0.9f);
    else if (random.chance(0.5f))
        addBall(b, {0, r + 0.08f, -0.06f}, 0.12f, hair, {6, 3}, 1, 0.9f);
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

}  // namespace

void addDisc(const Builder& b, engine::PlayerColor color) {
    constexpr float r = discRadius;
    b.lathe({}, {{r, 0}, {r, discTop - 0.05f}, {r - 0.05f, discTop}, {r - 0.12f, discTop}}, 20, palette::playerSign,
            {0.7f, false});
    b.lathe({}, {{r - 0.12f, discTop - 0.012f}, {0, discTop - 0.01f}}, 20, paintOf(color), {1, false});
    addPlate(b.at({0, 0, 0.38f}), signOf(color, 1.35f), discTop + 0.012f, palette::playerSign);
}

void addChild(const Builder& place, engine::PlayerColor color, ChildPose pose, Random& random) {
    const bool isCarried = pose == ChildPose::Carried;
    const Builder b = place.at({0, isCarried ? -carriedDrop : 0, 0});
    const Color clothes = paintOf(color);
    const Color skin = random.pick(palette::skin);
    if (isCarried) {
        b.lathe({}, {{0, 0.26f}, {0.34f, 0.28f}, {0.34f, 0.42f}, {0.26f, 0.62f}, {0.17f, 0.76f}, {0, 0.8f}}, 10,
                clothes, {0.8f});
        for (const float side : {-1.0f, 1.0f}) {
            addLimb(b, {side * 0.17f, 0.36f, 0.15f}, {side * 0.3f, 0.1f, 0.46f}, {0.14f, 0.11f}, clothes * 0.86f);
            addBall(b, {side * 0.31f, 0.02f, 0.52f}, 0.13f, palette::shoe, {6, 3}, 0.8f, 0.9f);
        }
    } else {
        b.lathe({}, {{0, 0}, {0.38f, 0}, {0.42f, 0.08f}, {0.38f, 0.3f}, {0.28f, 0.58f}, {0.18f, 0.76f}, {0, 0.8f}},
                10, clothes, {0.6f});
    }
    addArms(b, clothes, skin, pose, random);
    const Builder head = b.at({0, headHeight, 0});
    addBall(head, {}, headRadius, skin, {10, 6}, 0.96f, 0.85f);
    addFace(head);
    addHair(head, random);
}

}  // namespace remparts::geometry
