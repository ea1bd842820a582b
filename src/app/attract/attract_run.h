// Games that play themselves one after another on a table of their own: computers choose, the table shows it, what
// happens is told, the result, a walk through the city, the next game. Knows no clock: time passes by advance().
#pragma once

#include <QObject>
#include <chrono>
#include <functional>
#include <memory>

#include "attract/attract_camera.h"
#include "attract/attract_strip.h"
#include "final_scoring.h"
#include "remparts/ai/player.h"
#include "remparts/engine/random.h"
#include "remparts/engine/rules/game.h"

namespace remparts::app {

class TablePage;

/// The game of a number, counted from 0.
using AttractDealer = std::function<std::shared_ptr<const engine::GameSetup>(std::size_t number)>;
/// Of whole boxes: The City, every fourth time The Kids, with two, three and four players in turn.
[[nodiscard]] AttractDealer dealGames(std::function<std::shared_ptr<const engine::TileSet>(engine::GameKind)> tiles,
                                      std::uint64_t seed);

class AttractRun : public QObject {
    Q_OBJECT
  public:
    /// The table must live longer; its session is the run's own, never that of the players' game.
    AttractRun(TablePage& table, AttractDealer deal, std::uint64_t seed, QObject* parent = nullptr);
    ~AttractRun() override;

    /// Lays the first game on the table.
    void begin();
    /// Time passed. What the table still shows is waited for.
    void advance(std::chrono::milliseconds time);
    /// Games that are over, their walks included.
    [[nodiscard]] std::size_t gamesShown() const { return m_number; }
    /// The end of a game is being counted; its city is walked through.
    [[nodiscard]] bool isCounting() const { return m_stage == Stage::Counting; }
    [[nodiscard]] bool isWalking() const { return m_stage == Stage::Walking; }
    /// In the language of the program; needs a game.
    [[nodiscard]] panel::AttractCaption caption() const;

    /// Nothing moves while nobody sees it.
    void rest() { m_camera.rest(); }
    void wake() { m_camera.wake(); }

  signals:
    /// The caption is another one.
    void told();

  private:
    enum class Stage { Dealt, Choosing, Showing, Told, Counting, Result, Walking };
    void enter(Stage stage, std::chrono::milliseconds length);
    void goOn();
    void startGame();
    void choose();
    void play();
    void tellStep();
    void beginEnd();
    void count();
    void walk();

    TablePage& m_table;
    AttractCamera m_camera;
    AttractDealer m_deal;
    engine::Random m_random;
    std::unique_ptr<ai::ComputerPlayer> m_player;
    engine::Action m_choice;
    Stage m_stage = Stage::Dealt;
    std::chrono::milliseconds m_left{0};  ///< of the stage
    std::size_t m_number = 0;
    std::size_t m_station = 0;  ///< of counting or walking
    model::FinalScoring m_final;
};

}  // namespace remparts::app
