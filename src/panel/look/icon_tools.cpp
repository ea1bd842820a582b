#include <QPainterPathStroker>
#include <QPolygonF>
#include <QTransform>

#include "look/icon_paths.h"

namespace remparts::panel::paths {

QPainterPath stroked(const QPainterPath& line, double width) {
    QPainterPathStroker pen;
    pen.setWidth(width);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen.createStroke(line).simplified();
}

QPainterPath lines(std::initializer_list<std::initializer_list<QPointF>> strokes, double width) {
    QPainterPath path;
    for (const auto& stroke : strokes) path.addPolygon(QPolygonF(QList<QPointF>(stroke)));
    return stroked(path, width);
}

QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath box(double x, double y, double width, double height, double radius) {
    QPainterPath path;
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius);
    return path;
}

QPainterPath disc(double x, double y, double radius) {
    QPainterPath path;
    path.addEllipse(QPointF(x, y), radius, radius);
    return path;
}

QPainterPath mirrored(const QPainterPath& path) {
    return QTransform(-1, 0, 0, 1, 24, 0).map(path);
}

}  // namespace remparts::panel::paths
