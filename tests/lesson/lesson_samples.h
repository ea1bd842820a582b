// Small lessons, and what is said about faulty ones.
#pragma once

#include <string>
#include <string_view>

#include "io/samples.h"
#include "remparts/lesson/script.h"

namespace remparts::test {

/// A record of The City: two streets' bends of Anna and Ben, a market with Anna's seller, two large buildings in a
/// row with Ben's steward. Anna is to lay the bend that closes a loop of four tiles under her citizen, from stack 2;
/// one more bend waits in stack 3.
[[nodiscard]] std::string loopRecord();
/// A record of The Kids: Anna is to draw; what lies in pile 1 joins the start tile.
[[nodiscard]] std::string kidsRecord();

/// A lesson of such a record with these steps, "{…}, {…}".
[[nodiscard]] std::string cityLesson(std::string_view steps);
[[nodiscard]] std::string kidsLesson(std::string_view steps);
/// A lesson of The City with every member there is, each on a line of its own: an attempt, a task and a question.
[[nodiscard]] std::string sampleLesson();

[[nodiscard]] lesson::Script scriptOf(std::string_view text);
/// What FileError says of a lesson read under the name "file"; empty when it can be read. Every other exception
/// passes.
[[nodiscard]] std::string lessonFault(std::string_view text);
/// What LessonError says; empty when all is kept.
[[nodiscard]] std::string brokenPromise(std::string_view text);

}  // namespace remparts::test
