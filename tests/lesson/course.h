// The lessons that come with the program.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "remparts/lesson/script.h"

namespace remparts::test {

/// All of assets/lessons, read and played, in the order of their files. Throws what reading and playing throw.
[[nodiscard]] const std::vector<lesson::Script>& course();
/// Those of one game by their places in the course.
[[nodiscard]] std::vector<const lesson::Script*> courseOf(engine::GameKind game);
/// Every text of a lesson, with its place for messages.
void forEachText(const lesson::Lesson& lesson,
                 const std::function<void(const std::string& place, const lesson::Texts& texts)>& visit);
/// The numbers of all rules of a game (assets/rules).
[[nodiscard]] std::set<std::string> ruleNumbers(engine::GameKind game);

}  // namespace remparts::test
