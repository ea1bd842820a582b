// The game on this table: playing, undo and redo, files. Everything else listens to it.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "remparts/engine/rules/game.h"

namespace remparts::model {

/// Gives the tile set of a game, for records that are opened. May throw an exception in plain words.
using TileSource = std::function<std::shared_ptr<const engine::TileSet>(engine::GameKind)>;

class Session : public QObject {
    Q_OBJECT
  public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    [[nodiscard]] bool hasGame() const { return m_game != nullptr; }
    /// Needs a game.
    [[nodiscard]] const engine::Game& game() const { return *m_game; }
    [[nodiscard]] const engine::GameState& state() const { return m_game->state(); }
    /// Needs a game.
    [[nodiscard]] engine::GameKind gameKind() const { return m_game->setup().tiles->game(); }
    /// File of the game, empty while it was never saved.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// True when something played, also if it was undone, is gone once the game is left: the steps are not those that
    /// were there when it was saved last. Looking back in a saved game is no change.
    [[nodiscard]] bool isModified() const;

    /// Must be set before open().
    void setTileSource(TileSource source) { m_tileSource = std::move(source); }

    void start(std::shared_ptr<const engine::GameSetup> setup);
    /// Reads a record. On a fault the running game stays as it is and the text says what is wrong and where.
    [[nodiscard]] std::optional<QString> open(const QString& path);
    /// Writes through a temporary file, so that a full disk loses nothing. A text on failure.
    [[nodiscard]] std::optional<QString> save(const QString& path);

    /// The game's file got another name.
    void fileMoved(const QString& path);

    /// Plays at the cursor. Refused: nothing changes, no signal.
    std::optional<engine::Rejection> play(const engine::Action& action);
    void undo();
    void redo();
    /// Moves to the position after `stepCount` steps, to the last one when there are fewer.
    void goTo(std::size_t stepCount);

  signals:
    /// Another game lies on the table.
    void gameReplaced();
    /// One step was played at the cursor: its events are game().steps()[cursor − 1].events.
    void stepPlayed();
    /// The cursor moved by undo, redo or a jump: show the position as it is.
    void cursorMoved();
    /// After each of the above.
    void changed();
    void modifiedChanged(bool modified);

  private:
    void replaceGame(std::unique_ptr<engine::Game> game, const QString& path);
    void rememberSaved();
    void announceModified();

    std::unique_ptr<engine::Game> m_game;
    QString m_path;
    TileSource m_tileSource;
    std::vector<engine::Action> m_saved;  ///< the actions there were at the last saving
    bool m_wasModified = false;           ///< as last announced
};

}  // namespace remparts::model
