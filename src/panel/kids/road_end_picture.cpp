#include "kids/road_end_picture.h"

#include <QPolygonF>

namespace remparts::panel {
namespace {

void drawShade(QPainter& painter, QPointF middle, double size) {
    painter.setBrush(QColor(40, 40, 10, 46));
    painter.drawEllipse(middle + QPointF(size * 0.1, size * 0.72), size * 0.98, size * 0.34);
}

void drawPond(QPainter& painter, QPointF m, double s) {
    painter.setBrush(QColor("#e7dcc4"));
    painter.drawEllipse(m, s * 1.06, s * 0.96);
    painter.setBrush(QColor("#6fb0d0"));
    painter.drawEllipse(m, s * 0.88, s * 0.78);
    painter.setBrush(QColor("#94c8df"));
    painter.drawEllipse(m - QPointF(s * 0.2, s * 0.22), s * 0.48, s * 0.3);
    painter.setBrush(QColor("#fffdf6"));  // a duck
    painter.drawEllipse(m + QPointF(s * 0.24, s * 0.16), s * 0.24, s * 0.15);
    painter.drawEllipse(m + QPointF(s * 0.42, -s * 0.02), s * 0.13, s * 0.13);
    painter.setBrush(QColor("#e08a2c"));
    painter.drawEllipse(m + QPointF(s * 0.57, 0), s * 0.08, s * 0.05);
}

void drawBlossom(QPainter& painter, QPointF m, double s) {
    drawShade(painter, m, s);
    painter.setBrush(QColor("#6f9e43"));
    for (const QPointF& at : {QPointF(-0.5, 0.2), QPointF(0.5, 0.2), QPointF(0, -0.25), QPointF(0, 0.45)})
        painter.drawEllipse(m + at * s, s * 0.56, s * 0.5);
    painter.setBrush(QColor("#86b558"));
    for (const QPointF& at : {QPointF(-0.42, 0.06), QPointF(0.4, 0.06), QPointF(-0.04, -0.36)})
        painter.drawEllipse(m + at * s, s * 0.4, s * 0.34);
    for (const QPointF& at : {QPointF(-0.5, 0.12), QPointF(0.46, 0.26), QPointF(0.06, -0.42), QPointF(-0.06, 0.44)}) {
        painter.setBrush(QColor("#fff6d8"));
        painter.drawEllipse(m + at * s, s * 0.17, s * 0.17);
        painter.setBrush(QColor("#f0b73c"));
        painter.drawEllipse(m + at * s, s * 0.07, s * 0.07);
    }
}

void drawToyWall(QPainter& painter, QPointF m, double s) {
    drawShade(painter, m, s);
    painter.setBrush(QColor("#c4a873"));
    painter.drawRect(QRectF(m.x() - s, m.y() - s * 0.3, 2 * s, s * 1.1));
    for (const double x : {-1.0, -0.28, 0.44})
        painter.drawRect(QRectF(m.x() + x * s, m.y() - s * 0.76, s * 0.56, s * 0.5));
    painter.setBrush(QColor("#a98c5b"));
    painter.drawRect(QRectF(m.x() - s, m.y() + s * 0.54, 2 * s, s * 0.28));
    for (const auto& [x, y] : {std::pair{-0.7, -0.1}, {0.1, -0.16}, {0.5, 0.2}, {-0.24, 0.26}})
        painter.drawRoundedRect(QRectF(m.x() + x * s, m.y() + y * s, s * 0.36, s * 0.18), s * 0.05, s * 0.05);
}

void drawToyHouse(QPainter& painter, QPointF m, double s) {
    drawShade(painter, m, s);
    painter.setBrush(QColor("#f6eedb"));
    painter.drawRect(QRectF(m.x() - s * 0.68, m.y() - s * 0.3, s * 1.36, s * 1.14));
    painter.setBrush(QColor("#e2d5b8"));
    painter.drawRect(QRectF(m.x() + s * 0.34, m.y() - s * 0.3, s * 0.34, s * 1.14));
    painter.setBrush(QColor("#a8432a"));
    painter.drawRect(QRectF(m.x() + s * 0.3, m.y() - s * 1.02, s * 0.24, s * 0.5));
    painter.setBrush(QColor("#c9543a"));
    painter.drawPolygon(QPolygonF({m + QPointF(0, -s * 1.06), m + QPointF(s, -s * 0.2), m + QPointF(-s, -s * 0.2)}));
    painter.setBrush(QColor("#7a5230"));
    painter.drawRoundedRect(QRectF(m.x() - s * 0.42, m.y() + s * 0.26, s * 0.38, s * 0.6), s * 0.16, s * 0.16);
    painter.setBrush(QColor("#7fa9bd"));
    painter.drawRect(QRectF(m.x() + s * 0.12, m.y() + s * 0.06, s * 0.32, s * 0.3));
}

}  // namespace

void drawRoadEnd(QPainter& painter, char kind, QPointF middle, double size) {
    painter.setPen(Qt::NoPen);
    switch (kind) {
        case 'p':
            return drawPond(painter, middle, size);
        case 'm':
            return drawBlossom(painter, middle, size);
        case 'w':
            return drawToyWall(painter, middle, size);
        case 'h':
            return drawToyHouse(painter, middle, size);
    }
}

}  // namespace remparts::panel
