#include "city_view.h"

#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPointingDevice>
#include <QTimer>
#include <QWheelEvent>
#include <cmath>

#include "camera_rig.h"
#include "city_stage.h"
#include "pointer_gestures.h"
#include "remparts/geometry/city_plan.h"
#include "rendering_setup.h"
#include "table_scale.h"

namespace remparts::scene {

namespace {

constexpr int settleMilliseconds = 120;
constexpr double degreesPerPixel = 0.3;
constexpr double zoomPerNotch = 1.18;
constexpr double anglePerNotch = 120;
constexpr double directionProbe = 24;  // pixels

}  // namespace

class CityView::Impl {
  public:
    explicit Impl(CityView& view) : m_view(view) {
        m_settle.setSingleShot(true);
        m_settle.setInterval(settleMilliseconds);
        QObject::connect(&m_settle, &QTimer::timeout, &view, [this] {
            if (!m_gestures.isDragging()) drawFinely();
        });
    }

    CameraRig& rig() { return m_rig; }
    CityStage& stage() { return m_stage; }
    [[nodiscard]] bool canRender() const { return hasOpenGl(); }

    void cameraChanged() {
        m_stage.moveCamera(m_rig.pose());
        pictureChanged();
        emit m_view.viewChanged();
    }
    // A camera moved by hand stays where it is; one that frames the city goes on doing so.
    void cameraMovedByHand() {
        m_framing = false;
        cameraChanged();
    }
    void pictureChanged() {
        m_view.update();
        settleSoon();
    }
    // The fine picture takes a while: it waits until the hand rests, and for the end of a drag.
    void settleSoon() {
        if (canRender() && !m_stage.isFine()) m_settle.start();
    }
    void frameAll() {
        m_framing = true;
        m_rig.frameAll();
        cameraChanged();
    }
    void viewportChanged() {
        m_rig.setViewport(QSizeF(m_view.size()));
        m_stage.resize((QSizeF(m_view.size()) * m_view.devicePixelRatioF()).toSize());
        reframe();
    }
    void reframe() {
        if (m_framing) m_rig.frameAll();
        cameraChanged();
    }
    void setExtent(const engine::Board& board) {
        m_rig.setExtent(playingExtent(board));
        if (!m_hasPosition) frameAll();
        m_hasPosition = true;
    }
    void forgetPosition() { m_hasPosition = false; }
    void drawFinely() {
        m_settle.stop();
        m_wanted = Quality::Fine;
        m_view.update();
    }
    void paint(QPainter& painter) {
        if (!canRender()) {
            paintMessage(painter);
            return;
        }
        m_stage.refresh(std::exchange(m_wanted, Quality::Quick));
        if (m_stage.isFine()) m_settle.stop();
        m_stage.paint(painter, m_view.rect());
    }
    void handle(const Gesture& gesture);
    void wheel(const QWheelEvent& event);
    void zoom(double factor, QPointF around) {
        m_rig.zoom(factor, around);
        cameraMovedByHand();
    }
    void setWheelTurnsTile(bool on) { m_wheelTurnsTile = on; }
    PointerGestures& gestures() { return m_gestures; }

  private:
    void pointAt(QPointF pixel);
    void paintMessage(QPainter& painter) const;

