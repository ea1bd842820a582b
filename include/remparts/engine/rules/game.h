// A game as it is played: the set-up, every step with its events and the position after it, and a cursor.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "remparts/engine/rules/ruleset.h"

namespace remparts::engine {

struct Step {
    PlayerIndex player = 0;
    Action action;
    EventLog events;
};

/// Undo and redo are moves of the cursor; playing on from the middle drops what came after.
/// Positions are stored for every step up to 32 MB in all, then at checkpoints, and replayed between.
class Game {
  public:
    explicit Game(std::shared_ptr<const GameSetup> setup);

    [[nodiscard]] const GameSetup& setup() const { return *m_setup; }
    [[nodiscard]] const std::shared_ptr<const GameSetup>& sharedSetup() const { return m_setup; }
    [[nodiscard]] const Ruleset& rules() const;
    /// The position at the cursor.
    [[nodiscard]] const GameState& state() const { return m_current; }
    /// The position after `stepCount` steps (0: the start).
    [[nodiscard]] GameState stateAt(std::size_t stepCount) const;
    /// Events of the start, before any action.
    [[nodiscard]] const EventLog& startEvents() const { return m_startEvents; }
    /// All steps, also those after the cursor.
    [[nodiscard]] std::span<const Step> steps() const { return m_steps; }
    /// Steps carried out: 0 … steps().size().
    [[nodiscard]] std::size_t cursor() const { return m_cursor; }
    [[nodiscard]] bool canUndo() const { return m_cursor > 0; }
    [[nodiscard]] bool canRedo() const { return m_cursor < m_steps.size(); }

    /// Plays an action at the cursor. Refused: nothing changes.
    std::optional<Rejection> play(const Action& action);
    /// Moves the cursor; `stepCount` ≤ steps().size().
    void goTo(std::size_t stepCount);
    void undo();
    void redo();

  private:
    struct Checkpoint {
        std::size_t stepCount = 0;
        GameState state;
    };

    void store();
    void thinOut();
    [[nodiscard]] const Checkpoint& checkpointBefore(std::size_t stepCount) const;

    std::shared_ptr<const GameSetup> m_setup;
    EventLog m_startEvents;  // before m_current, whose initialiser fills it
    GameState m_current;
    std::vector<Step> m_steps;
    std::size_t m_cursor = 0;
    std::vector<Checkpoint> m_checkpoints;  // ascending; the first is the start
    std::size_t m_storedBytes = 0;
    std::size_t m_spacing = 1;  // steps from one checkpoint to the next
};

}  // namespace remparts::engine
