// The states of the window that must look right in every language, size and theme.
#pragma once

#include <functional>
#include <vector>

#include "app/window_fixture.h"

namespace remparts::tests {

struct WindowState {
    const char* name;
    /// Leads there from any other state, without motion.
    std::function<void(WindowFixture&)> bring;
    /// Whether the language can change meanwhile; not while a modal dialog stands.
    bool canSwitch = true;
};

[[nodiscard]] const std::vector<WindowState>& windowStates();
/// Those of them in which something is shown to a room.
[[nodiscard]] const std::vector<WindowState>& roomStates();
/// Those of them that belong to lessons.
[[nodiscard]] const std::vector<WindowState>& lessonStates();

/// A game of four sensible players, the same each time, where this is asked for first with so many tiles laid.
void goTo(WindowFixture& game, engine::GameKind kind, engine::Phase phase, std::size_t fewestTiles);

}  // namespace remparts::tests
