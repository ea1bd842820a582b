#include "rules/link_spot.h"

#include <QKeyEvent>

#include "look/plates.h"
#include "look/rule_links.h"

namespace remparts::panel {

LinkSpot::LinkSpot(const QString& rule, QWidget* parent) : QAbstractButton(parent), m_rule(rule) {
    setAccessibleName(RuleLinks::invitation(rule));
    setToolTip(accessibleName());
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QAbstractButton::clicked, this, [this] { ruleLinks().request(m_rule); });
}

void LinkSpot::paintEvent(QPaintEvent*) {
    if (!hasFocus()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawFocusFrame(painter, rect(), 4);
}

void LinkSpot::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
