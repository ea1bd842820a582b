#include "look/button.h"

#include <QAction>
#include <QKeyEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "look/appearance.h"
#include "look/plates.h"

namespace remparts::panel {

namespace {
double iconSide() {
    return 18.0 * std::clamp(appearance().textPercent, 100, 160) / 100;
}
}  // namespace

Button::Button(const QString& text, Kind kind, std::optional<Icon> icon, QString key, QWidget* parent)
    : QAbstractButton(parent), m_kind(kind), m_icon(icon), m_key(std::move(key)) {
    setName(text);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void Button::setName(const QString& text) {
    setText(text);
    setAccessibleName(text);
    updateGeometry();
}

void Button::setAction(QAction* action) {
    connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, [this, action] { followAction(action); });
    followAction(action);
}

void Button::followAction(QAction* action) {
    const QString name = action->text().remove(QLatin1Char('&')).remove(QStringLiteral("…")).trimmed();
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    setAccessibleName(name);
    setToolTip(key.isEmpty() ? name : QStringLiteral("%1  %2").arg(name, key));
    setEnabled(action->isEnabled());
    setCheckable(action->isCheckable());
    setChecked(action->isChecked());
    update();
}

void Button::showIcon(Icon icon) {
    m_icon = icon;
    update();
}

void Button::setKey(const QString& key) {
    m_key = key;
    updateGeometry();
    update();
}

QSize Button::sizeHint() const {
    if (text().isEmpty()) return {targetHeight(), targetHeight()};
    double width = textWidth(text(), TextSize::Body, m_kind == Kind::Primary) + 2 * spaceL;
    if (m_icon) width += iconSide() + spaceS;
    if (!m_key.isEmpty()) width += keyCapWidth(m_key) + spaceS;
    return {static_cast<int>(std::ceil(width)), targetHeight()};
}

QColor Button::fill() const {
    const bool lit = underMouse() && isEnabled();
    switch (m_kind) {
        case Kind::Primary:
            if (!isEnabled()) return theme().sunk;
            return lit ? theme().accent.lighter(112) : theme().accent;
        case Kind::Secondary:
            return lit ? mix(theme().card, theme().accentSoft, 0.7) : theme().card;
        case Kind::Quiet:
            if (isCheckable() && isChecked()) return theme().accentSoft;
            return lit ? mix(theme().panel, theme().accentSoft, 0.8) : QColor(Qt::transparent);
    }
    return {};
}

QColor Button::ink() const {
    if (!isEnabled()) return theme().textFaint;
    return m_kind == Kind::Primary ? theme().onAccent : theme().text;
}

void Button::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = rect();
    painter.setPen(m_kind == Kind::Secondary ? QPen(theme().line, 1) : QPen(Qt::NoPen));
    painter.setBrush(isDown() ? fill().darker(106) : fill());
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), buttonRadius, buttonRadius);
    if (hasFocus()) {
        drawFocusFrame(painter, box);
        if (m_kind == Kind::Primary) {  // the accent alone would not show on itself
            painter.setPen(QPen(theme().onAccent, 1.5));
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), innerRadius, innerRadius);
        }
    }
    const bool bold = m_kind == Kind::Primary;
    const double words = textWidth(text(), TextSize::Body, bold);
    double x =
        text().isEmpty() ? box.center().x() - iconSide() / 2 : (box.width() - (sizeHint().width() - 2 * spaceL)) / 2;
    if (m_icon) {
        drawIcon(painter, *m_icon, QRectF(x, box.center().y() - iconSide() / 2, iconSide(), iconSide()), ink());
        x += iconSide() + spaceS;
    }
    drawText(painter, QRectF(x, 0, words + 1, box.height()), text(), {TextSize::Body, bold, ink()});
    if (!m_key.isEmpty() && !text().isEmpty())
        drawKeyCap(painter, QPointF(x + words + spaceS, box.center().y()), m_key,
                   m_kind == Kind::Primary && isEnabled());
}

void Button::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
