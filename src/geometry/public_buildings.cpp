#include "public_buildings.h"

#include "masonry.h"
#include "openings.h"
#include "palette.h"
#include "plants.h"
#include "roofs.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr Color stone = palette::stone;
constexpr Color slates = palette::publicRoof;
constexpr Color dark = palette::darkOpening;

// Arcade, belfry with clocks.
void addHall(const Builder& b, Random& random) {
    addBlock(b, 2.1f, 1.5f, 1.25f, stone);
    addHipRoof(b, {2.1f, 1.5f, 1.25f, 0.75f, 0.12f}, 1.0f, slates);
    for (int k = 0; k < 4; ++k) addFramedArch(b, {-0.75f + asFloat(k) * 0.5f, 0.14f, 0.75f, 0.32f, 0.46f}, dark);
    addArchRow(b, 0.95f, 5, {0, 0.76f, 0.75f, 0.18f, 0.32f}, random);
    addArchRow(b.at({}, pi), 0.9f, 4, {0, 0.6f, 0.75f, 0.18f, 0.34f}, random);
    for (const float turn : {quarterTurn, -quarterTurn})
        addArchRow(b.at({}, turn), 0.62f, 3, {0, 0.6f, 1.05f, 0.18f, 0.34f}, random);
    b.box({-0.24f, 1.25f, -0.24f}, {0.24f, 2.5f, 0.24f}, stone, 0.8f);
    for (int k = 0; k < 4; ++k) {
        const Builder side = b.at({}, asFloat(k) * quarterTurn);
        side.near().box({-0.17f, 2.08f, 0.24f}, {0.17f, 2.42f, 0.26f}, palette::whitewash, 1);
        side.fine().box({-0.015f, 2.24f, 0.26f}, {0.015f, 2.38f, 0.272f}, dark, 1, faces::front);
    }
    addPyramid(b, 0.34f, 2.5f, 0.85f, slates);
}

// A hatch in the granary's roof.
void addHatch(const Builder& b, float x, float y, float z) {
    b.near().box({x - 0.09f, y, z - 0.25f}, {x + 0.09f, y + 0.14f, z}, dark, 1,
                 faces::front | faces::left | faces::right);
    b.near().quad({x - 0.14f, y + 0.12f, z + 0.06f}, {x + 0.14f, y + 0.12f, z + 0.06f},
                  {x + 0.14f, y + 0.24f, z - 0.25f}, {x - 0.14f, y + 0.24f, z - 0.25f}, slates);
}

// Tall, with a steep roof full of hatches and a hoist.
void addGranary(const Builder& b, Random& random) {
    addBlock(b, 1.45f, 1.45f, 1.5f, stone);
    addHipRoof(b, {1.45f, 1.45f, 1.5f, 1.25f, 0.12f}, 0.6f, slates);
    for (const float turn : {0.0f, pi}) {
        const Builder side = b.at({}, turn);
        for (int row = 0; row < 3; ++row)
            for (const float x : {-0.42f, 0.0f, 0.42f})
                addWindow(side, {x, 0.3f + asFloat(row) * 0.42f, 0.725f, 0.15f, 0.2f}, palette::fence,
                          random.chance(0.2f));
        for (const float x : {-0.3f, 0.3f}) addHatch(side, x, 1.75f, 0.62f);
        for (const float x : {-0.15f, 0.15f}) addHatch(side, x, 2.17f, 0.36f);
    }
    for (const float turn : {quarterTurn, -quarterTurn})
        for (const float y : {0.5f, 0.96f})
            for (const float x : {-0.3f, 0.3f})
                addWindow(b.at({}, turn), {x, y, 0.725f, 0.15f, 0.2f}, palette::fence, random.chance(0.2f));
    addFramedArch(b, {0, 0, 0.79f, 0.44f, 0.55f}, palette::door);
    b.near().box({-0.05f, 1.5f, 0.7f}, {0.05f, 1.6f, 1.15f}, palette::fence, 1, faces::all);
    b.fine().box({-0.012f, 1.0f, 1.07f}, {0.012f, 1.5f, 1.09f}, dark, 1, faces::sides);
    b.near().box({-0.13f, 0.78f, 0.95f}, {0.13f, 1.02f, 1.2f}, palette::sackcloth, 0.8f, faces::all);
}

