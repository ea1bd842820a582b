// How the sources of points look in charts: each by a pattern of its own, not by colour alone.
#pragma once

#include <QPainter>
#include <QString>

#include "look/icons.h"
#include "remparts/engine/tile_set.h"

namespace remparts::panel {

struct SourceLook {
    QString name;
    Icon icon;
    QColor color;
    QColor ink;  ///< of the pattern, and of text on the colour
    Qt::BrushStyle pattern;
};
/// By its number in model::BySource.
[[nodiscard]] SourceLook sourceLook(engine::GameKind game, int source);
void fillSource(QPainter& painter, const QPainterPath& area, const SourceLook& look);

}  // namespace remparts::panel
