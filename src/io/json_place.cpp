#include "remparts/io/json_place.h"

#include <algorithm>
#include <limits>

#include "remparts/io/error.h"

namespace remparts::io {
namespace {

std::string_view describeType(const JsonValue& value) {
    constexpr std::array<std::string_view, 7> types{"nothing (null)", "true or false", "a whole number", "a number",
                                                    "a text",         "a list",        "an object"};
    return types[value.content.index()];
}

std::size_t countCharacters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

bool isControl(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

}  // namespace

void JsonPlace::throwFault(const std::string& fault) const {
    throw FileError(concat(*m_file, ": ", m_path, m_path.empty() ? "" : ": ", fault));
}

template <class Content>
const Content& JsonPlace::as(std::string_view wanted) const {
    if (const auto* content = std::get_if<Content>(&m_value->content)) return *content;
    fail("must be ", wanted, ", not ", describeType(*m_value));
}

JsonPlace JsonPlace::member(std::string_view name) const {
    if (auto found = find(name)) return *std::move(found);
    fail("lacks \"", name, "\"");
}

std::optional<JsonPlace> JsonPlace::find(std::string_view name) const {
    const auto& object = as<JsonObject>("an object");
    const auto found = std::find_if(object.begin(), object.end(), [&](const auto& m) { return m.name == name; });
    if (found == object.end()) return std::nullopt;
    return JsonPlace(found->value, *m_file, concat(m_path, m_path.empty() ? "" : ".", name));
}

void JsonPlace::checkObject() const {
    (void)as<JsonObject>("an object");
}

void JsonPlace::checkMembers(std::span<const std::string_view> names) const {
    for (const JsonMember& member : as<JsonObject>("an object")) {
        if (std::find(names.begin(), names.end(), member.name) == names.end())
            fail("knows no member ", quoteBriefly(member.name));
    }
}

std::vector<std::string> JsonPlace::memberNames() const {
    std::vector<std::string> names;
    for (const JsonMember& member : as<JsonObject>("an object")) names.push_back(member.name);
    return names;
}

bool JsonPlace::isList() const {
    return std::holds_alternative<JsonArray>(m_value->content);
}

bool JsonPlace::isText() const {
    return std::holds_alternative<std::string>(m_value->content);
}

std::size_t JsonPlace::size() const {
    return as<JsonArray>("a list").size();
}

JsonPlace JsonPlace::operator[](std::size_t index) const {
    return {as<JsonArray>("a list")[index], *m_file, concat(m_path, "[", index, "]")};
}

bool JsonPlace::truth() const {
    return as<bool>("true or false");
}

const std::string& JsonPlace::text() const {
    return as<std::string>("a text");
}

const std::string& JsonPlace::label(std::size_t longest) const {
    const std::string& label = text();
    if (label.find_first_not_of(' ') == std::string::npos) fail("must not be empty");
    if (std::any_of(label.begin(), label.end(), isControl)) fail("must be a single line of plain text");
    if (countCharacters(label) > longest) {
        fail(quoteBriefly(label), " is longer than ", longest, " characters");
    }
    return label;
}

std::int64_t JsonPlace::integer() const {
    using Limits = std::numeric_limits<std::int64_t>;
    if (const auto* real = std::get_if<double>(&m_value->content)) {
        constexpr double beyond = 9.2e18;
        if (*real > beyond) return Limits::max();
        if (*real < -beyond) return Limits::min();
    }
    return as<std::int64_t>("a whole number");
}

int JsonPlace::integer(int least, int most) const {
    const std::int64_t number = integer();
    if (number < least || number > most) {
        fail("must be a whole number from ", least, " to ", most);
    }
    return static_cast<int>(number);
}

}  // namespace remparts::io
