#include "lesson/step_bar.h"

#include <QEvent>
#include <cmath>

#include "language/spoken.h"
#include "look/text.h"

namespace remparts::panel {

namespace {

constexpr double markHeight = 5;
constexpr double widestMark = 34;

}  // namespace

StepBar::StepBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    model::keepSaid(this, [this] { show(m_step, m_steps); });
}

void StepBar::show(int step, int steps) {
    m_step = step;
    m_steps = std::max(1, steps);
    setAccessibleName(tr("Step %1 of %2").arg(m_step + 1).arg(m_steps));
    update();
}

QSize StepBar::sizeHint() const {
    return {240, static_cast<int>(std::ceil(textHeight(TextSize::Small))) + spaceXs};
}

void StepBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double words = textWidth(accessibleName(), TextSize::Small) + 1;
    drawText(painter, QRectF(width() - words, 0, words, height()), accessibleName(),
             {TextSize::Small, false, theme().textSoft, Qt::AlignRight | Qt::AlignVCenter});
    const double gap = m_steps > 12 ? 2 : 4;
    const double room = width() - words - spaceM;
    const double mark = std::min(widestMark, (room - gap * (m_steps - 1)) / m_steps);
    painter.setPen(Qt::NoPen);
    for (int k = 0; k < m_steps; ++k) {
        const bool isNow = k == m_step;
        const double high = isNow ? markHeight + 3 : markHeight;
        painter.setBrush(k <= m_step ? theme().accent : theme().line);
        painter.setOpacity(k < m_step ? 0.55 : 1);
        painter.drawRoundedRect(QRectF(k * (mark + gap), (height() - high) / 2, mark, high), high / 2, high / 2);
    }
}

void StepBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    QWidget::changeEvent(event);
}

}  // namespace remparts::panel
