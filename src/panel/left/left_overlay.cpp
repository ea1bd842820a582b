#include "left/left_overlay.h"

#include <QEvent>
#include <QPainter>
#include <utility>

#include "look/tokens.h"
#include "overlay/city_painters.h"
#include "overlay/table_shapes.h"

namespace remparts::panel {
namespace {

constexpr double askedInset = 0.03;  // cells

}  // namespace

LeftOverlay::LeftOverlay(const model::LeftModel& left, QWidget* view) : QWidget(view), m_left(left) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    connect(&left, &model::LeftModel::changed, this, &LeftOverlay::refresh);
    view->installEventFilter(this);
    setGeometry(view->rect());
    refresh();
}

void LeftOverlay::setProjection(Projection projection) {
    m_projection = std::move(projection);
    update();
}

void LeftOverlay::setShown(bool shown) {
    m_shown = shown;
    refresh();
}

void LeftOverlay::viewChanged() {
    if (isVisible()) update();
}

void LeftOverlay::refresh() {
    const bool hasMarks = m_left.cell() || (m_left.marksDeadCells() && !m_left.deadCells().empty());
    setVisible(m_shown && m_left.isActive() && hasMarks);
    update();
}

bool LeftOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void LeftOverlay::paintEvent(QPaintEvent*) {
    if (!m_projection.project) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    OverlayCanvas canvas{painter, m_projection, rect(), {}};
    if (m_left.marksDeadCells())
        for (const engine::Position cell : m_left.deadCells()) paintForbiddenCell(canvas, centreOf(cell));
    if (!m_left.cell()) return;
    const QPolygonF outline = cellOutline(m_projection, *m_left.cell(), askedInset);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tableEdge(), 5));
    painter.drawPolygon(outline);
    painter.setPen(QPen(QColor("#fffdf9"), 2.5, Qt::DashLine));
    painter.drawPolygon(outline);
}

}  // namespace remparts::panel
