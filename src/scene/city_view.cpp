#include "city_view.h"

#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QTouchEvent>
#include <QWheelEvent>
#include <cmath>
#include <utility>

#include "piece_picker.h"
#include "pile_places.h"
#include "player_paints.h"
#include "remparts/geometry/city_plan.h"
#include "rendering_setup.h"
#include "table_scale.h"
#include "view_control.h"

namespace remparts::scene {

namespace {

constexpr double directionProbe = 24;  // pixels

}  // namespace

CityView::CityView(QWidget* parent)
    : QWidget(parent), m_impl(std::make_unique<Impl>(*this)), m_pieces(std::make_unique<PiecePicker>()) {
    setObjectName(QStringLiteral("cityView"));
    setMouseTracking(true);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);
}

CityView::~CityView() = default;

CameraControl& CityView::camera() {
    return m_impl->camera();
}

bool CityView::canRender() const {
    return hasOpenGl();
}

void CityView::showPosition(const engine::GameState& shown, const engine::GameState& coming) {
    if (!model::pilePlaces(coming).empty()) camera().lookFromPiles();
    camera().setExtents(playingExtent(coming), cityExtent(coming.board));
    camera().setPosition(coming);
    geometry::CityPlan plan = planTable(shown, coming);
    m_pieces->setParts(plan.parts);
    m_impl->stage().showPosition(std::move(plan), coming.setup->tiles);
    m_impl->pictureChanged();
}

void CityView::showImaginedWall(const engine::GameState& state, const std::vector<engine::BoardEdge>& edges) {
    m_impl->stage().showImaginedWall(geometry::planImaginedWall(state, edges));
    m_impl->pictureChanged();
}

void CityView::clear() {
    m_pieces->setParts({});
    m_impl->stage().showPosition({}, nullptr);
    m_impl->stage().showImaginedWall({});
    m_impl->stage().showGhost(std::nullopt, nullptr);
    m_impl->stage().showHop(std::nullopt);
    m_impl->stage().showFloating({}, nullptr);
    camera().forgetExtent();
    camera().setPosition(std::nullopt);
    m_impl->pictureChanged();
}

void CityView::showGhost(const engine::GameState& state, std::optional<model::Ghost> ghost) {
    m_impl->stage().showGhost(ghost, state.setup->tiles);
    update();
}

void CityView::setTime(geometry::TimeOfDay time) {
    m_impl->stage().setTime(time);
    m_impl->pictureChanged();
}

geometry::TimeOfDay CityView::time() const {
    return m_impl->stage().time();
}

void CityView::setPlayerPalette(model::PlayerPalette palette) {
    m_palette = palette;
    m_impl->stage().setPaints(paintsOf(palette));
    m_impl->pictureChanged();
}

void CityView::showHop(const std::optional<Hop>& hop) {
    m_impl->stage().showHop(hop);
    update();
}

void CityView::showFloating(const engine::GameState& state, std::vector<FloatingPart> parts) {
    m_impl->stage().showFloating(std::move(parts), state.setup->tiles);
    update();
}

void CityView::setBusy(bool on) {
    m_impl->setBusy(on);
}

std::optional<QPointF> CityView::project(model::TablePoint at, double height) const {
    return m_impl->rig().project(toScene(at, height));
}

std::optional<model::TablePoint> CityView::tablePointAt(QPointF pixel) const {
    const auto ground = m_impl->rig().groundAt(pixel);
    if (!ground) return std::nullopt;
    return toTable(*ground);
}

CameraPose CityView::cameraPose() const {
    return m_impl->rig().pose();
}

std::optional<model::PointedPiece> CityView::pieceAt(QPointF pixel) const {
    return m_pieces->at(pixel, cameraPose(), size());
}

model::TablePoint CityView::entryPoint() const {
    const QRectF free = m_impl->rig().freeArea();
    return tablePointAt({free.right(), free.center().y()}).value_or(model::TablePoint{});
}

double CityView::cellsPerPixel(model::TablePoint at) const {
    constexpr double step = 0.01;  // cells
    const auto here = project(at);
    const auto east = project({at.x + step, at.y});
    const auto north = project({at.x, at.y + step});
    if (!here || !east || !north) return 0;
    const QPointF a = *east - *here;
    const QPointF b = *north - *here;
    const double area = std::abs(a.x() * b.y() - a.y() * b.x());
    return area > 0 ? step / std::sqrt(area) : 0;
}

QPointF CityView::tableDirection(QPointF screenDirection) const {
    const double length = std::hypot(screenDirection.x(), screenDirection.y());
    const QPointF middle = m_impl->rig().freeArea().center();
    if (length == 0) return {};
    const auto from = tablePointAt(middle);
    const auto to = tablePointAt(middle + screenDirection * (directionProbe / length));
    if (!from || !to) return {};
    const QPointF way(to->x - from->x, to->y - from->y);
    return way / std::hypot(way.x(), way.y());
}

void CityView::setFreeArea(QMargins covered) {
    camera().setFreeArea(covered);
}

void CityView::setWheelTurnsTile(bool on) {
    m_impl->setWheelTurnsTile(on);
}

bool CityView::showsAll() const {
    return m_impl->rig().showsAll();
}

void CityView::settle() {
    m_impl->drawFinely();
    repaint();
}

bool CityView::isSettled() const {
    return m_impl->stage().isFine();
}

void CityView::frameAll() {
    camera().frameAll();
}

void CityView::setTopView(bool on) {
    camera().setTopView(on);
}

void CityView::lookAt(model::TablePoint at) {
    camera().lookAt(toScene(at));
}

void CityView::frame(const std::vector<model::TablePoint>& places) {
    std::vector<QVector3D> points;
    for (const model::TablePoint& place : places) points.push_back(toScene(place));
    if (!points.empty()) camera().frame(std::move(points));
}

bool CityView::event(QEvent* event) {
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            camera().zoom(std::exp(gesture->value()), gesture->position());
            return true;
        }
    }
    switch (event->type()) {
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel: {
            const bool ours = m_impl->touch(*static_cast<QTouchEvent*>(event));
            event->setAccepted(ours);
            return ours;
        }
        default:
            return QWidget::event(event);
    }
}

void CityView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    m_impl->paint(painter);
}

void CityView::resizeEvent(QResizeEvent*) {
    camera().setViewport(QSizeF(size()));
}

void CityView::mousePressEvent(QMouseEvent* event) {
    m_impl->press(*event);
}

void CityView::mouseDoubleClickEvent(QMouseEvent* event) {
    m_impl->doubleClick(*event);
}

void CityView::mouseMoveEvent(QMouseEvent* event) {
    m_impl->move(*event);
}

void CityView::mouseReleaseEvent(QMouseEvent* event) {
    m_impl->release(*event);
}

void CityView::wheelEvent(QWheelEvent* event) {
    m_impl->wheel(*event);
    event->accept();
}

void CityView::leaveEvent(QEvent*) {
    emit pointerLeft();
}

}  // namespace remparts::scene
