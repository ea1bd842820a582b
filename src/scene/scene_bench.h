// How long drawing takes, for docs/performance.md.
#pragma once

#include <QSize>
#include <QString>
#include <optional>
#include <vector>

#include "remparts/engine/game_state.h"

namespace remparts::scene {

/// One line of the table.
struct Figure {
    QString what;
    double value = 0;
    QString unit = QStringLiteral("ms");
    std::optional<double> processor = {};  ///< time on all cores for it, in milliseconds
};

struct BenchTask {
    QSize size{1280, 800};
    int frames = 60;        ///< of each movement
    int largeTiles = 1000;  ///< of the large city; 0 leaves it out
};

/// Measures with a stage of its own, without a window. Nothing when OpenGL is missing.
[[nodiscard]] std::optional<std::vector<Figure>> sceneBench(const engine::GameState& state, const BenchTask& task);

/// Median and slowest tile of a position, in milliseconds on one core.
[[nodiscard]] std::vector<Figure> meshBench(const engine::GameState& state);

}  // namespace remparts::scene
