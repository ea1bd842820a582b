// A small language for situations of The Kids: lay tiles by their pictures and see who places figures.
//
//     KidsTable table;
//     table.lay(spur("RRB"), {0, 1}, 180);
//     CHECK(table.placings() == lines{"P0 places 2", "P1 places 1"});
//
// The start tile lies at (0, 0). Each lay() draws that tile from the first pile and lays it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "remparts/engine/rules/game.h"
#include "support/kids_designs.h"
#include "support/table.h"

namespace remparts::test {

/// Players P0, P1 … of these colours, with piles of tiles made from pictures.
[[nodiscard]] std::shared_ptr<const engine::GameSetup> kidsSetup(const std::vector<engine::PlayerColor>& colors,
                                                                 const std::vector<std::vector<KidsPicture>>& piles);

struct KidsTableSetup {
    std::vector<engine::PlayerColor> colors{engine::PlayerColor::Red, engine::PlayerColor::Blue};
    KidsPicture start = spur();
};

/// Every call throws std::logic_error, saying why, when the engine refuses what it is asked to do.
class KidsTable {
  public:
    explicit KidsTable(KidsTableSetup setup = {});

    KidsTable& lay(const KidsPicture& picture, engine::Position at, int degrees = 0);
    /// Lays the last tile there is.
    KidsTable& layLast(const KidsPicture& picture, engine::Position at, int degrees = 0);

    [[nodiscard]] const engine::Game& game() const { return *m_game; }
    [[nodiscard]] const engine::GameState& state() const { return m_game->state(); }
    [[nodiscard]] int chooser() const { return state().decision.player; }
    [[nodiscard]] int figuresLeft(std::size_t player) const { return state().supplies[player].followers; }
    [[nodiscard]] engine::Standings standings() const { return m_game->rules().standings(state()); }
    /// Why an action is refused. Throws when it is not.
    [[nodiscard]] engine::Rejection refusal(const engine::Action& action) const;

    /// Since the last call: "P0 places 2", once for a player and road.
    lines placings();
    /// The sizes, in tiles, of the roads closed since the last call.
    std::vector<std::size_t> closedRoads();
    /// All events of the game so far.
    [[nodiscard]] engine::EventLog events() const;
    /// Why the game ended. Throws when it has not.
    [[nodiscard]] engine::EndReason endReason() const;

  private:
    KidsTable& put(const KidsPicture& picture, engine::Position at, int degrees, bool moreToCome);
    void dealAgain(bool moreToCome);

    KidsTableSetup m_setup;
    std::vector<KidsPicture> m_drawn;
    std::vector<engine::Action> m_actions;
    std::unique_ptr<engine::Game> m_game;
    std::size_t m_placingsSeen = 0;
    std::size_t m_roadsSeen = 0;
};

/// Eight tiles round the free cell (1, 1), so that the next tile there meets four. The one north of it carries the
/// children `north` on its road into the cell, and so on; all other roads are bare.
[[nodiscard]] KidsTable aroundHole(const std::string& north, const std::string& east, const std::string& south,
                                   const std::string& west,
                                   const std::vector<engine::PlayerColor>& colors = KidsTableSetup{}.colors);

}  // namespace remparts::test
