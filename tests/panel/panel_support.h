// What tests of the panel share: a game with its models, a flat city under a camera, and a look at what got lost.
#pragma once

#include <QPainter>
#include <QWidget>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "log_model.h"
#include "overlay/projection.h"
#include "player_list_model.h"
#include "remparts/ai/player.h"
#include "table_show.h"
#include "turn_model.h"

namespace remparts::test {

/// Names of 20 letters each, the widest there are.
[[nodiscard]] std::vector<std::string> wideNames(std::size_t players);

/// A game of the whole box with the models that a window shows. The show plays nothing before setSpeed(1).
class GameTable {
  public:
    explicit GameTable(const std::vector<std::string>& names, std::uint64_t seed = 1,
                       engine::GameKind game = engine::GameKind::City);

    /// Sensible players go on until `wanted` holds; at least one step. False when the game ends before.
    bool playUntil(const std::function<bool(const engine::GameState&)>& wanted);
    /// The same for a phase, with some tiles on the table.
    bool playUntil(engine::Phase phase, std::size_t fewestTiles = 0);
    void playOut();

    model::Session session;
    model::TurnModel turn;
    model::PlayerListModel players;
    model::LogModel log;
    model::TableShow show;

  private:
    std::unique_ptr<ai::ComputerPlayer> m_player;
};

/// Stands in for the 3D view: the laid tiles seen by a camera from the south; of The Kids the piles, the figures and
/// the tile that lies there to be turned as well.
class FlatCity : public QWidget {
  public:
    explicit FlatCity(const model::Session& session, QWidget* parent = nullptr);
    FlatCity(const GameTable& game, QWidget* parent = nullptr);

    [[nodiscard]] panel::Projection projection() const;
    [[nodiscard]] std::optional<QPointF> project(model::TablePoint at, double height) const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintTile(QPainter& painter, engine::TileIndex tile, engine::Position cell,
                   engine::Orientation orientation) const;
    void paintPiles(QPainter& painter) const;
    void paintFigures(QPainter& painter) const;

    const model::Session& m_session;
    const GameTable* m_game = nullptr;
};

/// Shows a page without a screen, in one size.
void present(QWidget& page, QSize size);
/// Texts that lost something, widgets outside their parents or over each other; each in words. Empty when all is
/// well.
[[nodiscard]] std::vector<std::string> faultsOf(QWidget& page);

}  // namespace remparts::test
