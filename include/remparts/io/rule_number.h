// Numbers of rules, "C4.2", and where they stand in messages.
#pragma once

#include <string>
#include <string_view>

#include "remparts/engine/tile_set.h"
#include "remparts/io/concat.h"

namespace remparts::io {

/// " (C2.1)" for the end of a message; nothing for an empty number.
[[nodiscard]] inline std::string inBrackets(std::string_view number) {
    return number.empty() ? std::string() : concat(" (", number, ")");
}

/// What the numbers of a game's rules begin with.
[[nodiscard]] constexpr char ruleLetter(engine::GameKind game) {
    return game == engine::GameKind::City ? 'C' : 'K';
}
/// How many characters from the beginning of `text` are the number of a rule of that game, 0 when it begins with
/// none.
[[nodiscard]] inline std::size_t ruleNumberLength(std::string_view text, engine::GameKind game) {
    const auto digitsFrom = [text](std::size_t from) {
        const std::size_t end = text.find_first_not_of("0123456789", from);
        return (end == std::string_view::npos ? text.size() : end) - from;
    };
    if (text.empty() || text.front() != ruleLetter(game)) return 0;
    const std::size_t chapter = digitsFrom(1);
    if (chapter == 0 || text.size() <= 1 + chapter || text[1 + chapter] != '.') return 0;
    const std::size_t rule = digitsFrom(2 + chapter);
    return rule == 0 ? 0 : 2 + chapter + rule;
}

}  // namespace remparts::io
