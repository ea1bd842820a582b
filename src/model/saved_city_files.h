// Renaming and deleting saved games. Every refusal is a sentence.
#pragma once

#include <QString>
#include <optional>

namespace remparts::model {

/// Why a saved game cannot be called so; nothing when it can, also when that is its name already.
[[nodiscard]] std::optional<QString> faultOfName(const QString& path, const QString& name);
/// Where the file would lie under that name, in the same folder with the same ending.
[[nodiscard]] QString pathWithName(const QString& path, const QString& name);
/// Nothing when it was renamed.
[[nodiscard]] std::optional<QString> renameSavedGame(const QString& path, const QString& name);

/// A file that was deleted and can come back.
struct DeletedFile {
    QString path;    ///< where it was
    QString keptAt;  ///< where it is now
};
/// Moves the file to the system's trash, or to a folder of our own where there is none. On failure the file stays and
/// `fault` says why.
[[nodiscard]] std::optional<DeletedFile> deleteSavedGame(const QString& path, QString& fault);
/// Brings it back; under another name when its own was taken meanwhile. The path, or nothing and `fault`.
[[nodiscard]] std::optional<QString> restoreSavedGame(const DeletedFile& deleted, QString& fault);

}  // namespace remparts::model
