// Whole files in and out, with faults in plain words.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace remparts::io {

/// Throws FileError for what cannot be read or is larger than maxFileSize; such a file is not read.
[[nodiscard]] std::string readTextFile(const std::filesystem::path& file);

/// Replaces the file at once, through a temporary one beside it: afterwards it holds the old content or the new.
/// Throws FileError.
void replaceTextFile(const std::filesystem::path& file, std::string_view content);

}  // namespace remparts::io
