// Letters of the columns and numbers of the rows along the edge of the city, as places are named everywhere else.
#pragma once

#include <vector>

#include "choice.h"
#include "overlay/overlay_canvas.h"
#include "remparts/engine/board.h"

namespace remparts::panel {

/// The name of a column or a row where it stands on the screen.
struct EdgeName {
    QRectF box;
    QString text;
    bool hot = false;  ///< the ghost lies in it
};

/// Columns along the lower edge of the city, rows along its left edge, as the camera sees it. Where an edge is out of
/// `room` its names stand at the rim of the room; without any room for it a name is left out. None of an empty board.
[[nodiscard]] std::vector<EdgeName> edgeNames(const Projection& projection, const QRectF& room,
                                              const engine::Board& board, const std::optional<model::Ghost>& ghost);
/// Paints the names; what is written later keeps clear of them.
void paintEdgeNames(OverlayCanvas& canvas, const std::vector<EdgeName>& names);

}  // namespace remparts::panel
