#include "kids/pile_button.h"

#include <QKeyEvent>
#include <QPainter>

#include "counted.h"
#include "kids/pile_picture.h"
#include "look/plates.h"

namespace remparts::panel {

namespace {
constexpr double countHeight = 20;
}

PileButton::PileButton(int number, QWidget* parent) : QAbstractButton(parent), m_number(number) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

void PileButton::show(int tiles, bool lit) {
    m_tiles = tiles;
    m_lit = lit;
    setEnabled(tiles > 0);
    setAccessibleName(tiles > 0 ? tr("Pile %1, %2", "Pile 1, 5 tiles left")
                                      .arg(QString::number(m_number), model::sentences::tilesLeft(tiles))
                                : tr("Pile %1 is empty").arg(m_number));
    setToolTip(accessibleName());
    update();
}

void PileButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = isEnabled() && (m_lit || underMouse());
    if (lit) {
        painter.setPen(QPen(theme().dark ? possibleColor() : inkOnPossible(), 2));
        painter.setBrush(possibleColor());
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), cardRadius, cardRadius);
    }
    if (hasFocus()) drawFocusFrame(painter, rect(), cardRadius);
    const QRectF room = QRectF(rect()).adjusted(6, 4, -6, -countHeight);
    drawPile(painter, isDown() ? room.translated(0, 2) : room, m_tiles);
    if (m_tiles > 0)
        drawText(painter, QRectF(0, height() - countHeight, width(), countHeight - 1), QString::number(m_tiles),
                 {TextSize::Small, true, lit ? inkOnPossible() : theme().textSoft, Qt::AlignCenter});
}

void PileButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
