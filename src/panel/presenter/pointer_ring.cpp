#include "presenter/pointer_ring.h"

#include <QPainter>

#include "look/tokens.h"

namespace remparts::panel {
namespace {

// Shares of the parent's height.
constexpr double diameter = 0.13;
constexpr double stroke = 0.010;
constexpr double border = 0.004;

}  // namespace

PointerRing::PointerRing(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void PointerRing::moveTo(QPoint center) {
    const int side = static_cast<int>(parentWidget()->height() * diameter);
    setGeometry(center.x() - side / 2, center.y() - side / 2, side, side);
    raise();
}

// Yellow between dark lines: seen on light ground and on dark.
void PointerRing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const double height = parentWidget()->height();
    const double inset = (stroke / 2 + border) * height;
    const QRectF ring = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    painter.setPen(QPen(inkOnPossible(), (stroke + 2 * border) * height));
    painter.drawEllipse(ring);
    painter.setPen(QPen(possibleColor(), stroke * height));
    painter.drawEllipse(ring);
}

}  // namespace remparts::panel
