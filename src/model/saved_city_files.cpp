#include "saved_city_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include "saved_city.h"

namespace remparts::model {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SavedCityFiles)
};

constexpr qsizetype longestName = 200;  // bytes; folders take 255 with the ending

// Also what other systems do not allow, so that a file can be carried from one to the other.
const QString forbidden = QStringLiteral("/\\:*?\"<>|");

QString freePath(const QString& path) {
    QString free = path;
    for (int k = 2; QFileInfo::exists(free); ++k)
        free = pathWithName(path, QStringLiteral("%1-%2").arg(savedGameName(path)).arg(k));
    return free;
}

std::optional<QString> moveToOwnFolder(const QString& path, QString& fault) {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/deleted"));
    if (!folder.mkpath(QStringLiteral("."))) {
        fault = Words::tr("there is no place to keep the file for an undo");
        return std::nullopt;
    }
    const QString target = freePath(folder.filePath(QFileInfo(path).fileName()));
    QFile file(path);
    if (file.rename(target)) return target;
    fault = file.errorString();
    return std::nullopt;
}

// The note that the trash of a free desktop keeps beside what was thrown away.
void forgetInTrash(const QString& keptAt) {
    const QFileInfo kept(keptAt);
    if (kept.dir().dirName() != QStringLiteral("files")) return;
    QFile::remove(kept.dir().filePath(QStringLiteral("../info/%1.trashinfo").arg(kept.fileName())));
}

}  // namespace

QString pathWithName(const QString& path, const QString& name) {
    const QString ending = path.endsWith(savedGameSuffix()) ? savedGameSuffix() : QString();
    return QFileInfo(path).dir().filePath(name.trimmed() + ending);
}

std::optional<QString> faultOfName(const QString& path, const QString& name) {
    const QString wanted = name.trimmed();
    if (wanted.isEmpty()) return Words::tr("A city needs a name.");
    for (const QChar letter : wanted) {
        if (forbidden.contains(letter)) return Words::tr("A name cannot contain %1").arg(letter);
        if (!letter.isPrint()) return Words::tr("A name stands on one line.");
    }
    if (wanted.startsWith(QLatin1Char('.'))) return Words::tr("A name cannot begin with a full stop.");
    if (wanted.toUtf8().size() > longestName) return Words::tr("This name is too long.");
    const QFileInfo target(pathWithName(path, wanted));
    if (target.exists() && target.canonicalFilePath() != QFileInfo(path).canonicalFilePath())
        return Words::tr("There is a city called %1 in this folder already.").arg(wanted);
    return std::nullopt;
}

std::optional<QString> renameSavedGame(const QString& path, const QString& name) {
    if (auto fault = faultOfName(path, name)) return fault;
    const QString target = pathWithName(path, name);
    if (target == path) return std::nullopt;
    QFile file(path);
    if (file.rename(target)) return std::nullopt;
    return Words::tr("The file could not be renamed: %1").arg(file.errorString());
}

std::optional<DeletedFile> deleteSavedGame(const QString& path, QString& fault) {
    if (!QFileInfo::exists(path)) {
        fault = Words::tr("The file is not there any more.");
        return std::nullopt;
    }
    // Qt makes the trash in this folder, but not the folder.
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    QString keptAt;
    if (QFile::moveToTrash(path, &keptAt) && !keptAt.isEmpty()) return DeletedFile{path, keptAt};
    if (const auto own = moveToOwnFolder(path, fault)) return DeletedFile{path, *own};
    fault = Words::tr("The file could not be deleted: %1").arg(fault);
    return std::nullopt;
}

std::optional<QString> restoreSavedGame(const DeletedFile& deleted, QString& fault) {
    const QString target = freePath(deleted.path);
    QFile file(deleted.keptAt);
    if (!file.rename(target)) {
        fault = Words::tr("The file could not be brought back: %1").arg(file.errorString());
        return std::nullopt;
    }
    forgetInTrash(deleted.keptAt);
    return target;
}

}  // namespace remparts::model
