#include "pages/seat_table.h"

#include <QPainterPath>
#include <QtMath>
#include <cmath>

#include "look/icons.h"
#include "look/text.h"

namespace remparts::panel {

SeatTable::SeatTable(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void SeatTable::show(const model::SetupChoice& choice) {
    m_choice = choice;
    QStringList names;
    for (const model::Seat& seat : choice.seats) names << seat.name;
    setAccessibleName(tr("Clockwise round the table: %1").arg(names.join(QStringLiteral(", "))));
    update();
}

void SeatTable::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle = QRectF(rect()).center();
    const double rx = std::min(96.0, width() / 2.0 - 132);  // room for the names beside it
    const double ry = std::min(60.0, height() / 2.0 - 26);
    QRadialGradient wood(middle - QPointF(rx * 0.3, ry * 0.5), rx * 1.4);
    wood.setColorAt(0, QColor("#9a6c46"));
    wood.setColorAt(1, QColor("#7c5435"));
    painter.setPen(QPen(QColor("#6f4a2e"), 3));
    painter.setBrush(wood);
    painter.drawEllipse(middle, rx, ry);
    drawIcon(painter, Icon::Gate, QRectF(middle.x() - 17, middle.y() - 17, 34, 34), QColor("#e6d3b0"));
    for (std::size_t k = 0; k < m_choice.seats.size(); ++k) {
        const double angle = -M_PI_2 + 2 * M_PI * static_cast<double>(k) / static_cast<double>(m_choice.seats.size());
        paintSeat(painter, k, middle + QPointF(std::cos(angle) * (rx + 4), std::sin(angle) * (ry + 4)), angle);
    }
}

void SeatTable::paintSeat(QPainter& painter, std::size_t seat, QPointF at, double angle) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().panel);
    painter.drawEllipse(at, 18, 18);
    drawSignBadge(painter, m_choice.seats[seat].color, QRectF(at.x() - 14, at.y() - 14, 28, 28));
    if (m_choice.beginner == static_cast<int>(seat)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().text, 2));
        painter.drawEllipse(at, 17.5, 17.5);
    }
    const bool left = std::cos(angle) < -0.1;
    const bool right = std::cos(angle) > 0.1;
    QRectF name(at.x() + 24, at.y() - 10, width() - at.x() - 24, 20);  // of those at the ends below the sign
    if (left) name = {0, at.y() + 19, at.x() + 2, 20};
    if (right) name = {at.x() - 2, at.y() + 19, width() - at.x() + 2, 20};
    drawText(painter, name, m_choice.seats[seat].name,
             {TextSize::Small, false, theme().textSoft, (left ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter});
}

}  // namespace remparts::panel
