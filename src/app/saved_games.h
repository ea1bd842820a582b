// Games on this computer: which were played last, and where the next one is saved.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "start_page.h"

class QSettings;

namespace remparts::model {
class Session;
}

namespace remparts::app {

/// The running game for the start page; nothing without one.
[[nodiscard]] std::optional<panel::ContinueOffer> continueOffer(const model::Session& session);

/// The games opened or saved last that still exist, newest first.
[[nodiscard]] std::vector<panel::RecentGame> recentGames(const QSettings& settings);
/// Puts the session's file at the front of them. The session must have a path.
void rememberRecent(QSettings& settings, const model::Session& session);

/// Their paths, also of files that are gone.
[[nodiscard]] QStringList recentPaths(const QSettings& settings);
/// A file got another name.
void renameRecent(QSettings& settings, const QString& from, const QString& to);

/// Where file dialogs begin.
[[nodiscard]] QString lastFolder(const QSettings& settings);
/// The present path, or a free name in the last folder made of the players' names.
[[nodiscard]] QString suggestedPath(const QSettings& settings, const model::Session& session);

}  // namespace remparts::app
