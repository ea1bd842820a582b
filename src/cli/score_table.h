// The points of a game of The City by player and kind.
#pragma once

#include <array>
#include <vector>

#include "result_table.h"

namespace remparts::cli {

class ScoreTable final : public ResultTable {
  public:
    explicit ScoreTable(const engine::GameSetup& setup) : m_setup(setup), m_points(setup.players.size()) {}

    void count(const engine::EventLog& events) override;
    /// A head line and a line for each player.
    void print(std::ostream& out, const engine::Standings& standings) const override;

  private:
    static constexpr std::size_t kinds = std::variant_size_v<engine::ScoreBreakdown>;

    const engine::GameSetup& m_setup;
    std::vector<std::array<int, kinds>> m_points;  ///< by player, then by the breakdown's kind
};

}  // namespace remparts::cli
