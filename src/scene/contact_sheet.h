// One of everything on one picture: every design, piece and building, drawn as the game draws them.
#pragma once

#include <QImage>
#include <QRect>
#include <QSize>
#include <memory>
#include <optional>
#include <vector>

#include "remparts/engine/tile_set.h"
#include "remparts/geometry/look.h"

namespace remparts::scene {

struct ContactSheetOptions {
    QSize size{3840, 3000};
    geometry::TimeOfDay time = geometry::TimeOfDay::GoldenHour;
    double bearing = 152;   ///< where every camera stands: degrees clockwise from north
    double elevation = 34;  ///< above the table, in degrees
};

/// Each cell is drawn by itself, so the sheet may be larger than OpenGL's largest picture. Needs what cityPicture()
/// needs; takes some seconds. Nothing when OpenGL is missing.
[[nodiscard]] std::optional<QImage> contactSheet(const std::shared_ptr<const engine::TileSet>& tiles,
                                                 const ContactSheetOptions& options);

/// Where the pictures of a sheet of that size lie, captions apart, in the order in which they are drawn.
[[nodiscard]] std::vector<QRect> contactSheetCells(const engine::TileSet& tiles, QSize size);

}  // namespace remparts::scene