// Low, with a dome and an open pool before it.
void addBathhouse(const Builder& front, Random& random) {
    const Builder b = front.at({0, 0, -0.25f});
    addBlock(b, 2.1f, 1.3f, 0.72f, stone);
    addHipRoof(b, {2.1f, 1.3f, 0.72f, 0.38f, 0.1f}, 1.2f, slates);
    b.far().lathe({0, 0.7f, 0}, {{0.62f, 0}, {0.62f, 0.68f}}, 8, palette::paleStone, {0.8f, false, 0.39f});
    b.far().lathe({0, 1.36f, 0}, {{0.62f, 0}, {0.51f, 0.35f}, {0.28f, 0.57f}, {0, 0.7f}}, 8, slates, {0.8f});
    b.near().lathe({0, 0.7f, 0}, {{0.62f, 0}, {0.62f, 0.62f}, {0.68f, 0.62f}, {0.68f, 0.7f}, {0.6f, 0.72f}}, 8,
                   palette::paleStone, {0.8f, false, 0.39f});
    b.near().lathe({0, 1.36f, 0},
                   {{0.6f, 0}, {0.6f, 0.1f}, {0.51f, 0.35f}, {0.31f, 0.55f}, {0.1f, 0.64f}, {0.1f, 0.82f}, {0, 0.9f}},
                   12, slates, {0.8f});
    for (int k = 0; k < 8; ++k)
        addArch(b.at({}, asFloat(k) * quarterTurn / 2).near(), {0, 0.98f, 0.575f, 0.2f, 0.28f}, palette::glass,
                lampGlow);
    addArchRow(b, 0.9f, 5, {0, 0.2f, 0.65f, 0.24f, 0.4f}, random);
    for (const float turn : {quarterTurn, -quarterTurn})
        addArchRow(b.at({}, turn), 0.5f, 2, {0, 0.2f, 1.05f, 0.2f, 0.36f}, random);
    for (const float x : {-0.9f, 0.9f})
        b.near().lathe({x, 0, -0.53f}, {{0.15f, 0}, {0.13f, 1.5f}, {0.17f, 1.5f}, {0.17f, 1.6f}, {0.08f, 1.6f}}, 8,
                       palette::chimney, {0.6f, false});
    front.near().box({-0.8f, 0, 0.62f}, {0.8f, 0.1f, 1.15f}, palette::paleStone, 0.7f);
    front.box({-0.7f, 0.1f, 0.69f}, {0.7f, 0.107f, 1.08f}, palette::water, 1, faces::top);
}

// Two wings round a court, a stair turret in the angle.
void addSchool(const Builder& b, Random& random) {
    const Builder wing = b.at({-0.2f, 0, -0.5f});
    const Builder side = b.at({0.68f, 0, 0.25f}, quarterTurn);
    addBlock(wing, 1.8f, 0.9f, 1.05f, stone);
    addHipRoof(wing, {1.8f, 0.9f, 1.05f, 0.6f, 0.1f}, 0.95f, slates);
    addBlock(side, 1.6f, 0.85f, 1.05f, stone);
    addHipRoof(side, {1.6f, 0.85f, 1.05f, 0.58f, 0.1f}, 0.8f, slates);
    addArchRow(wing, 0.75f, 4, {0, 0.25f, 0.45f, 0.2f, 0.5f}, random);
    addArchRow(wing.at({}, pi), 0.85f, 5, {0, 0.25f, 0.45f, 0.2f, 0.5f}, random);
    addArchRow(side, 0.7f, 4, {0, 0.25f, 0.425f, 0.2f, 0.5f}, random);
    addArchRow(side.at({}, pi), 0.4f, 2, {0, 0.25f, 0.425f, 0.2f, 0.5f}, random);
    b.far().lathe({0.2f, 0, 0}, {{0.34f, 0}, {0.34f, 2.0f}}, 7, palette::paleStone, {0.6f, false});
    b.near().lathe({0.2f, 0, 0}, {{0.34f, 0}, {0.32f, 1.9f}, {0.38f, 1.95f}, {0.38f, 2.0f}}, 10, palette::paleStone,
                   {0.6f, false});
    addCone(b, {0.2f, 2.0f, 0}, 0.46f, 1.0f, 10, slates);
    b.fine().lathe({-0.7f, 0, 0.55f}, {{0.05f, 0}, {0.05f, 0.3f}}, 6, palette::trunk);
    b.near().box({-1.0f, 0, 0.4f}, {-0.4f, 0.12f, 0.52f}, palette::fence, 0.7f);
}

void addStepGable(const Builder& b, float width, float eaves, float rise, float z, Color color) {
    constexpr int steps = 5;
    for (int k = 0; k < steps; ++k) {
        const float half = width / 2 * (1 - asFloat(k) / steps);
        const float y = eaves + rise * asFloat(k) / steps;
        b.box({-half, y, z - 0.09f}, {half, y + rise / steps + 0.1f, z + 0.04f}, color, 0.95f);
    }
}

