// What only a whole window tells about speed.
#pragma once

#include <QSize>
#include <QString>
#include <vector>

#include "remparts/io/resources.h"
#include "scene_bench.h"

namespace remparts::app {

/// Opens a window with the saved game, which must be a sound one, and measures: from the start of the program to the
/// first picture, rest, clicks, memory. Leaves nothing in the user's folders.
[[nodiscard]] std::vector<scene::Figure> windowBench(const QString& file, QSize size, const io::TileSetSource& tiles);

}  // namespace remparts::app
