// Draws a layer over the city: the rest dimmed, insides, crisp outlines, links, badges that keep clear of each other.
#pragma once

#include <QPainter>
#include <vector>

#include "layers/layer_shapes.h"
#include "layers/table_transform.h"

namespace remparts::panel {

struct LayerScene {
    const model::LayerPicture& picture;
    const LayerShapes& shapes;
    const TableView& view;
    const Projection& projection;
    QRectF box;                 ///< of the widget
    std::vector<QRectF> taken;  ///< by controls: badges keep clear of it
};

/// Onto a transparent surface. From among the houses only badges are drawn, as the ground is seen edgewise there.
void paintLayer(QPainter& painter, const LayerScene& scene);

/// Where badges go that want these places: higher ranks first; each as near as there is room, none where it would be
/// far from what it is about. Badges without words stay exactly where they are.
[[nodiscard]] std::vector<std::optional<QPointF>> layOutBadges(const std::vector<model::LayerBadge>& badges,
                                                               const std::vector<std::optional<QPointF>>& wanted,
                                                               const QRectF& box, const std::vector<QRectF>& taken);

}  // namespace remparts::panel
