#include "market.h"
#include "palette.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr float stallHalf = 0.43f;

void addPosts(const Builder& b, float x, float z, float height) {
    for (const float side : {-x, x})
        b.fine().lathe({side, 0, z}, {{0.034f, 0}, {0.034f, height}}, 3, palette::fence, {0.7f, false});
}

// A striped cloth between a low and a high edge (z, height), with a valance hanging from the low one.
void addCloth(const Builder& b, Vec2 low, Vec2 high, Color first, Color second, int stripes) {
    const float step = 2 * stallHalf / asFloat(stripes);
    const float sign = low.x > high.x ? 1.0f : -1.0f;
    for (int k = 0; k < stripes; ++k) {
        const Color color = k % 2 == 0 ? first : second;
        const float x0 = sign * (-stallHalf + asFloat(k) * step);
        const float x1 = sign * (-stallHalf + asFloat(k + 1) * step);
        b.quad({x0, low.y, low.x}, {x1, low.y, low.x}, {x1, high.y, high.x}, {x0, high.y, high.x}, color, 0.95f, 1);
        b.fine().quad({x0, low.y - 0.1f, low.x}, {x1, low.y - 0.1f, low.x}, {x1, low.y, low.x}, {x0, low.y, low.x},
                      color * 0.95f);
    }
    const float x = sign * stallHalf;
    b.near().quad({x, low.y - 0.01f, low.x}, {-x, low.y - 0.01f, low.x}, {-x, high.y - 0.01f, high.x},
                  {x, high.y - 0.01f, high.x}, first * 0.6f, 0.6f, 0.6f);
}

// A counter and what lies on it in a few heaps.
void addCounter(const Builder& b, Color wood, Color goods) {
    b.box({-0.36f, 0, -0.02f}, {0.36f, 0.24f, 0.2f}, wood * 1.15f, 0.6f, faces::front | faces::left | faces::right);
    b.near().quad({-0.36f, 0.24f, 0.2f}, {0.36f, 0.24f, 0.2f}, {0.36f, 0.24f, -0.02f}, {-0.36f, 0.24f, -0.02f},
                  wood * 1.25f);
    b.near().quad({0.36f, 0, -0.02f}, {-0.36f, 0, -0.02f}, {-0.36f, 0.24f, -0.02f}, {0.36f, 0.24f, -0.02f}, wood,
                  0.6f);
    for (const float x : {-0.3f, -0.08f, 0.14f})
        b.fine().box({x, 0.24f, 0.02f}, {x + 0.17f, 0.29f, 0.18f}, goods * (1 + x * 0.4f), 1,
                     faces::front | faces::top);
}

// A sloped cloth in stripes.
void addFishStall(const Builder& b) {
    addCounter(b, palette::fishWood, palette::fishGoods);
    addPosts(b, 0.36f, -0.28f, 0.74f);
    addPosts(b, 0.36f, 0.28f, 0.52f);
    addCloth(b, {0.36f, 0.53f}, {-0.34f, 0.8f}, palette::fish, palette::fishLight, 5);
    b.printBar(std::array<Vec2, 4>{{{0.36f, 0.53f}, {-0.34f, 0.8f}, {-0.34f, 0.7f}, {0.36f, 0.43f}}},
               {-stallHalf, 0, stallHalf, 0}, palette::fish);
}

// A tent with a ridge.
void addGrainStall(const Builder& b) {
    addCounter(b, palette::grainWood, palette::grainGoods);
    addPosts(b, 0.36f, -0.28f, 0.5f);
    addPosts(b, 0.36f, 0.28f, 0.5f);
    addCloth(b, {0.36f, 0.5f}, {0, 0.86f}, palette::grain, palette::grainLight, 2);
    addCloth(b, {-0.36f, 0.5f}, {0, 0.86f}, palette::grain, palette::grainLight, 2);
    for (const float s : {1.0f, -1.0f})
        b.triangle({s * stallHalf, 0.5f, s * 0.36f}, {s * stallHalf, 0.5f, s * -0.36f}, {s * stallHalf, 0.86f, 0},
                   palette::grainLight);
    b.printBar(std::array<Vec2, 3>{{{0.36f, 0.5f}, {0, 0.86f}, {-0.36f, 0.5f}}}, {-stallHalf, 0, stallHalf, 0},
               palette::grain);
}

// A pointed pavilion with a ball on top, red and light side by side: no house has such a roof.
void addLivestockStall(const Builder& b) {
    addCounter(b, palette::fence, palette::livestockGoods);
    addPosts(b, 0.34f, -0.28f, 0.55f);
    addPosts(b, 0.34f, 0.28f, 0.55f);
    constexpr float y = 0.54f;
    constexpr float z = 0.37f;
    const std::array<Vec3, 5> corner{
        Vec3{-stallHalf, y, z}, {stallHalf, y, z}, {stallHalf, y, -z}, {-stallHalf, y, -z}, {0, 0.84f, 0}};
    const auto slope = [&](int from, int to, Color color) {
        return BodySide{{from, to, 4, BodySide::none}, color, 0.95f, 1};
    };
    constexpr Color red = palette::livestock;
    constexpr Color light = palette::livestockLight;
    b.body(corner, std::array<BodySide, 5>{slope(0, 1, red), slope(1, 2, light), slope(2, 3, red), slope(3, 0, light),
                                           BodySide{{3, 2, 1, 0}, palette::livestock, 1, 1, true}});
    const Vec3 down{0, -0.09f, 0};
    const Vec3 under{0, -0.01f, 0};
    for (std::size_t k = 0; k < 4; ++k) {
        const Vec3 p = corner[k];
        const Vec3 q = corner[(k + 1) % 4];
        b.near().quad(p + down, q + down, q, p, palette::livestock * 0.85f);
        b.fine().triangle(q + under, p + under, corner[4] + under, palette::livestock * 0.5f, 0.6f);
    }
    b.fine().lathe({0, 0.82f, 0}, {{0, 0}, {0.035f, 0.035f}, {0, 0.08f}}, 5, palette::grain, {1});
}

}  // namespace

engine::MarketKind marketKindOf(char cell) {
    if (cell == 'f') return engine::MarketKind::Fish;
    return cell == 'g' ? engine::MarketKind::Grain : engine::MarketKind::Livestock;
}

Color pavingOf(engine::MarketKind kind) {
    switch (kind) {
        case engine::MarketKind::Fish:
            return palette::fishPaving;
        case engine::MarketKind::Grain:
            return palette::grainPaving;
        case engine::MarketKind::Livestock:
            return palette::livestockPaving;
    }
    return {};
}

void addStall(const Builder& b, engine::MarketKind kind, Random& random) {
    const float x = random.between(-0.025f, 0.025f);
    const float z = random.between(-0.02f, 0.02f);
    const Builder stall = b.at({x, 0, z}, random.between(-0.03f, 0.03f));
    switch (kind) {
        case engine::MarketKind::Fish:
            return addFishStall(stall);
        case engine::MarketKind::Grain:
            return addGrainStall(stall);
        case engine::MarketKind::Livestock:
            return addLivestockStall(stall);
    }
}

}  // namespace remparts::geometry
