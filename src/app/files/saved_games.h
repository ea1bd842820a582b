// Games on this computer: which were played last, and where the next one is saved.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "start_page.h"

class QSettings;

namespace remparts::engine {
class Game;
}

namespace remparts::model {
class Session;
}

namespace remparts::app {

/// A game to go on with, for the start page. Without a picture the city is painted from above.
[[nodiscard]] panel::ContinueOffer continueOffer(const engine::Game& game);
[[nodiscard]] panel::ContinueOffer continueOffer(const engine::Game& game, const QImage& picture);

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