// A stepped gable and a golden sign.
void addGuild(const Builder& b, Random& random) {
    addBlock(b, 1.35f, 1.7f, 1.55f, stone);
    addHipRoof(b.at({0, 0, -0.1f}, quarterTurn), {1.5f, 1.35f, 1.55f, 0.95f, 0.1f}, 0.75f, slates);
    addGableRoof(b.at({0, 0, 0.25f}, quarterTurn), {1.1f, 1.3f, 1.56f, 0.9f, 0.04f, 0.02f}, slates);
    addStepGable(b, 1.42f, 1.5f, 1.05f, 0.87f, palette::paleStone);
    for (const float y : {0.68f, 1.12f}) addArchRow(b, 0.6f, 4, {0, y, 0.85f, 0.17f, 0.32f}, random);
    addArchRow(b, 0.28f, 2, {0, 1.66f, 0.91f, 0.16f, 0.28f}, random);
    addFramedArch(b, {0, 0, 0.92f, 0.4f, 0.52f}, palette::door);
    addArchRow(b.at({}, quarterTurn), 0.75f, 4, {0, 0.75f, 0.675f, 0.17f, 0.5f}, random);
    addArchRow(b.at({}, -quarterTurn), 0.75f, 4, {0, 0.75f, 0.675f, 0.17f, 0.5f}, random);
    b.near().box({-0.5f, 0.64f, 0.9f}, {-0.46f, 0.68f, 1.2f}, dark, 1);
    b.near().lathe({-0.48f, 0.36f, 1.1f}, {{0, 0}, {0.14f, 0.14f}, {0, 0.28f}}, 8, palette::grain, {1, false});
}

// Three wings round a garden, a ridge turret with a cross.
void addHospice(const Builder& b, Random& random) {
    const float h = 0.95f;
    const Builder main = b.at({0, 0, -0.68f});
    addBlock(main, 2.2f, 0.62f, h, stone);
    addHipRoof(main, {2.2f, 0.62f, h, 0.45f, 0.09f}, 1.6f, slates);
    for (const float s : {-1.0f, 1.0f}) {
        const Builder wing = b.at({s * 0.82f, 0, 0.25f}, s * quarterTurn);
        addBlock(wing, 1.5f, 0.56f, h, stone);
        addHipRoof(wing, {1.5f, 0.56f, h, 0.42f, 0.09f}, 0.95f, slates);
        addArchRow(wing, 0.68f, 5, {0, 0.2f, 0.28f, 0.17f, 0.5f}, random);
        for (const float x : {-0.4f, 0.0f, 0.4f})
            addFramedArch(wing.at({}, pi), {x, 0.05f, 0.28f, 0.28f, 0.55f}, dark);
    }
    for (const float x : {-0.36f, 0.0f, 0.36f}) addFramedArch(b, {x, 0.05f, -0.37f, 0.26f, 0.55f}, dark);
    addArchRow(b.at({}, pi), 1.0f, 6, {0, 0.25f, 0.99f, 0.17f, 0.5f}, random);
    main.lathe({0, 1.3f, 0}, {{0.17f, 0}, {0.17f, 0.4f}}, 6, palette::paleStone, {0.8f, false});
    addCone(main, {0, 1.7f, 0}, 0.24f, 0.85f, 6, slates);
    b.near().box({-0.025f, 2.5f, -0.7f}, {0.025f, 2.85f, -0.66f}, palette::grain, 1);
    b.near().box({-0.11f, 2.67f, -0.7f}, {0.11f, 2.72f, -0.66f}, palette::grain, 1, faces::all);
    b.box({-0.4f, 0, -0.05f}, {0.4f, 0.05f, 0.75f}, palette::lawn, 0.8f);
    addTree(b.at({0, 0.05f, 0.35f}), 0.75f, random);
}

}  // namespace

PublicKind publicKindOf(std::string_view tileId) {
    unsigned number = 0;
    for (const char c : tileId) number = number * 10 + static_cast<unsigned char>(c);
    return static_cast<PublicKind>(number % publicKinds);
}

void addPublicBuilding(const Builder& b, PublicKind kind, Random& random) {
    switch (kind) {
        case PublicKind::Hall:
            return addHall(b, random);
        case PublicKind::Granary:
            return addGranary(b, random);
        case PublicKind::Bathhouse:
            return addBathhouse(b, random);
        case PublicKind::School:
            return addSchool(b, random);
        case PublicKind::Guild:
            return addGuild(b, random);
        case PublicKind::Hospice:
            return addHospice(b, random);
    }
}

}  // namespace remparts::geometry
