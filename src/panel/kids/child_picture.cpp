#include "kids/child_picture.h"

namespace remparts::panel {

void drawChild(QPainter& painter, engine::PlayerColor color, QPointF middle, double radius) {
    const double s = radius;
    QPainterPath disc, body, head, hair;
    disc.addEllipse(middle, s, s);
    body.addEllipse(middle + QPointF(0, s * 0.92), s * 0.74, s * 0.8);
    head.addEllipse(middle + QPointF(0, -s * 0.22), s * 0.42, s * 0.42);
    hair.addEllipse(middle + QPointF(0, -s * 0.34), s * 0.46, s * 0.42);
    painter.fillPath(disc, QColor("#fff8e6"));
    painter.fillPath(hair, QColor("#7a4f2a"));
    painter.fillPath(body & disc, playerColor(color));
    painter.fillPath(head, QColor("#f3d2ab"));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor("#4a3524"));
    for (const double x : {-0.15, 0.15}) painter.drawEllipse(middle + QPointF(x, -0.2) * s, s * 0.055, s * 0.065);
    const QRectF chest(middle.x() - s * 0.26, middle.y() + s * 0.32, s * 0.52, s * 0.52);
    painter.fillPath(signPath(color, chest), playerInk(color));
    painter.strokePath(disc, QPen(playerColor(color), s * 0.13));
}

}  // namespace remparts::panel
