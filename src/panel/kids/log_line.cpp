#include "kids/log_line.h"

#include <QKeyEvent>

#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {

using Model = model::LogModel;

LogLine::LogLine(Model& log, QWidget* parent) : QAbstractButton(parent), m_log(log) {
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setToolTip(tr("What happened, newest first"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LogLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0, 2, 0, -2);
    if (underMouse()) drawCard(painter, box, theme().accentSoft, false, buttonRadius);
    if (hasFocus()) drawFocusFrame(painter, box);
    drawIcon(painter, isChecked() ? Icon::Down : Icon::Right, QRectF(box.right() - 18, box.center().y() - 6, 12, 12),
             theme().textFaint);
    if (m_log.rowCount() == 0) return;
    const QModelIndex row = m_log.index(0);
    const int color = row.data(Model::ColorRole).toInt();
    double x = box.x() + spaceS;
    if (color >= 0) {
        drawSign(painter, static_cast<engine::PlayerColor>(color), QRectF(x, box.center().y() - 6, 12, 12));
        x += 12 + spaceS;
    }
    double right = box.right() - 18 - spaceS;
    const QString rule = row.data(Model::RuleRole).toString();
    if (!rule.isEmpty()) {
        right -= ruleBadgeWidth(rule);
        drawRuleBadge(painter, QPointF(right, box.center().y()), rule);
        right -= spaceS;
    }
    drawParagraph(painter, QRectF(x, box.y(), right - x, box.height()), row.data(Model::TextRole).toString(),
                  {TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignVCenter});
}

void LogLine::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
