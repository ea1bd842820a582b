// A game that goes on by itself, the same way whenever it goes on from the same position.
#pragma once

#include <cstdint>

#include "session.h"

namespace remparts::test {

/// Begins the game.
void beginScript(model::Session& session);
/// The change with this number: mostly an action, sometimes back by a few and on in another way.
void change(model::Session& session, std::uint64_t number);
/// The game after so many changes.
void runScript(model::Session& session, std::uint64_t changes);
/// Whether both have played the same to the cursor and have as many steps in other lines.
[[nodiscard]] bool isSame(const model::Session& a, const model::Session& b);

}  // namespace remparts::test
