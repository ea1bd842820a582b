// The table seen by the camera, as one transformation of the plane.
#pragma once

#include <QTransform>
#include <optional>

#include "overlay/projection.h"
#include "remparts/engine/board.h"

namespace remparts::panel {

struct TableView {
    QTransform ground;      ///< from points of the table (cells, north up) to pixels of the view
    double cellPixels = 0;  ///< side of a cell near the middle of what is seen
    bool fromAbove = true;  ///< false: the eye is among the houses and sees the ground edgewise
};

/// Nothing while no tile lies in sight. `view` is the widget's box.
[[nodiscard]] std::optional<TableView> tableView(const Projection& projection, const engine::Board& board,
                                                 const QRectF& view);

}  // namespace remparts::panel
