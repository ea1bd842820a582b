#include "openings.h"

#include <cmath>

#include "palette.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr float frameWidth = 0.035f;
// What is painted on a wall keeps a fixed order of distances from it, so that nothing flickers:
// beams 0.006 to 0.012, frames 0.020, panes 0.032.
constexpr float frameOffset = 0.020f;
constexpr float paneOffset = 0.032f;

}  // namespace

void addWindow(const Builder& b, const Opening& o, Color frame, bool lit) {
    const float w = o.width / 2;
    const float fw = w + frameWidth;
    const float fz = o.z + frameOffset;
    const float low = o.y - frameWidth;
    const float high = o.y + o.height + frameWidth;
    b.fine().quad({o.x - fw, low, fz}, {o.x + fw, low, fz}, {o.x + fw, high, fz}, {o.x - fw, high, fz}, frame);
    const float z = o.z + paneOffset;
    const float top = o.y + o.height;
    const float glow = lit ? lampGlow : 1;
    b.near().quad({o.x - w, o.y, z}, {o.x + w, o.y, z}, {o.x + w, top, z}, {o.x - w, top, z}, palette::glass, glow,
                  glow);
}

void addArch(const Builder& b, const Opening& o, Color color, float glow) {
    constexpr int steps = 5;
    const float radius = o.width / 2;
    const float spring = o.y + o.height - radius;
    const float z = o.z + 0.014f;
    b.quad({o.x - radius, o.y, z}, {o.x + radius, o.y, z}, {o.x + radius, spring, z}, {o.x - radius, spring, z},
           color, glow, glow);
    const auto rim = [&](int k) {
        const float angle = asFloat(k) * pi / steps;
        return Vec3{o.x + radius * std::cos(angle), spring + radius * std::sin(angle), z};
    };
    for (int k = 0; k < steps; ++k) b.triangle({o.x, spring, z}, rim(k), rim(k + 1), color, glow);
}

void addFramedArch(const Builder& b, const Opening& o, Color color, float glow) {
    const float w = o.width * 0.5f;
    const float z = o.z + 0.014f;
    const float top = o.y + o.height * 0.94f;
    b.far().quad({o.x - w, o.y, z}, {o.x + w, o.y, z}, {o.x + w, top, z}, {o.x - w, top, z}, color, glow, glow);
    addArch(b.fine(), {o.x, o.y, o.z, o.width + 0.09f, o.height + 0.045f}, palette::paleStone);
    addArch(b.near(), {o.x, o.y, o.z + 0.012f, o.width, o.height}, color, glow);
}

void addArchRow(const Builder& b, float halfWidth, int count, Opening one, Random& random) {
    for (int k = 0; k < count; ++k) {
        one.x = -halfWidth + (asFloat(k) + 0.5f) * 2 * halfWidth / asFloat(count);
        addFramedArch(b, one, palette::glass, random.chance(0.6f) ? lampGlow : 1.0f);
    }
}

void addSlit(const Builder& b, float x, float y, float z) {
    const float back = z + 0.012f;
    const float front = z + 0.024f;
    b.fine().quad({x - 0.1f, y - 0.05f, back}, {x + 0.1f, y - 0.05f, back}, {x + 0.1f, y + 0.55f, back},
                  {x - 0.1f, y + 0.55f, back}, palette::wallTop * 1.1f);
    b.near().quad({x - 0.035f, y, front}, {x + 0.035f, y, front}, {x + 0.035f, y + 0.5f, front},
                  {x - 0.035f, y + 0.5f, front}, palette::slit);
}

}  // namespace remparts::geometry
