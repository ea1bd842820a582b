#include "motion/coin_painter.h"

#include <QLineF>
#include <QtMath>
#include <algorithm>
#include <cmath>

namespace remparts::panel {

namespace {

constexpr double bowHeight = 0.22;  // of the way's length
constexpr double highestBow = 130;  // pixels
constexpr double narrowest = 0.28;  // a coin seen from its edge
const QColor gold("#f2c14a");
const QColor paleGold("#fff0b8");
const QColor darkGold("#9a6a14");

}  // namespace

void paintCoin(QPainter& painter, QPointF middle, double radius, double turn) {
    const double width = radius * std::max(narrowest, std::abs(std::cos(2 * M_PI * turn)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(40, 25, 5, 70));
    painter.drawEllipse(middle + QPointF(1.5, 3), width, radius);
    painter.setPen(QPen(darkGold, 1.4));
    painter.setBrush(gold);
    painter.drawEllipse(middle, width, radius);
    painter.setPen(QPen(paleGold, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, width * 0.66, radius * 0.66);
}

QPointF onBow(QPointF from, QPointF to, double way) {
    const double length = QLineF(from, to).length();
    const double height = std::min(highestBow, length * bowHeight) * 4 * way * (1 - way);
    return from + (to - from) * way - QPointF(0, height);
}

}  // namespace remparts::panel
