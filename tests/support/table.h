// A small language for situations of The City: lay tiles by name, set followers and walls, ask what may follow.
//
//     Table table;
//     table.lay("lane_n", {0, 0}).citizen();
//     table.lay("lane_n", {0, 1}, 180);
//     CHECK(table.scorings() == lines{"P0 street 2 tiles = 2"});
//
// The order of drawing need not be given: the tile that is laid next is the tile that had been drawn.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "remparts/engine/rules/game.h"
#include "support/designs.h"

namespace remparts::test {

using lines = std::vector<std::string>;

struct TableSetup {
    std::size_t players = 2;
    engine::CityOptions options = {};
    /// The whole order of drawing by names; without it tiles are drawn as they are laid, and there are always more.
    std::vector<std::vector<std::string>> deck = {};
    std::shared_ptr<const engine::TileSet> tiles = studyTiles();
};

/// Every call throws std::logic_error, saying why, when the engine refuses what it is asked to do. Optional steps
/// (follower, guard, tower) that a situation does not mention are passed.
class Table {
  public:
    explicit Table(TableSetup setup = {});

    /// From now on tiles are drawn from this stack, 1 to 3. Not with a given deck.
    Table& stack(int number);
    /// Puts a tile into the hand, in place of the one that is there; unless it fits nowhere.
    Table& draw(const std::string& design);
    Table& lay(const std::string& design, engine::Position at, int degrees = 0);
    /// Lays the last tile of the game. Not with a given deck.
    Table& layLast(const std::string& design, engine::Position at, int degrees = 0);

    /// Places a follower on the first free segment of that kind on the tile just laid.
    Table& citizen() { return follower(engine::SegmentKind::Street); }
    Table& seller() { return follower(engine::SegmentKind::Market); }
    Table& steward() { return follower(engine::SegmentKind::Residential); }

    Table& gate(engine::Position tile, engine::Direction side);
    /// Sets pieces at an end of the wall.
    Table& walls(int count, engine::WallEnd end = engine::WallEnd::Clockwise);
    Table& guard();
    Table& tower(engine::WallEnd end);
    Table& play(const engine::Action& action);
    /// Passes optional steps until something must be done.
    Table& settle();

    [[nodiscard]] const engine::GameState& state() const { return m_game->state(); }
    [[nodiscard]] const engine::Game& game() const { return *m_game; }
    [[nodiscard]] engine::Phase phase() const { return state().decision.phase; }
    [[nodiscard]] int chooser() const { return state().decision.player; }
    [[nodiscard]] int score(std::size_t player) const { return state().supplies[player].score; }
    [[nodiscard]] int followersLeft(std::size_t player) const { return state().supplies[player].followers; }

    /// What may be chosen now, as sorted lines of text().
    [[nodiscard]] lines legal() const;
    [[nodiscard]] bool allows(const engine::Action& action) const;
    /// Whether the tile in hand may be laid there, whichever way or one way turned.
    [[nodiscard]] bool fits(engine::Position at) const;
    [[nodiscard]] bool fits(engine::Position at, int degrees) const;
    /// Why an action is refused. Throws when it is not.
    [[nodiscard]] engine::RejectionReason refusal(const engine::Action& action) const;

    /// Scorings since the last call, optional steps passed first: "P0 street 3 tiles = 3".
    lines scorings();
    /// All events of the game so far.
    [[nodiscard]] engine::EventLog events() const;

  private:
    Table& follower(engine::SegmentKind kind);
    [[nodiscard]] const std::string& nameOfHand() const;
    void passUntil(engine::Phase phase);
    /// Deals the deck anew, with more tiles to come or none, and plays what was played.
    void dealAgain(bool moreToCome);

    TableSetup m_setup;
    std::vector<std::vector<std::string>> m_drawn{{}, {}, {}};
    std::size_t m_stack = 0;
    bool m_handIsChosen = false;  // by draw(), and not laid yet
    std::vector<engine::Action> m_actions;
    std::unique_ptr<engine::Game> m_game;
    std::size_t m_scoringsSeen = 0;
};

/// Events of one kind, in their order.
template <class T>
std::vector<T> only(const engine::EventLog& events) {
    std::vector<T> result;
    for (const engine::Event& event : events)
        if (const T* one = std::get_if<T>(&event)) result.push_back(*one);
    return result;
}

}  // namespace remparts::test
