// What a step says of the position it stands in, held against the engine. All functions throw LessonError.
#pragma once

#include "moment.h"
#include "remparts/lesson/script.h"

namespace remparts::lesson {

/// A place in a lesson, for faults: "streets.json: steps[3].task.accept[0]".
class StepPlace {
  public:
    explicit StepPlace(std::string path) : m_path(std::move(path)) {}
    StepPlace(const Lesson& lesson, std::size_t step);

    [[nodiscard]] StepPlace member(std::string_view name) const;
    [[nodiscard]] StepPlace operator[](std::size_t index) const;
    [[noreturn]] void fail(const std::string& fault) const;

  private:
    std::string m_path;
};

/// Why the rules refuse the attempt, which must be by the rule that the lesson names.
[[nodiscard]] engine::Rejection checkAttempt(const engine::GameState& state, const Attempt& attempt,
                                             const StepPlace& place);
/// Cells in sight, what lights up.
void checkShown(const Moment& moment, const LessonStep& step, const StepPlace& place);
/// All accepted and wrong choices are legal, and no wrong one comes to the same as an accepted one.
void checkTask(const engine::GameState& state, const Task& task, const StepPlace& place);
/// The value as it stands in texts; what is promised of it is held.
[[nodiscard]] std::string reckon(const Moment& moment, const Value& value, const StepPlace& place);

}  // namespace remparts::lesson
