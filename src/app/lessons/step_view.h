// What a step of a lesson shows in the city.
#pragma once

#include "explain/spotlight.h"
#include "remparts/lesson/script.h"

namespace remparts::app {

/// The camera that the step asks for, or the last one before it in its scene that asked for anything; else all.
[[nodiscard]] const lesson::Camera& cameraOf(const lesson::Lesson& lesson, std::size_t step);
/// What lights up once its actions are played; `state` is that position.
[[nodiscard]] model::Spotlight lightOf(const lesson::Script& script, std::size_t step,
                                       const engine::GameState& state);

}  // namespace remparts::app
