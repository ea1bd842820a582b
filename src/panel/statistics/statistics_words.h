// The luck of the draw in words.
#pragma once

#include <QStringList>
#include <optional>

#include "statistics/draw_luck.h"
#include "statistics/game_statistics.h"

namespace remparts::panel {

/// One sentence for each player; one that asks for patience while the luck is being worked out.
[[nodiscard]] QStringList luckWords(const model::GameStatistics& statistics,
                                    const std::optional<std::vector<model::DrawLuck>>& luck);

}  // namespace remparts::panel
