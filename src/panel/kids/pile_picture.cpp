#include "kids/pile_picture.h"

#include <algorithm>

#include "kids/tile_picture.h"
#include "look/tokens.h"

namespace remparts::panel {

namespace {
constexpr int mostLayers = 12;
}

void drawPile(QPainter& painter, const QRectF& box, int tiles) {
    const double side = std::min(box.width(), box.height() * 0.74);
    const double layer = (box.height() - side) / mostLayers;
    const double x = box.center().x() - side / 2;
    const double bottom = box.bottom() - side;
    if (tiles <= 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().line.darker(112), 2, Qt::DashLine, Qt::RoundCap));
        painter.drawRoundedRect(QRectF(x, bottom, side, side).adjusted(3, 3, -3, -3), side * 0.08, side * 0.08);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(30, 15, 0, 40));
    painter.drawRoundedRect(QRectF(x + 2, bottom + 3, side, side), side * 0.09, side * 0.09);
    const int layers = std::min(tiles, mostLayers);
    for (int k = 0; k < layers; ++k) {
        painter.setBrush(k % 2 ? QColor("#b08a52") : QColor("#cba96f"));
        painter.drawRoundedRect(QRectF(x, bottom - k * layer, side, side), side * 0.08, side * 0.08);
    }
    drawTileBack(painter, QRectF(x, bottom - layers * layer, side, side));
}

}  // namespace remparts::panel
