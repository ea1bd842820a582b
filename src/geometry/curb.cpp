#include "curb.h"

#include <algorithm>
#include <cmath>

#include "vector.h"

namespace remparts::geometry {

void addCurb(const Builder& b, const Curb& c) {
    if (b.isPrint()) {
        constexpr float depth = 0.05f;  // sunk into what it stands on
        const float low = std::min(c.innerFoot, c.outerFoot) - depth;
        return b.box({c.from, low, c.inner}, {c.to, c.top, c.outer}, c.color);
    }
    const auto layTop = [&](const Builder& at, float from, float to) {
        at.quad({from, c.top, c.outer}, {to, c.top, c.outer}, {to, c.top, c.inner}, {from, c.top, c.inner}, c.color,
                0.94f, 1);
    };
    const int stretches = std::max(1, static_cast<int>(std::ceil((c.to - c.from) / c.longest)));
    const float length = (c.to - c.from) / asFloat(stretches);
    const Builder tops = stretches > 1 ? b.near() : b;
    for (int k = 0; k < stretches; ++k) layTop(tops, c.from + asFloat(k) * length, c.from + asFloat(k + 1) * length);
    if (stretches > 1) layTop(b.far(), c.from, c.to);
    if (c.innerFoot < c.top)
        b.near().quad({c.to, c.innerFoot, c.inner}, {c.from, c.innerFoot, c.inner}, {c.from, c.top, c.inner},
                      {c.to, c.top, c.inner}, c.color * 0.95f, 0.6f, 1);
    constexpr float leastStep = 0.01f;  // a lower one is not seen
    if (c.top - c.outerFoot > leastStep)
        b.fine().quad({c.from, c.outerFoot, c.outer}, {c.to, c.outerFoot, c.outer}, {c.to, c.top, c.outer},
                      {c.from, c.top, c.outer}, c.color * 0.9f, 0.7f, 1);
}

}  // namespace remparts::geometry
