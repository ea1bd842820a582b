// The parts of the score track as they are painted.
#pragma once

#include <QPainter>

#include "remparts/engine/setup.h"
#include "side/track_ring.h"

namespace remparts::panel {

/// Road, town, stones and the numbers of the tens.
void paintTrack(QPainter& painter, const TrackRing& ring);

/// One of several figures that share a field: `index` of `count`, side by side and within the ring's width.
struct SharedField {
    int index = 0;
    int count = 1;
};
/// Where the figure is that has so many points.
[[nodiscard]] QRectF trackFigureBox(const TrackRing& ring, double points, SharedField share);
/// A pad that leads from a field to those who share it; nothing for one.
void paintTrackPad(QPainter& painter, const TrackRing& ring, int field, int count);
/// Past field 0 it lies (C4.6); from the second time on a number tells how often it passed.
void paintTrackFigure(QPainter& painter, const QRectF& box, engine::PlayerColor color, int lap);

}  // namespace remparts::panel
