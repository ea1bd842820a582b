// What the painters over the city share.
#pragma once

#include <QPainter>
#include <vector>

#include "overlay/projection.h"

namespace remparts::panel {

/// Where a choice can be pointed at, beside its place on the table: its words, its disc.
struct ChoiceBox {
    QRectF box;
    int choice = 0;

    friend bool operator==(const ChoiceBox&, const ChoiceBox&) = default;
};

struct OverlayCanvas {
    QPainter& painter;
    const Projection& projection;
    QRectF view;                       ///< all of it
    std::vector<QRectF> taken;         ///< by controls, cards and labels; what is written later keeps clear of it
    std::vector<ChoiceBox> choices{};  ///< filled while choices are drawn

    [[nodiscard]] std::optional<QPointF> at(model::TablePoint point, double height = 0) const {
        return projection.project ? projection.project(point, height) : std::nullopt;
    }
};

}  // namespace remparts::panel
