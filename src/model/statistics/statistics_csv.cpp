#include "statistics/statistics_csv.h"

#include <QStringList>

namespace remparts::model {

namespace {

QString quoted(const QString& field) {
    const bool needs = field.contains(u'"') || field.contains(u',') || field.contains(u'\n') || field.contains(u'\r');
    return needs ? u'"' + QString(field).replace(u'"', QStringLiteral("\"\"")) + u'"' : field;
}

void addLine(QString& text, const QStringList& fields) {
    QStringList line;
    for (const QString& field : fields) line << quoted(field);
    text += line.join(u',') + QStringLiteral("\r\n");
}

QStringList headOf(engine::GameKind game) {
    QStringList head{QStringLiteral("turn"), QStringLiteral("seat"), QStringLiteral("player")};
    if (game == engine::GameKind::Kids)
        return head << QStringLiteral("figures") << QStringLiteral("total") << QStringLiteral("laid");
    return head << QStringLiteral("streets") << QStringLiteral("markets") << QStringLiteral("towers")
                << QStringLiteral("stewards") << QStringLiteral("guards") << QStringLiteral("total")
                << QStringLiteral("laid") << QStringLiteral("offered") << QStringLiteral("average");
}

QStringList rowOf(const GameStatistics& statistics, const QString& turn, std::size_t player, const BySource& totals) {
    QStringList row{turn, QString::number(player + 1), QString::fromStdString(statistics.players[player].name)};
    int sum = 0;
    for (const int points : totals) {
        row << QString::number(points);
        sum += points;
    }
    return row << QString::number(sum);
}

}  // namespace

QByteArray statisticsCsv(const GameStatistics& statistics, const std::vector<DrawLuck>& luck) {
    QString text;
    const QStringList head = headOf(statistics.game);
    addLine(text, head);
    for (std::size_t turn = 0; turn < statistics.turns.size(); ++turn) {
        const TurnStatistics& now = statistics.turns[turn];
        for (std::size_t player = 0; player < statistics.players.size(); ++player) {
            QStringList row = rowOf(statistics, QString::number(turn + 1), player, now.totals[player]);
            if (player == now.player) {
                row << now.tile;
                if (turn < luck.size())
                    row << QString::number(luck[turn].offered) << QString::number(luck[turn].average, 'f', 3);
            }
            while (row.size() < head.size()) row << QString();
            addLine(text, row);
        }
    }
    for (std::size_t player = 0; player < statistics.players.size(); ++player) {
        QStringList row = rowOf(statistics, QStringLiteral("end"), player, statistics.totals[player]);
        while (row.size() < head.size()) row << QString();
        addLine(text, row);
    }
    return text.toUtf8();
}

}  // namespace remparts::model
