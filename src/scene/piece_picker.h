// Which of the pieces on the table the pointer is on.
#pragma once

#include <QPointF>
#include <QSizeF>
#include <optional>
#include <span>
#include <vector>

#include "camera_rig.h"
#include "hover_card.h"
#include "remparts/geometry/pick.h"

namespace remparts::scene {

/// The ray through a pixel of a viewport; in the units of the scene.
[[nodiscard]] geometry::Ray rayThrough(QPointF pixel, const CameraPose& pose, QSizeF viewport);

class PiecePicker {
  public:
    /// What stands on the table now.
    void setParts(std::span<const geometry::PlannedPart> parts) { m_parts.assign(parts.begin(), parts.end()); }
    /// Nothing where no piece stands.
    [[nodiscard]] std::optional<model::PointedPiece> at(QPointF pixel, const CameraPose& pose, QSizeF viewport) const;

  private:
    std::vector<geometry::PlannedPart> m_parts;
};

}  // namespace remparts::scene
