// How lively the table is.
#pragma once

namespace remparts::model {

enum class Motion { Off, Slow, Normal, Fast, VeryFast };

/// 1 is normal, 0 nothing moves.
[[nodiscard]] constexpr double speedOf(Motion motion) {
    switch (motion) {
        case Motion::Off:
            return 0;
        case Motion::Slow:
            return 0.5;
        case Motion::Normal:
            return 1;
        case Motion::Fast:
            return 2;
        case Motion::VeryFast:
            return 4;
    }
    return 1;
}

}  // namespace remparts::model
