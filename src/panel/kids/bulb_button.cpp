#include "kids/bulb_button.h"

#include <QKeyEvent>
#include <QtMath>
#include <cmath>

#include "language/spoken.h"
#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {

void drawBulb(QPainter& painter, const QRectF& box, bool lit) {
    const double side = std::min(box.width(), box.height());
    const QPointF glass(box.center().x(), box.center().y() - side * 0.06);
    if (lit) {
        painter.setPen(QPen(QColor("#e0a52c"), side * 0.06, Qt::SolidLine, Qt::RoundCap));
        for (int k = -3; k <= 3; ++k) {
            const double angle = -M_PI_2 + k * 0.62;
            const QPointF out(std::cos(angle), std::sin(angle));
            painter.drawLine(glass + out * side * 0.38, glass + out * side * 0.48);
        }
    }
    const double in = side * 0.19;
    const QRectF body(box.center().x() - side / 2 + in, box.center().y() - side / 2 + in * 1.15, side - 2 * in,
                      side - 2 * in);
    drawIcon(painter, Icon::Bulb, body, lit ? QColor("#f2bd3d") : theme().textFaint);
    if (lit) {
        const double scale = body.width() / 24;
        painter.setBrush(QColor(255, 253, 244, 210));
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(body.topLeft() + QPointF(9.6, 7) * scale, 2.2 * scale, 2.2 * scale);
    }
}

BulbButton::BulbButton(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    model::keepSaid(this, [this] { refresh(); });
}

void BulbButton::refresh() {
    setAccessibleName(isChecked() ? tr("Roads that can be closed are shown")
                                  : tr("Roads that can be closed are not shown"));
    setToolTip(isChecked() ? tr("Stop showing the roads that the tile can close")
                           : tr("Show the roads that the tile can close"));
    update();
}

void BulbButton::checkStateSet() {
    refresh();
}

void BulbButton::nextCheckState() {
    QAbstractButton::nextCheckState();
    refresh();
}

void BulbButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(2, 2, -2, -2);
    if (isChecked() || underMouse())
        drawCard(painter, box, isChecked() ? theme().card : theme().accentSoft, isChecked(), buttonRadius);
    drawBulb(painter, box, isChecked());
    if (hasFocus()) drawFocusFrame(painter, rect());
}

void BulbButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
