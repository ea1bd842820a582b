// The position as it is seen while a step is shown: what flies is not there yet, what is still to be paid is not
// counted yet.
#pragma once

#include <array>

#include "show_acts.h"

namespace remparts::model {

class ShownPosition {
  public:
    /// From the position `before` a step towards `after` it. Acts that lay or build bring the table of `after`;
    /// without any, it is there from the beginning. Whose turn it is, the tile in hand and the stacks are those of
    /// `after`.
    ShownPosition(const engine::GameState& before, const engine::GameState& after, const std::vector<Act>& acts);

    [[nodiscard]] const engine::GameState& state() const { return m_state; }
    /// An act begins: what leaves its place for it is gone from there. Returns whether something on the table
    /// changed.
    bool begin(const Act& act);
    /// An act has come further: coins arrive.
    void progress(const Act& act);
    /// An act is over: what came is there. Returns whether something on the table changed.
    bool end(const Act& act);

  private:
    void pay(const acts::Paying& paying);
    void showTable();

    engine::GameState m_after;
    engine::GameState m_state;
    std::array<std::int32_t, engine::maxPlayers> m_scoreBeforePaying{};
};

}  // namespace remparts::model
