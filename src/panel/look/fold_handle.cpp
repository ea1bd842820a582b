#include "look/fold_handle.h"

#include <QKeyEvent>
#include <cmath>

#include "look/appearance.h"
#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr int leastHeight = 28;
constexpr double iconSide = 14;

}  // namespace

FoldHandle::FoldHandle(const QString& part, QWidget* parent) : QAbstractButton(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    m_open = true;
    setName(part);
}

void FoldHandle::setName(const QString& part) {
    setText(part);
    updateGeometry();
    setOpen(m_open);
}

void FoldHandle::setOpen(bool open) {
    m_open = open;
    setAccessibleName(open ? tr("%1, shown").arg(text()) : tr("%1, hidden").arg(text()));
    setToolTip(open ? tr("Hide: %1").arg(text()) : tr("Show: %1").arg(text()));
    update();
}

QSize FoldHandle::sizeHint() const {
    const double width = textWidth(text(), TextSize::Small, true) + iconSide + spaceXs + 2 * spaceS;
    const int least = appearance().fingers ? targetHeight() : leastHeight;
    const double height = std::max<double>(least, textHeight(TextSize::Small, true) + spaceS);
    return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height))};
}

QSize FoldHandle::minimumSizeHint() const {
    return {60, sizeHint().height()};
}

void FoldHandle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = rect();
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mix(theme().panel, theme().accentSoft, 0.8));
        painter.drawRoundedRect(box, innerRadius, innerRadius);
    }
    if (hasFocus()) drawFocusFrame(painter, box, innerRadius);
    const QColor ink = theme().textSoft;
    drawIcon(painter, m_open ? Icon::Down : Icon::Right,
             QRectF(spaceS, box.center().y() - iconSide / 2, iconSide, iconSide), ink);
    const double x = spaceS + iconSide + spaceXs;
    drawText(painter, QRectF(x, 0, box.width() - x - spaceXs, box.height()), text(), {TextSize::Small, true, ink});
}

void FoldHandle::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
