#include "statistics/statistics_model.h"

#include <utility>

namespace remparts::model {

StatisticsModel::StatisticsModel(QObject* parent) : QObject(parent) {}

StatisticsModel::~StatisticsModel() {
    giveUp();
}

void StatisticsModel::giveUp() {
    m_stop = true;
    if (m_worker.joinable()) m_worker.join();
    m_stop = false;
}

void StatisticsModel::show(const engine::Game& game) {
    giveUp();
    ++m_round;
    m_statistics = gameStatistics(game);
    m_luck.reset();
    emit changed();
    if (m_statistics.game != engine::GameKind::City) return;
    m_worker = std::thread([this, round = m_round, played = playedGame(game)] {
        auto luck = drawLuck(played, m_stop);
        if (!luck) return;
        QMetaObject::invokeMethod(
            this,
            [this, round, found = std::move(*luck)] {
                if (round != m_round) return;
                m_luck = found;
                emit changed();
            },
            Qt::QueuedConnection);
    });
}

}  // namespace remparts::model
