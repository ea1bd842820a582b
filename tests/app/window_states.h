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

/// Sensible players go on until this phase is asked for, with so many tiles laid; in the model, without the window.
void playTo(WindowFixture& game, engine::Phase phase, std::size_t fewestTiles = 0);

}  // namespace remparts::tests
