// The numbers of rules in messages about records.
#pragma once

#include <string>
#include <string_view>

#include "concat.h"
#include "remparts/io/words.h"

namespace remparts::io {

/// What the game that is played calls the rule; empty where it has no such rule.
[[nodiscard]] constexpr std::string_view ruleNumber(engine::GameKind game, std::string_view city,
                                                    std::string_view kids) {
    return Words<engine::GameKind, 2>{{city, kids}}.of(game);
}

/// " (C2.1)" for the end of a message; nothing for an empty number.
[[nodiscard]] inline std::string inBrackets(std::string_view number) {
    return number.empty() ? std::string() : concat(" (", number, ")");
}

}  // namespace remparts::io
