// The game on this table: playing, undo and redo, files. Everything else listens to it.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>

#include "history/line_tree.h"
#include "remparts/engine/rules/game.h"

namespace remparts::model {

/// Gives the tile set of a game, for records that are opened. May throw an exception in plain words.
using TileSource = std::function<std::shared_ptr<const engine::TileSet>(engine::GameKind)>;

struct GameWithLines;

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
    /// Every line that was played in this game; the one on the table is that of game().
    [[nodiscard]] const LineTree& lines() const { return m_lines; }
    /// File of the game, empty while it was never saved.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// True when something played, also if it was undone or left, is gone once the game is left: the lines are not
    /// those that were there when it was saved last. Looking about in a saved game is no change.
    [[nodiscard]] bool isModified() const;

    /// Must be set before open().
    void setTileSource(TileSource source) { m_tileSource = std::move(source); }

    void start(std::shared_ptr<const engine::GameSetup> setup);
    /// Reads a record. On a fault the running game stays as it is and the text says what is wrong and where.
    [[nodiscard]] std::optional<QString> open(const QString& path);
    /// What open() would say; nothing for a file that can be opened.
    [[nodiscard]] std::optional<QString> faultOf(const QString& path) const;
    /// Writes through a temporary file, so that a full disk loses nothing. A text on failure.
    [[nodiscard]] std::optional<QString> save(const QString& path);

    /// The game's file got another name.
    void fileMoved(const QString& path);
    /// Lays a game on the table as it was left. `path` may be empty.
    void resume(const GameWithLines& left, const QString& path, bool modified);

    /// In strict mode undo stops at the last tile that was drawn, and nothing is played before it; looking back stays
    /// free. Off at first.
    [[nodiscard]] bool isStrict() const { return m_strict; }
    void setStrict(bool strict);
    /// Whether anything may be played at the cursor: not before a drawn tile in strict mode.
    [[nodiscard]] bool mayPlayHere() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;

    /// Plays at the cursor. What was played there before stays as a line of its own; what was played there in the
    /// same way is taken up again with all that followed. Refused: nothing changes, no signal.
    std::optional<engine::Rejection> play(const engine::Action& action);
    void undo();
    void redo();
    /// As redo(), but shown as if it were played now.
    void replayStep();
    /// Moves to the position after `stepCount` steps, to the last one when there are fewer.
    void goTo(std::size_t stepCount);
    /// Moves to a position on any line, which comes to lie on the table.
    void goToNode(LineTree::Node node);
    /// Takes a line away that is not on the table, from this node on.
    void forget(LineTree::Node node);

    /// Announces a change of what is told, not of the game: the language is another one.
    void tellAgain() { emit changed(); }

  signals:
    /// Another game lies on the table.
    void gameReplaced();
    /// One step was played at the cursor, anew or again: its events are game().steps()[cursor − 1].events.
    void stepPlayed();
    /// The cursor moved by undo, redo or a jump: show the position as it is.
    void cursorMoved();
    /// After each of the above, and when the file or the mode is another one.
    void changed();
    void modifiedChanged(bool modified);

  private:
    /// The game of a file; nothing with a fault in words.
    [[nodiscard]] std::optional<GameWithLines> read(const QString& path, QString& fault) const;
    void replaceGame(GameWithLines game, const QString& path, bool modified);
    void announceModified();

    std::unique_ptr<engine::Game> m_game;
    QString m_path;
    LineTree m_lines;
    TileSource m_tileSource;
    std::optional<std::size_t> m_saved;  ///< changes of the lines at the last saving; nothing: they are in no file
    bool m_wasModified = false;          ///< as last announced
    bool m_strict = false;
};

}  // namespace remparts::model
