// A JSON text as a tree of plain values.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace remparts::io {

struct JsonValue;
struct JsonMember;
using JsonArray = std::vector<JsonValue>;
using JsonObject = std::vector<JsonMember>;

/// Whole numbers of 64 bits are kept exactly; every other number, however large, is a double.
struct JsonValue {
    std::variant<std::monostate, bool, std::int64_t, double, std::string, JsonArray, JsonObject> content;
};

/// Members keep their order; no name occurs twice in an object.
struct JsonMember {
    std::string name;
    JsonValue value;
};

inline constexpr std::size_t maxJsonDepth = 32;
inline constexpr std::size_t maxJsonValues = 2'000'000;

/// Throws FileError with line and column for text that is no JSON, with the path for a member given twice and for
/// more than maxJsonDepth levels or maxJsonValues values. Time and memory grow with the length of the text alone.
[[nodiscard]] JsonValue parseJson(std::string_view text, std::string_view file);

/// A text as JSON, in quotation marks; faulty UTF-8 is replaced.
[[nodiscard]] std::string quoteJson(std::string_view text);
/// The same for messages: one line, cut after some 40 characters.
[[nodiscard]] std::string quoteBriefly(std::string_view text);

}  // namespace remparts::io
