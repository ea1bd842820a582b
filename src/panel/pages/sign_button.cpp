#include "pages/sign_button.h"

#include "look/plates.h"

namespace remparts::panel {

SignButton::SignButton(engine::PlayerColor color, const QString& name, QWidget* parent)
    : QAbstractButton(parent), m_color(color) {
    setAccessibleName(name);
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setFixedSize(usualSide, usualSide);
    setAttribute(Qt::WA_Hover);
}

void SignButton::setColor(engine::PlayerColor color) {
    m_color = color;
    update();
}

void SignButton::setFaint(bool faint) {
    m_faint = faint;
    update();
}

void SignButton::setSide(int side) {
    setFixedSize(side, side);
}

void SignButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(4, 4, -4, -4);
    if (isChecked()) {
        drawSignBadge(painter, m_color, box);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().text, 2));
        painter.drawEllipse(box.adjusted(-3, -3, 3, 3));
    } else {
        if (underMouse()) drawCard(painter, box, theme().accentSoft, false, buttonRadius);
        painter.setOpacity(m_faint && !underMouse() ? 0.3 : 1);
        const double in = box.width() / 4;
        drawSign(painter, m_color, box.adjusted(in, in, -in, -in));
        painter.setOpacity(1);
    }
    if (hasFocus()) drawFocusFrame(painter, rect(), buttonRadius);
}

}  // namespace remparts::panel
