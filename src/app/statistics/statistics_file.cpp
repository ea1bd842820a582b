#include "statistics/statistics_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>

namespace remparts::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

}  // namespace

std::optional<QString> writeTable(const QByteArray& table, const QString& path) {
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(table) == table.size() && file.commit()) return std::nullopt;
    const QString reason = file.errorString();
    file.cancelWriting();
    return Words::tr("%1: the table could not be written: %2").arg(QDir::toNativeSeparators(path), reason);
}

}  // namespace remparts::app
