// The points of a game by player and kind, as a table for people.
#pragma once

#include <array>
#include <iosfwd>
#include <vector>

#include "remparts/engine/event.h"

namespace remparts::cli {

class ScoreTable {
  public:
    explicit ScoreTable(const engine::GameSetup& setup) : m_setup(setup), m_points(setup.players.size()) {}

    /// Adds the points among the events.
    void count(const engine::EventLog& events);
    /// A head line, a line for each player, and who has won or leads.
    void print(std::ostream& out, const std::vector<engine::PlayerIndex>& winners, bool over) const;

  private:
    static constexpr std::size_t kinds = std::variant_size_v<engine::ScoreBreakdown>;

    [[nodiscard]] std::string verdict(const std::vector<engine::PlayerIndex>& winners, bool over) const;

    const engine::GameSetup& m_setup;
    std::vector<std::array<int, kinds>> m_points;  ///< by player, then by the breakdown's kind
};

}  // namespace remparts::cli
