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
    b.fine().quad({x, low.y - 0.01f, low.x}, {-x, low.y - 0.01f, low.x}, {-x, high.y - 0.01f, high.x},
                  {x, high.y - 0.01f, high.x}, first * 0.6f, 0.6f, 0.6f);
}

void addCounter(const Builder& b, Color goods) {
    b.box({-0.36f, 0, -0.02f}, {0.36f, 0.24f, 0.2f}, palette::fence * 1.15f, 0.6f);
    b.box({-0.32f, 0.24f, 0.0f}, {0.32f, 0.285f, 0.18f}, goods, 1, faces::standing.without(faces::back));
}

// A sloped cloth in stripes.
void addFishStall(const Builder& b) {
    addCounter(b, palette::fishGoods);
    addPosts(b, 0.36f, -0.28f, 0.74f);
    addPosts(b, 0.36f, 0.28f, 0.52f);
    addCloth(b, {0.36f, 0.53f}, {-0.34f, 0.8f}, palette::fish, palette::fishLight, 5);
}

// A tent with a ridge.
void addGrainStall(const Builder& b) {
    addCounter(b, palette::grainGoods);
    addPosts(b, 0.36f, -0.28f, 0.5f);
    addPosts(b, 0.36f, 0.28f, 0.5f);
    addCloth(b, {0.36f, 0.5f}, {0, 0.86f}, palette::grain, palette::grainLight, 2);
    addCloth(b, {-0.36f, 0.5f}, {0, 0.86f}, palette::grain, palette::grainLight, 2);
    for (const float s : {1.0f, -1.0f})
        b.triangle({s * stallHalf, 0.5f, s * 0.36f}, {s * stallHalf, 0.5f, s * -0.36f}, {s * stallHalf, 0.86f, 0},
                   palette::grainLight);
}

// A pointed pavilion.
void addLivestockStall(const Builder& b) {
    addCounter(b, palette::livestockGoods);
    addPosts(b, 0.34f, -0.28f, 0.55f);
    addPosts(b, 0.34f, 0.28f, 0.55f);
    const Vec3 top{0, 0.84f, 0};
    const Vec3 down{0, -0.09f, 0};
    const std::array<Vec3, 4> corner{Vec3{-stallHalf, 0.54f, 0.37f},
                                     {stallHalf, 0.54f, 0.37f},
                                     {stallHalf, 0.54f, -0.37f},
                                     {-stallHalf, 0.54f, -0.37f}};
    for (std::size_t k = 0; k < 4; ++k) {
        const Vec3 p = corner[k];
        const Vec3 q = corner[(k + 1) % 4];
        b.triangle(p, q, top, palette::livestock * (k % 2 == 0 ? 1.0f : 1.08f));
        b.quad(p + down, q + down, q, p, palette::livestock * 0.85f);
        b.triangle(q, p, top + Vec3{0, -0.01f, 0}, palette::livestock * 0.5f, 0.6f);
    }
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
    const float x = random.between(-0.03f, 0.03f);
    const float z = random.between(-0.03f, 0.03f);
    const Builder stall = b.at({x, 0, z}, random.between(-0.05f, 0.05f));
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
