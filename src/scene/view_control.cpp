#include "view_control.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPointingDevice>
#include <QTouchEvent>
#include <QWheelEvent>
#include <cmath>
#include <map>

#include "rendering_setup.h"
#include "table_scale.h"

namespace remparts::scene {

namespace {

constexpr double zoomPerNotch = 1.18;
constexpr double anglePerNotch = 120;
const QColor grey(0x8c, 0x88, 0x80);
const QColor ink(0x2a, 0x26, 0x20);

bool scrollsLikeTouchpad(const QWheelEvent& event) {
    const QPointingDevice* device = event.pointingDevice();
    return device && device->type() == QInputDevice::DeviceType::TouchPad && !event.pixelDelta().isNull();
}

}  // namespace

CityView::Impl::Impl(CityView& view)
    : m_view(view),
      m_schedule(view, m_stage, [this] { return m_gestures.isDragging() || m_touch.isPinching() || m_isBusy; }) {
    QObject::connect(&m_camera, &CameraControl::changed, &view, [this] { cameraChanged(); });
    QObject::connect(&m_camera, &CameraControl::topViewChanged, &view, &CityView::topViewChanged);
}

void CityView::Impl::setBusy(bool on) {
    if (on == m_isBusy) return;
    m_isBusy = on;
    if (!on) m_schedule.released();
}

void CityView::Impl::cameraChanged() {
    m_stage.moveCamera(m_camera.rig().pose());
    pictureChanged();
    emit m_view.viewChanged();
}

void CityView::Impl::pictureChanged() {
    m_schedule.changed();
}

void CityView::Impl::drawFinely() {
    m_schedule.settle();
}

void CityView::Impl::paint(QPainter& painter) {
    if (!hasOpenGl())
        paintMessage(painter);
    else if (!m_schedule.paint(painter, devicePixels()))
        painter.fillRect(m_view.rect(), grey);
}

void CityView::Impl::paintMessage(QPainter& painter) const {
    painter.fillRect(m_view.rect(), grey);
    painter.setPen(ink);
    painter.drawText(m_camera.rig().freeArea(), Qt::AlignCenter | Qt::TextWordWrap,
                     CityView::tr("The city cannot be drawn here: OpenGL 3.2 is missing.\n"
                                  "The game can be played all the same."));
}

QSize CityView::Impl::devicePixels() const {
    return (QSizeF(m_view.size()) * m_view.devicePixelRatioF()).toSize();
}

void CityView::Impl::press(const QMouseEvent& event) {
    m_camera.press();
    m_gestures.setLeftTurns(m_camera.isInspecting());
    m_gestures.press(event.button(), event.modifiers(), event.position());
}

void CityView::Impl::doubleClick(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !m_gestures.isWherePressed(event.position())) return press(event);
    if (m_camera.isInspecting()) m_camera.walkAt(event.position());
}

void CityView::Impl::move(const QMouseEvent& event) {
    handle(m_gestures.move(event.position()));
}

void CityView::Impl::release(const QMouseEvent& event) {
    handle(m_gestures.release(event.button(), event.position()));
    m_camera.release();
    m_schedule.released();
}

bool CityView::Impl::touch(const QTouchEvent& event) {
    std::map<int, QPointF> byFinger;  // the finger that came first keeps its place
    for (const QEventPoint& point : event.points())
        if (point.state() != QEventPoint::Released) byFinger[point.id()] = point.position();
    std::vector<QPointF> fingers;
    for (const auto& [finger, at] : byFinger) fingers.push_back(at);
    switch (event.type()) {
        case QEvent::TouchBegin:
            if (fingers.empty() || m_view.childAt(fingers.front().toPoint())) return false;
            beginTouch(fingers.front());
            if (fingers.size() > 1) followTouch(fingers);
            return true;
        case QEvent::TouchUpdate:
            followTouch(fingers);
            return true;
        case QEvent::TouchEnd:
            endTouch(event.points().empty() ? QPointF() : event.points().front().position());
            return true;
        default:  // taken away by the system
            m_gestures.cancel();
            m_touch.end();
            m_camera.release();
            m_schedule.released();
            return true;
    }
}

void CityView::Impl::beginTouch(QPointF at) {
    m_view.setFocus(Qt::MouseFocusReason);
    m_camera.press();
    m_gestures.setLeftTurns(m_camera.isInspecting());
    m_gestures.press(Qt::LeftButton, Qt::NoModifier, at);
}

void CityView::Impl::followTouch(const std::vector<QPointF>& fingers) {
    const std::optional<Pinch> pinch = m_touch.follow(fingers);
    if (m_touch.isPinching()) m_gestures.cancel();
    if (pinch)
        m_camera.pinch(*pinch);
    else if (!m_touch.isPinching() && !fingers.empty())
        handle(m_gestures.move(fingers.front()));
}

void CityView::Impl::endTouch(QPointF at) {
    const bool tapped = !m_touch.isPinching() && !m_gestures.isDragging();
    m_touch.end();
    const Gesture gesture = m_gestures.release(Qt::LeftButton, at);
    const bool second = tapped && m_touch.isSecondTap(at, QApplication::doubleClickInterval());
    if (!second)
        handle(gesture);
    else if (m_camera.isInspecting())
        m_camera.walkAt(at);
    m_camera.release();
    m_schedule.released();
}

void CityView::Impl::handle(const Gesture& gesture) {
    switch (gesture.kind) {
        case Gesture::Kind::None:
            break;
        case Gesture::Kind::Point:
            pointAt(gesture.to);
            break;
        case Gesture::Kind::Click:
            click(gesture.to);
            break;
        case Gesture::Kind::RightClick:
            if (!m_camera.isInspecting()) emit m_view.turnRequested(1);
            break;
        case Gesture::Kind::Orbit:
            if (m_camera.rig().isTopView())  // there is no other side of a map
                m_camera.pan(gesture.from, gesture.to);
            else
                m_camera.orbit(gesture.from, gesture.to);
            break;
        case Gesture::Kind::Pan:
            m_camera.pan(gesture.from, gesture.to);
            break;
    }
}

// Looking at a city changes nothing in it.
void CityView::Impl::click(QPointF pixel) {
    if (m_camera.isInspecting()) return;
    if (const auto at = m_view.tablePointAt(pixel)) emit m_view.clicked(*at, pixel);
}

void CityView::Impl::pointAt(QPointF pixel) {
    if (const auto at = m_view.tablePointAt(pixel))
        emit m_view.pointerMoved(*at, pixel);
    else
        emit m_view.pointerLeft();
}

void CityView::Impl::wheel(const QWheelEvent& event) {
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    if (!control && scrollsLikeTouchpad(event)) {
        m_camera.finish();
        m_camera.pan(event.position(), event.position() + event.pixelDelta());
    } else if (!control && m_wheelTurnsTile && !m_camera.isInspecting()) {
        const int notches = m_notches.add(event.angleDelta().y());
        if (notches != 0) emit m_view.turnRequested(-notches);
    } else {
        m_camera.zoom(std::pow(zoomPerNotch, event.angleDelta().y() / anglePerNotch), event.position());
    }
}

}  // namespace remparts::scene
