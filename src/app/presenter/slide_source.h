// What is shown to the room one slide after another: a lesson, or a game.
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "presenter/slide.h"
#include "remparts/engine/game_state.h"

namespace remparts::app {

class SlideSource : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    [[nodiscard]] virtual panel::Slide slide() const = 0;
    virtual void next() = 0;
    virtual void back() = 0;
    virtual void first() = 0;
    virtual void last() = 0;
    /// The room's answer to a question, from 0; nothing without one.
    virtual void choose(int choice) = 0;

    /// All that one can go to, and which of it is shown.
    [[nodiscard]] virtual std::vector<panel::JumpRow> jumps() const = 0;
    [[nodiscard]] virtual int jumpRow() const = 0;
    virtual void jumpTo(int row) = 0;

    /// Makes the slide that is shown now again on the same table, when something else was shown there meanwhile.
    using Reopening = std::function<std::unique_ptr<SlideSource>()>;
    [[nodiscard]] virtual Reopening reopening() const = 0;

  signals:
    void changed();
};

/// The tile that is to be laid now; nothing in other phases.
[[nodiscard]] std::optional<panel::TileInHand> tileInHand(const engine::GameState& state);

/// How a step begins, for the jump list: as many whole words as fit into a line of it.
[[nodiscard]] QString firstWords(const QString& text);

}  // namespace remparts::app
