// The figures of a game of The Kids by closed road and player.
#pragma once

#include <vector>

#include "result_table.h"

namespace remparts::cli {

class RoadTable final : public ResultTable {
  public:
    explicit RoadTable(const engine::GameSetup& setup) : m_setup(setup) {}

    void count(const engine::EventLog& events) override;
    /// A head line, a line for each closed road on which somebody placed figures, and what is left.
    void print(std::ostream& out, const engine::Standings& standings) const override;

  private:
    struct Road {
        int turn = 0;  ///< from 1; a tile may close several roads
        std::size_t tiles = 0;
        std::vector<int> placed;  ///< by player
    };

    void add(const engine::Event& event);
    void printRow(std::ostream& out, const std::string& head, const std::vector<int>& numbers,
                  const std::string& zero) const;
    [[nodiscard]] std::string verdict(const engine::Standings& standings) const;

    const engine::GameSetup& m_setup;
    int m_turns = 0;
    std::vector<Road> m_roads;
    engine::EndReason m_end = engine::EndReason::TilesExhausted;
};

}  // namespace remparts::cli
