// A lesson played and checked: each scene's whole line as a game, where each step begins and ends in it, and its
// texts with the numbers that the engine gives.
#pragma once

#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "remparts/engine/rules/game.h"
#include "remparts/lesson/lesson.h"

namespace remparts::lesson {

/// The rules do not keep what the lesson says; what() reads "streets.json: steps[3].actions[0]: a street must go on
/// here (C2.2)". Exit status 2.
class LessonError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Where a step lies in the game of its scene: steps of the game carried out …
struct StepSpan {
    std::size_t scene = 0;                      ///< index of Script::scenes()
    std::size_t begin = 0;                      ///< … when it begins
    std::size_t played = 0;                     ///< … after its actions
    std::size_t end = 0;                        ///< … after its task; equal to `played` without one
    std::map<std::string, std::string> values;  ///< by name, as they stand in texts
    std::optional<engine::Rejection> refusal;   ///< of its attempt
    std::vector<engine::Position> row;          ///< of its light, if it names a row
};

class Script {
  public:
    /// Plays the whole lesson. Throws LessonError.
    explicit Script(Lesson lesson);

    [[nodiscard]] const Lesson& lesson() const { return m_lesson; }
    /// The whole line of each scene, the cursor at its end; a step with a record of its own begins the next one.
    [[nodiscard]] const std::vector<engine::Game>& scenes() const { return m_scenes; }
    [[nodiscard]] const std::vector<StepSpan>& spans() const { return m_spans; }
    /// A text of a step with its values filled in.
    [[nodiscard]] std::string text(std::size_t step, const Texts& texts, const std::string& language) const;

    /// What a learner's choice comes to at the task of a step.
    enum class Verdict : std::uint8_t { Right, Wrong };
    struct Judgement {
        Verdict verdict = Verdict::Wrong;
        const Texts* because = nullptr;  ///< the answer to a wrong one; null when the lesson has none
    };
    /// `action` must be legal there; the step must have a task. Right is also what comes to the same as an accepted
    /// choice; the lesson goes on with the first accepted one in every case.
    [[nodiscard]] Judgement judge(std::size_t step, const engine::Action& action) const;

  private:
    Lesson m_lesson;
    std::vector<engine::Game> m_scenes;
    std::vector<StepSpan> m_spans;
};

/// Every number of a rule that the lesson names, beside its steps or inside their texts, must be one that `isRule`
/// knows. Throws LessonError naming the first that is none.
void checkRuleNumbers(const Lesson& lesson, const std::function<bool(const std::string&)>& isRule);

/// About how long a lesson takes in all: reading it aloud in English, watching, a thought where something is asked.
[[nodiscard]] int secondsOf(const Script& script);

}  // namespace remparts::lesson
