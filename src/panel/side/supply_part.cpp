#include "side/supply_part.h"

#include <QEvent>
#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr double least = 20;  // height of the pictures

double captionHeight() {
    return textHeight(TextSize::Small);
}

double lineHeight() {
    return std::max(least, textHeight(TextSize::Body));
}

}  // namespace

SupplyPart::SupplyPart(QWidget* parent) : QAbstractButton(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void SupplyPart::setCaption(const QString& caption) {
    setText(caption);
    update();
}

void SupplyPart::setWords(const QString& numbers, const QString& click) {
    setAccessibleName(numbers);
    setAccessibleDescription(click);
    setToolTip(numbers + u'\n' + click);
    update();
}

QSize SupplyPart::sizeHint() const {
    const int words = static_cast<int>(std::ceil(captionHeight() + lineHeight())) + spaceS;
    return {60, std::max(words, targetHeight())};
}

void SupplyPart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() && isEnabled()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mix(theme().panel, theme().accentSoft, 0.8));
        painter.drawRoundedRect(rect(), innerRadius, innerRadius);
    }
    const QRectF inner = QRectF(rect()).adjusted(spaceXs, 2, -spaceXs, -2);
    drawText(painter, QRectF(inner.x(), inner.y(), inner.width(), captionHeight()), text(),
             {TextSize::Small, false, theme().textSoft});
    paintSupply(painter, QRectF(inner.x(), inner.bottom() - lineHeight(), inner.width(), lineHeight()));
    if (hasFocus()) drawFocusFrame(painter, rect(), innerRadius);
}

void SupplyPart::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

void SupplyPart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    QAbstractButton::changeEvent(event);
}

}  // namespace remparts::panel
