// The game on this table: playing, undo and redo, files. Everything else listens to it.
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "remparts/engine/rules/game.h"

namespace remparts::model {

class Session : public QObject {
    Q_OBJECT
  public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    [[nodiscard]] bool hasGame() const { return m_game != nullptr; }
    /// Needs a game.
    [[nodiscard]] const engine::Game& game() const { return *m_game; }
    [[nodiscard]] const engine::GameState& state() const { return m_game->state(); }
    /// File of the game, empty while it was never saved.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// True when the game differs from its file; a game without an action is never modified.
    [[nodiscard]] bool isModified() const;

    void start(std::shared_ptr<const engine::GameSetup> setup);
    /// Reads a record. On a fault the running game stays as it is and the text says what is wrong and where.
    [[nodiscard]] std::optional<QString> open(const QString& path);
    /// Writes through a temporary file, so that a full disk loses nothing. A text on failure.
    [[nodiscard]] std::optional<QString> save(const QString& path);

    /// Plays at the cursor. Refused: nothing changes, no signal.
    std::optional<engine::Rejection> play(const engine::Action& action);
    void undo();
    void redo();
    /// Moves to the position after `stepCount` steps.
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
    std::unique_ptr<engine::Game> m_game;
    QString m_path;
};

}  // namespace remparts::model
