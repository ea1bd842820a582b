#include "look/tile_canvas.h"

namespace remparts::panel {
namespace {

const QColor shade(40, 40, 10, 60);

void drawFishStall(QPainter& painter, const QRectF& awning) {
    painter.fillRect(awning, QColor("#f3efe4"));
    for (int k = 0; k < 2; ++k)
        painter.fillRect(
            QRectF(awning.x() + awning.width() * k * 0.5, awning.y(), awning.width() * 0.26, awning.height()),
            QColor("#2f6f9f"));
}

void drawSheaf(QPainter& painter, const QRectF& room, double side) {
    painter.setPen(QPen(QColor("#b07f17"), side * 0.09, Qt::SolidLine, Qt::RoundCap));
    for (const double x : {0.28, 0.5, 0.72})
        painter.drawLine(QPointF(room.x() + room.width() * x, room.bottom()),
                         QPointF(room.center().x() + (x - 0.5) * room.width() * 1.5, room.top()));
    painter.setPen(QPen(QColor("#8f6410"), side * 0.11));
    const double y = room.center().y() + side * 0.08;
    painter.drawLine(QPointF(room.x() + side * 0.2, y), QPointF(room.right() - side * 0.2, y));
}

void drawPen(QPainter& painter, const QRectF& room, double side) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor("#7a5230"), side * 0.09));
    painter.drawRect(room);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor("#fbf6ea"));
    painter.drawEllipse(room.center(), side * 0.2, side * 0.13);
    painter.setBrush(QColor("#4a3524"));
    painter.drawEllipse(room.center() + QPointF(side * 0.19, -side * 0.05), side * 0.08, side * 0.07);
}

}  // namespace

void drawTileHouse(const TileCanvas& canvas, int row, int column) {
    const double s = canvas.side();
    const QRectF roof = canvas.cell(row, column).adjusted(s * 0.1, s * 0.1, -s * 0.1, -s * 0.1);
    const bool ridgeAcross = canvas.isStreet(row - 1, column) || canvas.isStreet(row + 1, column);
    QRectF lit = roof;
    if (ridgeAcross)
        lit.setHeight(roof.height() / 2);
    else
        lit.setWidth(roof.width() / 2);
    canvas.painter.fillRect(roof.translated(s * 0.07, s * 0.09), shade);
    canvas.painter.fillRect(roof, QColor("#c0492f"));
    canvas.painter.fillRect(lit, QColor("#d56a45"));
}

void drawTileTree(const TileCanvas& canvas, int row, int column) {
    const double s = canvas.side();
    const QPointF middle = canvas.cell(row, column).center();
    canvas.painter.setPen(Qt::NoPen);
    canvas.painter.setBrush(QColor("#6f9447"));
    canvas.painter.drawEllipse(middle, s * 0.27, s * 0.27);
    canvas.painter.setBrush(QColor("#86ab58"));
    canvas.painter.drawEllipse(middle - QPointF(s * 0.06, s * 0.06), s * 0.17, s * 0.17);
}

void drawTileStall(const TileCanvas& canvas, int row, int column) {
    const double s = canvas.side();
    const QRectF room = canvas.cell(row, column).adjusted(s * 0.06, s * 0.16, -s * 0.06, -s * 0.16);
    switch (canvas.at(row, column)) {
        case 'f':
            return drawFishStall(canvas.painter, room);
        case 'g':
            return drawSheaf(canvas.painter, room, s);
        case 'c':
            return drawPen(canvas.painter, room, s);
    }
}

void drawTileBuilding(const TileCanvas& canvas, int row, int column) {
    const double s = canvas.side();
    const bool historic = canvas.at(row, column) == 'H';
    const QRectF base = canvas.cell(row, column).adjusted(-s * 0.34, -s * 0.34, s * 0.34, s * 0.34);
    const QRectF roof = base.adjusted(s * 0.14, s * 0.14, -s * 0.14, -s * 0.14);
    canvas.painter.fillRect(base.translated(s * 0.12, s * 0.14), shade);
    canvas.painter.fillRect(base, QColor("#d9cfba"));
    canvas.painter.fillRect(roof, QColor(historic ? "#7b2d8e" : "#6c7f93"));
    canvas.painter.setPen(QPen(QColor(historic ? "#b37ac0" : "#a3b1bf"), s * 0.1));
    canvas.painter.drawLine(roof.topLeft(), roof.bottomRight());
    canvas.painter.drawLine(roof.topRight(), roof.bottomLeft());
    if (!historic) return;
    canvas.painter.setPen(Qt::NoPen);  // a light knob: historic differs by form too
    canvas.painter.setBrush(QColor("#f3e6f6"));
    canvas.painter.drawEllipse(roof.center(), s * 0.2, s * 0.2);
}

void drawTileCrossing(const TileCanvas& canvas, int row, int column) {
    const double s = canvas.side();
    const QPointF middle = canvas.cell(row, column).center();
    canvas.painter.setPen(QPen(tileKerbColor(), s * 0.1));
    canvas.painter.setBrush(tileRoadColor().lighter(106));
    canvas.painter.drawEllipse(middle, s * 0.72, s * 0.72);
    canvas.painter.setBrush(QColor("#7fa9bd"));
    canvas.painter.drawEllipse(middle, s * 0.26, s * 0.26);
}

QColor tileRoadColor() {
    return {"#e4d9c2"};
}

QColor tileKerbColor() {
    return {"#b8a98b"};
}

}  // namespace remparts::panel
