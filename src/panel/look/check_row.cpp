#include "look/check_row.h"

#include <QEvent>
#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "look/appearance.h"
#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr double leastBox = 18;
constexpr int leastHeight = 28;
constexpr int usualWidth = 300;

double boxSide() {
    return std::max(leastBox, textHeight(TextSize::Body) - 1);
}

double wordsLeft() {
    return spaceXs + boxSide() + spaceS;
}

TextStyle meaningStyle() {
    return {TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop};
}

double meaningHeight(const QString& meaning, double room) {
    return meaning.isEmpty() ? 0 : paragraphHeight(meaning, room, meaningStyle());
}

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

void CheckRow::setMeaning(const QString& meaning) {
    m_meaning = meaning;
    setAccessibleDescription(meaning);
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
    const double room = width - wordsLeft() - spaceXs;
    const double words = paragraphHeight(text(), room, {}) + meaningHeight(m_meaning, room);
    const int least = appearance().fingers ? targetHeight() : leastHeight;
    return std::max(least, static_cast<int>(std::ceil(words)) + spaceXs);
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
    const double side = boxSide();
    const double room = row.width() - wordsLeft() - spaceXs;
    const double below = meaningHeight(m_meaning, room);
    const double middle = below > 0 ? (row.height() - below) / 2 : row.center().y();
    const QRectF box(spaceXs, middle - side / 2, side, side);
    painter.setPen(QPen(isChecked() ? theme().accent : theme().textSoft, 1.5));
    painter.setBrush(isChecked() ? theme().accent : theme().card);
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
    if (isChecked()) drawIcon(painter, Icon::Check, box.adjusted(2, 2, -2, -2), theme().onAccent);
    const QRectF words(wordsLeft(), 0, room, row.height() - below);
    drawParagraph(
        painter, words, text(),
        {TextSize::Body, false, isEnabled() ? theme().text : theme().textFaint, Qt::AlignLeft | Qt::AlignVCenter});
    if (below > 0)
        drawParagraph(painter, QRectF(words.x(), middle + paragraphHeight(text(), room, {}) / 2, room, below + 1),
                      m_meaning, meaningStyle());
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
