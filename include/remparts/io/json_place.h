// A value in a file together with its place, so that every fault can say where it is.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "remparts/io/concat.h"
#include "remparts/io/json_value.h"
#include "remparts/io/words.h"

namespace remparts::io {

/// Refers to the tree and to the file's name, which must outlive it.
class JsonPlace {
  public:
    JsonPlace(const JsonValue& root, const std::string& file) : m_value(&root), m_file(&file) {}

    /// Throws FileError that names the file and this place; the parts are put together as in concat().
    template <class... Parts>
    [[noreturn]] void fail(const Parts&... parts) const {
        throwFault(concat(parts...));
    }

    /// The value must be an object that has the member.
    [[nodiscard]] JsonPlace member(std::string_view name) const;
    /// The value must be an object, which may lack the member.
    [[nodiscard]] std::optional<JsonPlace> find(std::string_view name) const;
    /// The value must be an object, whatever is in it.
    void checkObject() const;
    /// The value must be an object with no other members than these.
    void checkMembers(std::span<const std::string_view> names) const;
    /// The names of the members of an object, in their order.
    [[nodiscard]] std::vector<std::string> memberNames() const;
    /// Whether the value is a list, a text.
    [[nodiscard]] bool isList() const;
    [[nodiscard]] bool isText() const;
    /// The value must be a list.
    [[nodiscard]] std::size_t size() const;
    /// `index` < size().
    [[nodiscard]] JsonPlace operator[](std::size_t index) const;

    [[nodiscard]] bool truth() const;
    /// The value must be a text.
    [[nodiscard]] const std::string& text() const;
    /// The value must be a text of 1 to `longest` characters on one line, not blank.
    [[nodiscard]] const std::string& label(std::size_t longest) const;
    /// The value must be a whole number; one beyond 64 bits comes back as the nearest that is not.
    [[nodiscard]] std::int64_t integer() const;
    /// A whole number in a range.
    [[nodiscard]] int integer(int least, int most) const;
    /// The value must be one of the words.
    template <class Enum, std::size_t count>
    [[nodiscard]] Enum word(const Words<Enum, count>& words) const {
        if (const auto found = words.find(text())) return *found;
        fail("must be ", words.listed(), ", not ", quoteBriefly(text()));
    }

  private:
    JsonPlace(const JsonValue& value, const std::string& file, std::string path)
        : m_value(&value), m_file(&file), m_path(std::move(path)) {}
    [[noreturn]] void throwFault(const std::string& fault) const;
    template <class Content>
    [[nodiscard]] const Content& as(std::string_view wanted) const;

    const JsonValue* m_value;
    const std::string* m_file;
    std::string m_path;
};

}  // namespace remparts::io
