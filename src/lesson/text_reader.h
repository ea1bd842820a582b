// Texts of a lesson: one line for each language, without numbers of their own.
#pragma once

#include "remparts/io/json_place.h"
#include "remparts/lesson/lesson.h"

namespace remparts::lesson {

/// Longest texts, in characters.
inline constexpr std::size_t longestTitle = 60;
inline constexpr std::size_t longestSummary = 140;
inline constexpr std::size_t longestCaption = 320;
inline constexpr std::size_t longestChoice = 120;
inline constexpr std::size_t longestText = 240;

/// Reads texts in which the given values may stand. All functions throw io::FileError.
class TextReader {
  public:
    TextReader(engine::GameKind game, const std::vector<Value>& values) : m_game(game), m_values(values) {}

    [[nodiscard]] Texts read(const io::JsonPlace& place, std::size_t longest) const;
    /// The same for a member that may be missing.
    [[nodiscard]] Texts find(const io::JsonPlace& place, std::string_view member, std::size_t longest) const;

  private:
    void check(const io::JsonPlace& place, std::string_view text) const;
    /// The length of "{name}" at the beginning of `text`.
    [[nodiscard]] std::size_t placeholderLength(const io::JsonPlace& place, std::string_view text) const;

    engine::GameKind m_game;
    const std::vector<Value>& m_values;
};

/// Puts values in place of "{name}". The text must be checked and the values complete.
[[nodiscard]] std::string filled(std::string_view text, const std::map<std::string, std::string>& values);

}  // namespace remparts::lesson
