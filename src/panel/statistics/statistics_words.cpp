#include "statistics/statistics_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace remparts::panel {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

QString decimal(double value) {
    return QLocale().toString(value, 'f', 1);
}

// Smaller ones nobody feels.
constexpr double even = 0.05;

}  // namespace

QStringList luckWords(const model::GameStatistics& statistics,
                      const std::optional<std::vector<model::DrawLuck>>& luck) {
    if (!luck) return {Words::tr("Being worked out …")};
    QStringList lines;
    const auto players = model::luckOfPlayers(*luck, statistics.players.size());
    for (std::size_t k = 0; k < players.size(); ++k) {
        const model::PlayerLuck& player = players[k];
        if (player.draws == 0) continue;
        const QString name = QString::fromStdString(statistics.players[k].name);
        const QString offered = decimal(player.offered);
        const QString average = decimal(player.average);
        const QString sum = decimal(std::abs(player.sum()));
        if (std::abs(player.sum()) < even)
            lines << Words::tr("%1: %2 points a draw, as could be expected.").arg(name, offered);
        else if (player.sum() > 0)
            lines << Words::tr("%1: %2 points a draw where %3 could be expected, lucky by %4 points in all.")
                         .arg(name, offered, average, sum);
        else
            lines << Words::tr("%1: %2 points a draw where %3 could be expected, unlucky by %4 points in all.")
                         .arg(name, offered, average, sum);
    }
    return lines;
}

}  // namespace remparts::panel