    CityView& m_view;
    CameraRig m_rig;
    CityStage m_stage;
    PointerGestures m_gestures;
    WheelNotches m_notches;
    QTimer m_settle;
    Quality m_wanted = Quality::Quick;
    bool m_framing = true;
    bool m_hasPosition = false;
    bool m_wheelTurnsTile = false;
};

void CityView::Impl::handle(const Gesture& gesture) {
    switch (gesture.kind) {
        case Gesture::Kind::None:
            break;
        case Gesture::Kind::Point:
            pointAt(gesture.to);
            break;
        case Gesture::Kind::Click:
            if (const auto at = m_view.tablePointAt(gesture.to)) emit m_view.clicked(*at, gesture.to);
            break;
        case Gesture::Kind::RightClick:
            emit m_view.turnRequested(1);
            break;
        case Gesture::Kind::Orbit: {
            const QPointF way = (gesture.to - gesture.from) * degreesPerPixel;
            m_rig.orbit(way.x(), way.y());
            cameraMovedByHand();
            break;
        }
        case Gesture::Kind::Pan:
            m_rig.pan(gesture.from, gesture.to);
            cameraMovedByHand();
            break;
    }
}

void CityView::Impl::pointAt(QPointF pixel) {
    if (const auto at = m_view.tablePointAt(pixel))
        emit m_view.pointerMoved(*at, pixel);
    else
        emit m_view.pointerLeft();
}

void CityView::Impl::wheel(const QWheelEvent& event) {
    const bool zooms = event.modifiers().testFlag(Qt::ControlModifier);
    const bool isTouchpad =
        event.pointingDevice() && event.pointingDevice()->type() == QInputDevice::DeviceType::TouchPad;
    if (isTouchpad && !zooms && !event.pixelDelta().isNull()) {
        m_rig.pan(event.position(), event.position() + event.pixelDelta());
        cameraMovedByHand();
        return;
    }
    if (m_wheelTurnsTile && !zooms) {
        const int notches = m_notches.add(event.angleDelta().y());
        if (notches != 0) emit m_view.turnRequested(-notches);
        return;
    }
    zoom(std::pow(zoomPerNotch, event.angleDelta().y() / anglePerNotch), event.position());
}

void CityView::Impl::paintMessage(QPainter& painter) const {
    painter.fillRect(m_view.rect(), QColor(0x8c, 0x88, 0x80));
    painter.setPen(QColor(0x2a, 0x26, 0x20));
    painter.drawText(
        m_rig.freeArea(), Qt::AlignCenter | Qt::TextWordWrap,
        CityView::tr("The city cannot be drawn here: OpenGL 3.2 is missing.\nThe game can be played all the same."));
}

CityView::CityView(QWidget* parent) : QWidget(parent), m_impl(std::make_unique<Impl>(*this)) {
    setObjectName(QStringLiteral("cityView"));
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);
    m_impl->rig().setExtent(playingExtent({}));
    m_impl->rig().frameAll();
}

CityView::~CityView() = default;

bool CityView::canRender() const {
    return m_impl->canRender();
}

void CityView::showPosition(const engine::GameState& state) {
    m_impl->setExtent(state.board);
    m_impl->stage().showPosition(geometry::planCity(state), state.setup->tiles);
    m_impl->pictureChanged();
}

void CityView::showImaginedWall(const engine::GameState& state, const std::vector<engine::BoardEdge>& edges) {
    m_impl->stage().showImaginedWall(geometry::planImaginedWall(state, edges));
    m_impl->pictureChanged();
}

void CityView::clear() {
    m_impl->stage().showPosition({}, nullptr);
    m_impl->stage().showImaginedWall({});
    m_impl->stage().showGhost(std::nullopt, nullptr);
    m_impl->setExtent({});
    m_impl->forgetPosition();
    m_impl->pictureChanged();
}

void CityView::showGhost(const engine::GameState& state, std::optional<model::Ghost> ghost) {
    m_impl->stage().showGhost(ghost, state.setup->tiles);
    update();
}

std::optional<QPointF> CityView::project(model::TablePoint at, double height) const {
    return m_impl->rig().project(toScene(at, height));
}

std::optional<model::TablePoint> CityView::tablePointAt(QPointF pixel) const {
    const auto ground = m_impl->rig().groundAt(pixel);
    if (!ground) return std::nullopt;
    return toTable(*ground);
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
    if (!m_impl->rig().setFreeArea(covered)) return;
    m_impl->reframe();
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
    m_impl->frameAll();
}

void CityView::setTopView(bool on) {
    if (on == m_impl->rig().isTopView()) return;
    m_impl->rig().setTopView(on);
    m_impl->reframe();
    emit topViewChanged(on);
}

void CityView::lookAt(model::TablePoint at) {
    m_impl->rig().lookAt(toScene(at));
    m_impl->cameraMovedByHand();
}

bool CityView::event(QEvent* event) {
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            m_impl->zoom(std::exp(gesture->value()), gesture->position());
            return true;
        }
    }
    return QWidget::event(event);
}

void CityView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    m_impl->paint(painter);
}

void CityView::resizeEvent(QResizeEvent*) {
    m_impl->viewportChanged();
}

void CityView::mousePressEvent(QMouseEvent* event) {
    m_impl->gestures().press(event->button(), event->modifiers(), event->position());
}

void CityView::mouseMoveEvent(QMouseEvent* event) {
    m_impl->handle(m_impl->gestures().move(event->position()));
}

void CityView::mouseReleaseEvent(QMouseEvent* event) {
    m_impl->handle(m_impl->gestures().release(event->button(), event->position()));
    m_impl->settleSoon();
}

void CityView::wheelEvent(QWheelEvent* event) {
    m_impl->wheel(*event);
    event->accept();
}

void CityView::leaveEvent(QEvent*) {
    emit pointerLeft();
}

}  // namespace remparts::scene
