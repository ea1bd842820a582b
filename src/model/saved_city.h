// A saved game as a gallery shows it: read from its file once, without putting it on the table.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <vector>

#include "remparts/engine/setup.h"
#include "session.h"

namespace remparts::model {

struct SavedCity {
    struct Player {
        QString name;
        engine::PlayerColor color = engine::PlayerColor::Red;
        int points = 0;  ///< in The Kids figures left
        bool winner = false;
    };
    QString path;  ///< absolute
    QString name;  ///< of the file, without its ending
    QDateTime saved;
    engine::GameKind game = engine::GameKind::City;
    std::vector<Player> players;
    int tiles = 0;    ///< laid
    QString outcome;  ///< "Anna wins with 90 points", "Tile 41 of 75"
    QString fault;    ///< why it cannot be opened, in words; empty when it can
    QByteArray key;   ///< the same for files of the same content, fit for file names

    [[nodiscard]] bool isBroken() const { return !fault.isEmpty(); }
    /// "Anna 90, Ben 81"; in The Kids "Anna 2 left".
    [[nodiscard]] QString standing() const;
};

/// The ending of all saved games.
[[nodiscard]] QString savedGameSuffix();
/// "club" of "/games/club.remparts.json"
[[nodiscard]] QString savedGameName(const QString& path);

/// Never throws: what is wrong is told in `fault`. May be called in any thread if `tiles` may.
[[nodiscard]] SavedCity readSavedCity(const QString& path, const TileSource& tiles);

}  // namespace remparts::model
