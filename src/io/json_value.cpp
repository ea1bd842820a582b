#include "remparts/io/json_value.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "remparts/io/concat.h"
#include "remparts/io/error.h"

namespace remparts::io {
namespace {

using Library = nlohmann::json;

/// "line 3, column 7" of a byte.
std::string describePosition(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n') + 1;  // 0 when there is none
    return concat("line ", line, ", column ", before.size() - lineStart + 1);
}

/// The library's reason without its own prefix and without the text it last read, which may be very long.
std::string reasonOf(const Library::exception& error) {
    constexpr int numberOverflow = 406;
    if (error.id == numberOverflow) return "the number is too large";
    const std::string_view what = error.what();
    const std::size_t dash = what.find(" - ");
    std::string_view reason = dash == std::string_view::npos ? what : what.substr(dash + 3);
    reason = reason.substr(0, reason.find("; last read"));
    return concat("this is not JSON: ", reason);
}

/// Receives the library's parsing events and grows the tree.
class TreeBuilder : public nlohmann::json_sax<Library> {
  public:
    explicit TreeBuilder(std::string_view text) : m_text(text) {}

    [[nodiscard]] const std::string& error() const { return m_error; }
    [[nodiscard]] JsonValue takeTree() { return std::move(m_root); }

    bool null() override { return add({}) != nullptr; }
    bool boolean(bool value) override { return add({value}) != nullptr; }
    bool number_integer(std::int64_t value) override { return add({value}) != nullptr; }
    bool number_unsigned(std::uint64_t value) override {
        if (value <= static_cast<std::uint64_t>(INT64_MAX)) return number_integer(static_cast<std::int64_t>(value));
        return add({static_cast<double>(value)}) != nullptr;
    }
    bool number_float(double value, const std::string&) override { return add({value}) != nullptr; }
    bool string(std::string& value) override { return add({std::move(value)}) != nullptr; }
    bool binary(Library::binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open({JsonObject{}}); }
    bool key(std::string& name) override {
        std::get<JsonObject>(m_open.back()->content).push_back({std::move(name), {}});
        return true;
    }
    bool end_object() override {
        if (!namesDiffer(std::get<JsonObject>(m_open.back()->content))) return false;
        m_open.pop_back();
        return true;
    }
    bool start_array(std::size_t) override { return open({JsonArray{}}); }
    bool end_array() override {
        m_open.pop_back();
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const Library::exception& error) override {
        return refuse(describePosition(m_text, position == 0 ? 0 : position - 1) + ": " + reasonOf(error));
    }

  private:
    bool refuse(std::string reason) {
        m_error = std::move(reason);
        return false;
    }

    /// Where the value now stands in the tree; null when it is refused.
    JsonValue* add(JsonValue value) {
        if (++m_count > maxJsonValues) {
            refuse(concat("holds more than ", maxJsonValues, " values"));
            return nullptr;
        }
        if (m_open.empty()) return &(m_root = std::move(value));
        if (auto* array = std::get_if<JsonArray>(&m_open.back()->content)) {
            return &array->emplace_back(std::move(value));
        }
        JsonMember& member = std::get<JsonObject>(m_open.back()->content).back();
        return &(member.value = std::move(value));
    }

    bool open(JsonValue value) {
        if (m_open.size() == maxJsonDepth) {
            return refuse(concat(path(), ": nested more than ", maxJsonDepth, " levels deep"));
        }
        JsonValue* place = add(std::move(value));
        if (place == nullptr) return false;
        m_open.push_back(place);
        return true;
    }

    bool namesDiffer(const JsonObject& object) {
        std::vector<std::string_view> names;
        names.reserve(object.size());
        for (const JsonMember& member : object) names.emplace_back(member.name);
        std::sort(names.begin(), names.end());
        const auto twice = std::adjacent_find(names.begin(), names.end());
        if (twice == names.end()) return true;
        m_open.pop_back();  // its own last member is no part of the place
        const std::string place = path();
        return refuse(concat(place, place.empty() ? "" : ": ", quoteBriefly(*twice), " is given twice"));
    }

    /// The place in the tree that is being read, "players[1].name".
    [[nodiscard]] std::string path() const {
        std::string path;
        for (const JsonValue* value : m_open) {
            if (const auto* array = std::get_if<JsonArray>(&value->content)) {
                path += concat("[", array->empty() ? 0 : array->size() - 1, "]");
            } else if (const auto& object = std::get<JsonObject>(value->content); !object.empty()) {
                path += concat(path.empty() ? "" : ".", object.back().name.substr(0, 40));
            }
        }
        return path;
    }

    std::string_view m_text;
    JsonValue m_root;
    std::vector<JsonValue*> m_open;  ///< from the root inwards; each is the last value of the one before
    std::size_t m_count = 0;
    std::string m_error;
};

}  // namespace

JsonValue parseJson(std::string_view text, std::string_view file) {
    if (text.empty()) throw FileError(concat(file, ": the file is empty"));
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {  // the library would stop there
        throw FileError(concat(file, ": ", describePosition(text, zero), ": this is not JSON: a zero byte"));
    }
    TreeBuilder builder(text);
    if (!Library::sax_parse(text.begin(), text.end(), &builder)) {
        throw FileError(concat(file, ": ", builder.error()));
    }
    return builder.takeTree();
}

std::string quoteJson(std::string_view text) {
    return Library(text).dump(-1, ' ', false, Library::error_handler_t::replace);
}

std::string quoteBriefly(std::string_view text) {
    constexpr std::size_t longest = 40;
    if (text.size() <= longest) return quoteJson(text);
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;  // not inside a character
    std::string quoted = quoteJson(text.substr(0, end));
    quoted.insert(quoted.size() - 1, "…");
    return quoted;
}

}  // namespace remparts::io
