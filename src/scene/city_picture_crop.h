// What a camera sees, fitted to pictures of other shapes and cut into pieces. Plain arithmetic.
#pragma once

#include <QRect>
#include <QSize>
#include <vector>

#include "camera_rig.h"

namespace remparts::scene {

/// A camera made for a picture of the shape `from`, for one of the shape `to`: all that it saw stays in the picture,
/// in the middle; what the other shape has room for is added on both sides.
[[nodiscard]] CameraPose fittedTo(const CameraPose& pose, QSize from, QSize to);

/// The camera that draws only `piece` of a picture of `size`, in pixels from the upper left corner. The piece may
/// reach beyond the picture.
[[nodiscard]] CameraPose croppedTo(const CameraPose& pose, QSize size, const QRect& piece);

/// Pieces of one size that cover a picture, row by row; no side longer than `longest`. The last of a row or column
/// may reach beyond it.
[[nodiscard]] std::vector<QRect> piecesOf(QSize size, int longest);

}  // namespace remparts::scene
