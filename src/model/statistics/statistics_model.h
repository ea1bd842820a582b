// The statistics of one game for a page: the points at once, the luck of the draw as soon as it is worked out on a
// thread beside the window.
#pragma once

#include <QObject>
#include <atomic>
#include <optional>
#include <thread>
#include <vector>

#include "statistics/draw_luck.h"
#include "statistics/game_statistics.h"

namespace remparts::model {

class StatisticsModel : public QObject {
    Q_OBJECT
  public:
    explicit StatisticsModel(QObject* parent = nullptr);
    ~StatisticsModel() override;

    /// Another game, or the same one as it is now. What was still being worked out is given up.
    void show(const engine::Game& game);
    [[nodiscard]] const GameStatistics& statistics() const { return m_statistics; }
    /// Turn by turn; nothing while it is being worked out, and for The Kids.
    [[nodiscard]] const std::optional<std::vector<DrawLuck>>& luck() const { return m_luck; }

  signals:
    void changed();

  private:
    void giveUp();

    GameStatistics m_statistics;
    std::optional<std::vector<DrawLuck>> m_luck;
    std::thread m_worker;
    std::atomic<bool> m_stop = false;
    int m_round = 0;  ///< another one for every game shown, so that a late answer is known
};

}  // namespace remparts::model
