#include "layers/layer_overlay.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

#include "layers/hover_card_view.h"
#include "layers/layer_control.h"
#include "layers/layer_legend.h"
#include "layers/layer_painter.h"
#include "look/plates.h"
#include "overlay/overlay_parts.h"

namespace remparts::panel {

LayerOverlay::LayerOverlay(model::Session& session, model::LayerModel& layers, QWidget* view)
    : QWidget(view),
      m_session(session),
      m_layers(layers),
      m_control(new LayerControl(layers, view)),
      m_legend(new LayerLegend(layers, view)),
      m_card(new HoverCardView(view)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    connect(&layers, &model::LayerModel::changed, this, &LayerOverlay::onLayersChanged);
    connect(&layers, &model::LayerModel::kindsChanged, this, &LayerOverlay::arrange);
    connect(m_control, &LayerControl::closed, this, &LayerOverlay::closed);
    view->installEventFilter(this);
    setGeometry(view->rect());
    onLayersChanged();
}

void LayerOverlay::setProjection(Projection projection) {
    m_projection = std::move(projection);
    viewChanged();
}

void LayerOverlay::setCovered(QMargins covered) {
    if (covered == m_covered) return;
    m_covered = covered;
    arrange();
}

void LayerOverlay::setOffered(bool offered) {
    const bool hasKeys = m_control->isAncestorOf(QApplication::focusWidget());
    m_offered = offered;
    arrange();
    if (m_control->isVisible()) return m_control->takeKeys();
    if (hasKeys) parentWidget()->setFocus();
}

void LayerOverlay::setShown(bool shown) {
    m_shown = shown;
    arrange();
}

std::vector<QRectF> LayerOverlay::boxes() const {
    std::vector<QRectF> boxes;
    for (const QWidget* each : {static_cast<const QWidget*>(m_control), static_cast<const QWidget*>(m_legend)})
        if (!each->isHidden()) boxes.push_back(QRectF(each->geometry()).marginsRemoved(shadowMargins));
    return boxes;
}

void LayerOverlay::tell(const model::HoverCard& told, QPointF pixel, const std::vector<QRectF>& taken) {
    const model::HoverCard card = m_shown ? told : model::HoverCard();
    const bool pointsAtWall = !card.row.empty() || !m_card->card().row.empty();
    std::vector<QRectF> obstacles = boxes();
    obstacles.insert(obstacles.end(), taken.begin(), taken.end());
    m_card->show(card, pixel, obstacles);
    if (pointsAtWall) update();
    setVisible(m_shown && (m_layers.picture() || !card.row.empty()));
}

bool LayerOverlay::isTelling() const {
    return !m_card->isHidden();
}

void LayerOverlay::viewChanged() {
    m_picture = QImage();
    update();
}

void LayerOverlay::onLayersChanged() {
    const auto& picture = m_layers.picture();
    m_shapes = picture ? shapesOf(*picture, m_session.state()) : LayerShapes();
    arrange();
    viewChanged();
}

// The plate below the camera's tools, the legend in the lower left.
void LayerOverlay::arrange() {
    const QRect room = parentWidget()->rect().marginsRemoved(m_covered).adjusted(spaceXs, 0, -spaceXs, 0);
    const bool hasLayer = m_layers.picture().has_value();
    m_control->setVisible(m_shown && m_offered && !m_layers.kinds().empty());
    m_legend->setVisible(m_shown && hasLayer);
    m_control->adjustSize();
    m_control->move(room.right() - m_control->width(), room.top());
    const QSize legend = m_legend->sizeHint().boundedTo(room.size());
    m_legend->setGeometry(room.left(), room.bottom() + 1 - legend.height(), legend.width(), legend.height());
    for (QWidget* each : {static_cast<QWidget*>(m_legend), static_cast<QWidget*>(m_control)}) each->raise();
    if (!m_shown) m_card->hide();
    setVisible(m_shown && (hasLayer || !m_card->card().row.empty()));
    m_picture = QImage();
    emit arranged();
}

bool LayerOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

void LayerOverlay::drawPicture() {
    const double ratio = devicePixelRatioF();
    m_picture = QImage((QSizeF(size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::transparent);
    const auto view = tableView(m_projection, m_session.state().board, rect());
    if (!view) return;
    QPainter painter(&m_picture);
    paintLayer(painter, {*m_layers.picture(), m_shapes, *view, m_projection, rect(), boxes()});
}

// A guard's row or what a guard would see from a piece of wall.
void LayerOverlay::paintPointed(QPainter& painter) const {
    const model::HoverCard& card = m_card->card();
    if (card.row.empty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintLitArea(painter, cellsArea(m_projection, card.row), 60);
    if (card.edge) paintOutline(painter, wallOutline(m_projection, *card.edge), possibleColor(), 2, 60);
}

void LayerOverlay::paintEvent(QPaintEvent*) {
    if (!m_session.hasGame() || !m_projection.project) return;
    QPainter painter(this);
    if (m_layers.picture()) {
        if (m_picture.isNull()) drawPicture();
        painter.drawImage(0, 0, m_picture);
    }
    paintPointed(painter);
}

}  // namespace remparts::panel
