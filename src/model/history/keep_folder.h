// The folder in which games are kept while they are played: one file for each program that runs, locked as long as it
// runs. May be used in any thread, by one at a time.
#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QStringList>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "history/recorded_lines.h"
#include "session.h"

namespace remparts::model {

/// A game as it was left by a program that runs no more.
struct KeptGame {
    QString path;  ///< of the kept file
    std::shared_ptr<const GameWithLines> game;
    QString file;           ///< where the players saved it; empty when they did not
    bool isUnsaved = true;  ///< that file does not hold all of it
    bool wasEnded = false;  ///< the program was closed in order, or nothing of the game is in this file alone
    QDateTime time;         ///< of the last writing
};

class KeepFolder {
  public:
    KeepFolder(QString folder, TileSource tiles);

    struct Found {
        std::vector<KeptGame> games;  ///< those that were not ended first, the newest of each first
        QStringList putAside;         ///< what could not be read, each in a sentence
    };
    /// All that no running program holds; from now on this one does. What cannot be read gets another name.
    [[nodiscard]] Found find();
    /// From now on the game is kept in the file of one that find() gave; what was kept before is discarded.
    void take(const QString& path);
    /// Replaces the kept file at once and lets the disk have it before it returns; makes the folder and finds a file
    /// when there is none. On failure the old content stays, and the text says why.
    [[nodiscard]] std::optional<QString> write(const io::Record& record);
    /// The file in which the game was kept is of no use any more.
    void discard();

  private:
    [[nodiscard]] QString pathOf(int number) const;
    /// Whether this program holds the file.
    bool hold(int number);
    [[nodiscard]] bool mayUse(int number);
    [[nodiscard]] std::optional<QString> findFile();
    void read(int number, Found& found);
    [[nodiscard]] QString putAside(const QString& path) const;

    QString m_folder;
    TileSource m_tiles;
    std::map<int, std::unique_ptr<QLockFile>> m_held;  ///< by the number in the file's name
    std::vector<int> m_free;                           ///< of those held: files that may be overwritten
    int m_own = 0;                                     ///< where the game is kept; 0: nowhere yet
};

}  // namespace remparts::model
