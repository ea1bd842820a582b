// How the overlay learns where a point of the table lies on the screen.
#pragma once

#include <QPointF>
#include <functional>
#include <optional>

#include "table_point.h"

namespace remparts::panel {

struct Projection {
    /// Logical pixels of the view; nothing when the point is behind the camera. `height` in cells.
    std::function<std::optional<QPointF>(model::TablePoint at, double height)> project;
};

}  // namespace remparts::panel
