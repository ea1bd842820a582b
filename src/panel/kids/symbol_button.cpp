#include "kids/symbol_button.h"

#include <QKeyEvent>
#include <cmath>

#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr int roundSide = 72;
constexpr double wideIcon = 34;
constexpr double tileIcon = 38;
constexpr double wordHeight = 22;

}  // namespace

SymbolButton::SymbolButton(const QString& name, Icon icon, Kind kind, Shape shape, QWidget* parent)
    : QAbstractButton(parent), m_icon(icon), m_kind(kind), m_shape(shape) {
    setName(name);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    const bool grows = shape == Shape::Tile;
    setSizePolicy(grows ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SymbolButton::setName(const QString& name) {
    setText(name);
    setAccessibleName(name);
    setToolTip(name);
    updateGeometry();
}

QSize SymbolButton::sizeHint() const {
    const double words = textWidth(text(), TextSize::Large, true);
    switch (m_shape) {
        case Shape::Round:
            return {roundSide + shadowMargins.left() * 2, roundSide + shadowMargins.top() + shadowMargins.bottom()};
        case Shape::Tile:
            return {124, 98};
        case Shape::Wide:
            return {static_cast<int>(std::ceil(words + wideIcon)) + 3 * spaceXl, roundSide};
    }
    return {};
}

QRectF SymbolButton::body() const {
    const QRectF room = QRectF(rect()).marginsRemoved(shadowMargins);
    if (m_shape != Shape::Round) return room;
    const double side = std::min(room.width(), room.height());
    return {room.center().x() - side / 2, room.center().y() - side / 2, side, side};
}

double SymbolButton::radius() const {
    return m_shape == Shape::Round ? body().width() / 2 : m_shape == Shape::Wide ? body().height() / 2 : cardRadius;
}

bool SymbolButton::hitButton(const QPoint& at) const {
    return rect().contains(at);  // a near miss of a small finger counts
}

void SymbolButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool primary = m_kind == Kind::Primary;
    QColor fill = primary ? theme().accent : theme().card;
    if (!isEnabled()) fill = theme().sunk;
    if (isEnabled() && underMouse()) fill = primary ? fill.lighter(112) : mix(fill, theme().accentSoft, 0.7);
    const QColor ink = !isEnabled() ? theme().textFaint : primary ? theme().onAccent : theme().text;
    if (isDown()) painter.translate(0, 2);
    drawCard(painter, body(), fill, isEnabled() && !isDown(), radius());
    paintFace(painter, ink);
    if (hasFocus()) {
        drawFocusFrame(painter, body().adjusted(-3, -3, 3, 3), radius() + 3);
        if (primary) {
            painter.setPen(QPen(theme().onAccent, 1.5));
            painter.drawRoundedRect(body().adjusted(3, 3, -3, -3), radius() - 3, radius() - 3);
        }
    }
}

void SymbolButton::paintFace(QPainter& painter, const QColor& ink) const {
    const QRectF box = body();
    switch (m_shape) {
        case Shape::Round: {
            const double in = box.width() * 0.25;
            return drawIcon(painter, m_icon, box.adjusted(in, in, -in, -in), ink);
        }
        case Shape::Tile:
            drawIcon(painter, m_icon, QRectF(box.center().x() - tileIcon / 2, box.y() + 10, tileIcon, tileIcon), ink);
            return drawText(painter, QRectF(box.x() + 6, box.bottom() - wordHeight - 7, box.width() - 12, wordHeight),
                            text(), {TextSize::Body, true, ink, Qt::AlignCenter});
        case Shape::Wide: {
            const double words = textWidth(text(), TextSize::Large, true);
            const double x = box.center().x() - (words + wideIcon + spaceM) / 2;
            drawIcon(painter, m_icon, QRectF(x, box.center().y() - wideIcon / 2, wideIcon, wideIcon), ink);
            return drawText(painter, QRectF(x + wideIcon + spaceM, box.y(), words + 2, box.height()), text(),
                            {TextSize::Large, true, ink});
        }
    }
}

void SymbolButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
