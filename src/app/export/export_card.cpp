#include "export/export_card.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "look/plates.h"

namespace remparts::app {

using namespace panel;

ExportCard::ExportCard(Icon icon, const QString& title, QString line, QWidget* parent)
    : QAbstractButton(parent), m_icon(icon), m_line(std::move(line)) {
    setText(title);
    setAccessibleDescription(m_line);
    setCheckable(true);
    setAutoExclusive(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

// The title has its full size.
QSize ExportCard::sizeHint() const {
    const double title = textWidth(text(), TextSize::Large, true) + 2 * spaceL;
    const int width = static_cast<int>(std::ceil(title)) + shadowMargins.left() + shadowMargins.right() + 2;
    const double words = textHeight(TextSize::Large, true) + 4 * textHeight(TextSize::Body);
    return {std::max(252, width), std::max(176, 60 + static_cast<int>(std::ceil(words)))};
}

QSize ExportCard::minimumSizeHint() const {
    constexpr int widestNeeded = 312;
    return sizeHint().boundedTo(QSize(widestNeeded, QWIDGETSIZE_MAX));
}

void ExportCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).marginsRemoved(shadowMargins);
    drawCard(painter, card, isChecked() || underMouse() ? theme().card : theme().panel, isChecked());
    if (isChecked()) {
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), cardRadius, cardRadius);
    }
    if (hasFocus()) drawFocusFrame(painter, card.adjusted(-2, -2, 2, 2), cardRadius + 1);
    const QRectF room = card.adjusted(spaceL, spaceM, -spaceL, -spaceM);
    drawIcon(painter, m_icon, QRectF(room.topLeft(), QSizeF(36, 36)),
             isChecked() ? theme().accent : theme().textSoft);
    const double title = textHeight(TextSize::Large, true);
    const QRectF titleBox(room.left(), room.top() + 36 + spaceS, room.width(), title);
    drawText(painter, titleBox, text(), {TextSize::Large, true, {}, Qt::AlignLeft | Qt::AlignVCenter});
    drawParagraph(painter, QRectF(QPointF(room.left(), titleBox.bottom() + spaceXs), room.bottomRight()), m_line,
                  {TextSize::Body, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop});
}

}  // namespace remparts::app
