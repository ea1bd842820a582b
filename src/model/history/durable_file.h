// Files whose content outlives a loss of power.
#pragma once

#include <QString>
#include <optional>
#include <string_view>

namespace remparts::model {

/// Replaces the file by way of another one beside it, whose name ends with `newFileSuffix`. When it returns, the disk
/// has the new content under the file's name; on failure the old content stays, nothing is left beside it, and the
/// text is the system's reason. Every step is checked: QSaveFile takes an empty file for the new content when the
/// disk is full.
[[nodiscard]] std::optional<QString> replaceDurably(const QString& path, std::string_view content);

inline constexpr char newFileSuffix[] = ".new";

}  // namespace remparts::model
