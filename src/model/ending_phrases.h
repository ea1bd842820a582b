// Parts of sentences about what a step ends. They begin with a small letter, so that they can stand anywhere;
// sentences.h has them as sentences.
#pragma once

#include <QString>

#include "remparts/engine/event.h"
#include "remparts/engine/game_state.h"

namespace remparts::model::sentences {

/// "ends a street of 5 tiles"
[[nodiscard]] QString ending(engine::SegmentKind kind, int tiles);
/// completions() with a small letter.
[[nodiscard]] QString completionPhrase(const engine::GameState& after, const engine::EventLog& events);
/// closings() with a small letter.
[[nodiscard]] QString closingPhrase(const engine::GameSetup& setup, const engine::EventLog& events);

}  // namespace remparts::model::sentences
