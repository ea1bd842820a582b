#include "curb.h"

#include <algorithm>

#include "vector.h"

namespace remparts::geometry {

void addCurb(const Builder& b, const Curb& c) {
    if (b.isPrint()) {
        constexpr float depth = 0.05f;  // sunk into what it stands on
        const float low = std::min(c.innerFoot, c.outerFoot) - depth;
        return b.box({c.from, low, c.inner}, {c.to, c.top, c.outer}, c.color);
    }
    b.quad({c.from, c.top, c.outer}, {c.to, c.top, c.outer}, {c.to, c.top, c.inner}, {c.from, c.top, c.inner},
           c.color, 0.94f, 1);
    if (c.innerFoot < c.top)
        b.near().quad({c.to, c.innerFoot, c.inner}, {c.from, c.innerFoot, c.inner}, {c.from, c.top, c.inner},
                      {c.to, c.top, c.inner}, c.color * 0.95f, 0.6f, 1);
    b.fine().quad({c.from, c.outerFoot, c.outer}, {c.to, c.outerFoot, c.outer}, {c.to, c.top, c.outer},
                  {c.from, c.top, c.outer}, c.color * 0.9f, 0.7f, 1);
}

}  // namespace remparts::geometry
