// The statistics of a game as a file.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

namespace remparts::app {

/// Writes through a temporary file, so that a failure leaves what was there. A sentence when it failed.
[[nodiscard]] std::optional<QString> writeTable(const QByteArray& table, const QString& path);

}  // namespace remparts::app
