// Reading lessons (docs/lesson-format.md).
#pragma once

#include <filesystem>
#include <string_view>

#include "remparts/lesson/lesson.h"

namespace remparts::lesson {

/// Throws io::FileError naming the place in the file. A record named by its file is looked for beside the lesson.
[[nodiscard]] Lesson readLesson(const std::filesystem::path& file, const io::TileSetSource& tiles);
/// `name` stands for the file in messages; a record in a file of its own is refused.
[[nodiscard]] Lesson parseLesson(std::string_view json, std::string_view name, const io::TileSetSource& tiles);

}  // namespace remparts::lesson
