// What the painters over the city share.
#pragma once

#include <QPainter>
#include <vector>

#include "overlay/projection.h"

namespace remparts::panel {

struct OverlayCanvas {
    QPainter& painter;
    const Projection& projection;
    QRectF view;                ///< all of it
    std::vector<QRectF> taken;  ///< by controls, cards and labels; what is written later keeps clear of it

    [[nodiscard]] std::optional<QPointF> at(model::TablePoint point, double height = 0) const {
        return projection.project ? projection.project(point, height) : std::nullopt;
    }
};

}  // namespace remparts::panel
