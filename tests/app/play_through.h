// What every whole game in the window shares, however it is played.
#pragma once

#include <functional>

#include "app/window_fixture.h"
#include "remparts/engine/random.h"
#include "support/catch.h"

namespace remparts::tests {

inline constexpr int mostSteps = 400;

[[nodiscard]] model::TablePoint middleOf(engine::Position cell);

template <class T>
const T& anyOf(const std::vector<T>& items, engine::Random& random) {
    REQUIRE_FALSE(items.empty());
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

/// Every step that a person makes must go through: a choice refused or lost shows at once.
void playToTheEnd(WindowFixture& game, const std::function<void()>& step);

/// The record of what was played gives the same end anywhere.
void checkReplay(WindowFixture& game);

}  // namespace remparts::tests
