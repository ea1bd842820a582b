// The game on the table goes on without the window.
#pragma once

#include "app/window_fixture.h"

namespace remparts::tests {

/// Sensible players go on until this phase is asked for, with so many tiles laid; fails the test when it never is.
void playTo(WindowFixture& game, engine::Phase phase, std::size_t fewestTiles = 0);

}  // namespace remparts::tests
