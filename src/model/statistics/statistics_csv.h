// The statistics of a game as a table that spreadsheets read (RFC 4180; docs/statistics.md).
#pragma once

#include <QByteArray>

#include "statistics/draw_luck.h"
#include "statistics/game_statistics.h"

namespace remparts::model {

/// One row for each player after each turn, and one with the turn "end" after the final scoring. UTF-8, CRLF, a
/// decimal point; the words of the head are the same in every language. `luck` in the order of the turns; empty where
/// it is not known.
[[nodiscard]] QByteArray statisticsCsv(const GameStatistics& statistics, const std::vector<DrawLuck>& luck);

}  // namespace remparts::model
