// A game told in lines that people can check.
#pragma once

#include <string>
#include <vector>

#include "remparts/engine/rules/ruleset.h"

namespace remparts::test {

struct Story {
    std::vector<std::size_t> legalCounts;
    std::vector<std::string> happenings;
    std::vector<std::string> finalScorings;  ///< sorted: the scorings after which nothing else happens
    std::vector<std::string> result;
};

/// "Red scores a street of 4 tiles for 8" and the like for the events that a story tells, empty for all others.
[[nodiscard]] std::string sentence(const engine::GameSetup& setup, const engine::Event& event);

/// "Red 3, Blue 5" (The Kids: "Red 3, Blue 5 left") and "Won by Blue", or "Not over".
[[nodiscard]] std::vector<std::string> resultLines(const engine::GameSetup& setup,
                                                   const engine::Standings& standings);

/// Splits off the scorings at the end. Takes the lines in the order of the events.
void tell(Story& story, std::vector<std::string> sentences);

/// Reads what print() writes. Throws std::runtime_error naming the line.
[[nodiscard]] Story parseStory(const std::string& text);
[[nodiscard]] std::string print(const Story& story);

}  // namespace remparts::test
