// Rule numbers in messages about records.
#pragma once

#include <string>
#include <string_view>

#include "concat.h"

namespace remparts::io {

/// " (C2.1)" for the end of a message; nothing for an empty number.
[[nodiscard]] inline std::string inBrackets(std::string_view number) {
    return number.empty() ? std::string() : concat(" (", number, ")");
}

}  // namespace remparts::io
