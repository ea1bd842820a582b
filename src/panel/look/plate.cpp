#include "look/plate.h"

#include <QHBoxLayout>

#include "look/plates.h"

namespace remparts::panel {

Plate::Plate(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(shadowMargins + QMargins(spaceXs, spaceXs, spaceXs, spaceXs));
    m_row->setSpacing(2);
    m_row->setSizeConstraint(QLayout::SetFixedSize);
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
}

void Plate::add(QWidget* widget) {
    m_row->addWidget(widget);
}

void Plate::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawCard(painter, QRectF(rect()).marginsRemoved(shadowMargins), theme().panel, true);
}

}  // namespace remparts::panel
