// The numbers of rules in messages about records.
#pragma once

#include <string>
#include <string_view>

#include "concat.h"
#include "remparts/engine/tile_set.h"

namespace remparts::io {

/// What the game that is played calls the rule; empty where it has no such rule.
[[nodiscard]] constexpr std::string_view ruleNumber(engine::GameKind game, std::string_view city,
                                                    std::string_view kids) {
    return game == engine::GameKind::City ? city : kids;
}

/// " (C2.1)" for the end of a message; nothing for an empty number.
[[nodiscard]] inline std::string inBrackets(std::string_view number) {
    return number.empty() ? std::string() : concat(" (", number, ")");
}

}  // namespace remparts::io
