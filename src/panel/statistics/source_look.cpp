#include "statistics/source_look.h"

#include <QCoreApplication>

#include "pages/kind_look.h"

namespace remparts::panel {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

Qt::BrushStyle patternOf(model::PointsKind kind) {
    switch (kind) {
        case model::PointsKind::Streets:
            return Qt::SolidPattern;
        case model::PointsKind::Markets:
            return Qt::BDiagPattern;
        case model::PointsKind::Towers:
            return Qt::VerPattern;
        case model::PointsKind::Residential:
            return Qt::Dense6Pattern;
        case model::PointsKind::Guards:
            return Qt::HorPattern;
    }
    return Qt::SolidPattern;
}

}  // namespace

SourceLook sourceLook(engine::GameKind game, int source) {
    const auto kind = static_cast<model::PointsKind>(source);
    const QColor color = kindColor(kind);
    const QColor ink = kindInk(kind);
    if (game == engine::GameKind::Kids) return {Words::tr("Figures"), Icon::Meeple, color, ink, Qt::SolidPattern};
    return {kindName(kind), kindIcon(kind), color, ink, patternOf(kind)};
}

void fillSource(QPainter& painter, const QPainterPath& area, const SourceLook& look) {
    painter.fillPath(area, look.color);
    if (look.pattern == Qt::SolidPattern) return;
    painter.save();
    painter.setClipPath(area, Qt::IntersectClip);
    painter.fillRect(area.boundingRect(), QBrush(mix(look.color, look.ink, 0.45), look.pattern));
    painter.restore();
}

}  // namespace remparts::panel
