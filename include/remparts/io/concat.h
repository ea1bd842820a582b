// Texts and whole numbers put together.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

namespace remparts::io {

template <class Part>
void appendPart(std::string& text, const Part& part) {
    if constexpr (std::is_integral_v<Part>) {
        text += std::to_string(part);
    } else {
        text += std::string_view(part);
    }
}

/// concat("row ", 3, " of ", name): "row 3 of …".
template <class... Parts>
[[nodiscard]] std::string concat(const Parts&... parts) {
    std::string text;
    (appendPart(text, parts), ...);
    return text;
}

}  // namespace remparts::io
