#include "look/check_row.h"

#include <QEvent>
#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr double boxSide = 18;
constexpr double wordsLeft = spaceXs + boxSide + spaceS;
constexpr int leastHeight = 28;
constexpr int usualWidth = 300;

}  // namespace

CheckRow::CheckRow(const QString& text, QWidget* parent) : QCheckBox(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setWords(text);
}

void CheckRow::setWords(const QString& text) {
    setText(text);
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize CheckRow::sizeHint() const {
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize CheckRow::minimumSizeHint() const {
    return {100, leastHeight};
}

int CheckRow::heightForWidth(int width) const {
    const double room = width - wordsLeft - spaceXs;
    return std::max(leastHeight, static_cast<int>(std::ceil(paragraphHeight(text(), room, {}))) + spaceXs);
}

void CheckRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF row = rect();
    if (underMouse() && isEnabled()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mix(theme().panel, theme().accentSoft, 0.8));
        painter.drawRoundedRect(row, innerRadius, innerRadius);
    }
    const QRectF box(spaceXs, row.center().y() - boxSide / 2, boxSide, boxSide);
    painter.setPen(QPen(isChecked() ? theme().accent : theme().textSoft, 1.5));
    painter.setBrush(isChecked() ? theme().accent : theme().card);
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
    if (isChecked()) drawIcon(painter, Icon::Check, box.adjusted(2, 2, -2, -2), theme().onAccent);
    const QRectF words(wordsLeft, 0, row.width() - wordsLeft - spaceXs, row.height());
    drawParagraph(
        painter, words, text(),
        {TextSize::Body, false, isEnabled() ? theme().text : theme().textFaint, Qt::AlignLeft | Qt::AlignVCenter});
    if (hasFocus()) drawFocusFrame(painter, row, innerRadius);
}

void CheckRow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QCheckBox::keyPressEvent(event);
}

void CheckRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    QCheckBox::changeEvent(event);
}

}  // namespace remparts::panel
