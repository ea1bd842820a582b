// Places for the words around a tile: beside it, near what they name, clear of one another and inside the view.
#pragma once

#include <QPolygonF>
#include <QRectF>
#include <vector>

namespace remparts::panel {

struct PillRequest {
    QPointF anchor;  ///< what it names
    QSizeF size;
};

/// One box for each request, in their order. Boxes keep clear of `keepClear` (the tile) and of `taken`, never overlap
/// one another and lie inside `view`, as long as there is room for that at all.
[[nodiscard]] std::vector<QRectF> layOutPills(const std::vector<PillRequest>& requests, const QPolygonF& keepClear,
                                              const QRectF& view, const std::vector<QRectF>& taken);

/// A place for one box as near to `anchor` as possible, at least `distance` from it, above it when that can be.
[[nodiscard]] QRectF placeBeside(QPointF anchor, double distance, QSizeF size, const QRectF& view,
                                 const std::vector<QRectF>& taken);

/// A box of another size where `box` is: about its middle or one of its corners, else as near as there is room.
[[nodiscard]] QRectF growInPlace(const QRectF& box, QSizeF size, const QRectF& view,
                                 const std::vector<QRectF>& taken);

}  // namespace remparts::panel
