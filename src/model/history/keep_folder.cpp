#include "history/keep_folder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <chrono>
#include <exception>
#include <thread>
#include <utility>

#include "history/durable_file.h"

namespace remparts::model {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Autosave)
};

constexpr int mostFiles = 1000;
const QString prefix = QStringLiteral("table-");
const QString suffix = QStringLiteral(".remparts.json");
const QString lockSuffix = QStringLiteral(".lock");

// A lock is held by the system as long as its program lives. What is older than this and is not held was left behind,
// whatever program has its number now.
constexpr std::chrono::seconds lockStaleAfter{5};

// A lock gets its content right after it was made.
constexpr std::chrono::milliseconds lockIsMadeIn{100};

/// A program that was killed while it made a lock leaves an empty one, which would count as held until it is stale.
bool removeEmptyLock(const QString& path) {
    const auto isEmpty = [&path] { return QFileInfo(path).size() == 0; };
    if (!isEmpty()) return false;
    std::this_thread::sleep_for(lockIsMadeIn);
    return isEmpty() && QFile::remove(path);
}

/// 0 for other files.
int numberOf(const QString& name) {
    if (!name.startsWith(prefix) || !name.endsWith(suffix)) return 0;
    return name.mid(prefix.size(), name.size() - prefix.size() - suffix.size()).toInt();
}

KeptGame readKept(const QString& path, const TileSource& tiles) {
    const QFileInfo file(path);
    const io::Record record = io::readRecord(file.filesystemFilePath(), tiles);
    KeptGame kept{
        path, std::make_shared<const GameWithLines>(playLines(record)), {}, true, false, file.lastModified()};
    const io::Keeping keeping = record.kept.value_or(io::Keeping{{}, true, false});
    kept.file = QString::fromStdString(keeping.file);
    kept.isUnsaved = keeping.unsaved;
    const bool isUntouched = kept.file.isEmpty() && record.actions.empty() && record.variations.empty();
    const bool isSaved = !kept.file.isEmpty() && !kept.isUnsaved;
    kept.wasEnded = keeping.ended || isUntouched || isSaved;  // nothing would be missed
    return kept;
}

}  // namespace

KeepFolder::KeepFolder(QString folder, TileSource tiles) : m_folder(std::move(folder)), m_tiles(std::move(tiles)) {}

KeepFolder::Found KeepFolder::find() {
    Found found;
    for (const QString& name : QDir(m_folder).entryList({prefix + QLatin1Char('*') + suffix}, QDir::Files)) {
        const int number = numberOf(name);
        if (number > 0 && number != m_own && hold(number)) read(number, found);
    }
    std::stable_sort(found.games.begin(), found.games.end(), [](const KeptGame& a, const KeptGame& b) {
        return a.wasEnded != b.wasEnded ? b.wasEnded : a.time > b.time;
    });
    return found;
}

void KeepFolder::read(int number, Found& found) {
    const QString path = pathOf(number);
    QFile::remove(path + QLatin1String(newFileSuffix));  // of a program that was killed while writing
    try {
        found.games.push_back(readKept(path, m_tiles));
        if (found.games.back().wasEnded) m_free.push_back(number);
    } catch (const std::exception& fault) {
        found.putAside << Words::tr("A game kept by itself cannot be read and was put aside as %1: %2")
                              .arg(putAside(path), QString::fromUtf8(fault.what()));
        m_free.push_back(number);
    }
}

QString KeepFolder::putAside(const QString& path) const {
    for (int k = 1;; ++k) {
        const QString target = QDir(m_folder).filePath(QStringLiteral("broken-%1%2").arg(k).arg(suffix));
        if (QFile::rename(path, target)) return target;
        if (!QFileInfo::exists(target)) return path;
    }
}

void KeepFolder::take(const QString& path) {
    const int number = numberOf(QFileInfo(path).fileName());
    if (number == m_own || !m_held.count(number)) return;
    discard();
    m_own = number;
    std::erase(m_free, number);
}

void KeepFolder::discard() {
    if (m_own == 0) return;
    QFile::remove(pathOf(m_own));
    m_free.push_back(m_own);
    m_own = 0;
}

std::optional<QString> KeepFolder::write(const io::Record& record) {
    if (const auto fault = findFile()) return fault;
    const auto reason = replaceDurably(pathOf(m_own), io::writeRecord(record));
    if (!reason) return std::nullopt;
    return Words::tr("%1 cannot be written (%2)").arg(pathOf(m_own), *reason);
}

std::optional<QString> KeepFolder::findFile() {
    if (!QDir().mkpath(m_folder)) return Words::tr("the folder %1 cannot be made").arg(m_folder);
    if (m_own != 0 && hold(m_own)) return std::nullopt;
    m_own = 0;
    for (int number = 1; number <= mostFiles && m_own == 0; ++number)
        if (mayUse(number)) m_own = number;
    if (m_own == 0) return Words::tr("the folder %1 cannot be written").arg(m_folder);
    std::erase(m_free, m_own);
    return std::nullopt;
}

bool KeepFolder::mayUse(int number) {
    if (std::find(m_free.begin(), m_free.end(), number) != m_free.end()) return hold(number);
    return !m_held.count(number) && !QFileInfo::exists(pathOf(number)) && hold(number);
}

bool KeepFolder::hold(int number) {
    const QString path = pathOf(number) + lockSuffix;
    auto& lock = m_held[number];
    if (lock && QFileInfo::exists(path)) return true;
    lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(lockStaleAfter);
    if (lock->tryLock()) return true;
    if (removeEmptyLock(path) && lock->tryLock()) return true;
    m_held.erase(number);
    return false;
}

QString KeepFolder::pathOf(int number) const {
    return QDir(m_folder).filePath(prefix + QString::number(number) + suffix);
}

}  // namespace remparts::model
