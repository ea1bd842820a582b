#include "view_control.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPointingDevice>
#include <QWheelEvent>
#include <cmath>

#include "rendering_setup.h"
#include "table_scale.h"

namespace remparts::scene {

namespace {

constexpr double degreesPerPixel = 0.3;
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
    : m_view(view), m_schedule(view, m_stage, [this] { return m_gestures.isDragging() || m_isBusy; }) {
    m_rig.setExtent(emptyExtent());
    m_rig.frameAll();
}

void CityView::Impl::setExtent(CityExtent extent) {
    m_rig.setExtent(std::move(extent));
    if (!m_hasExtent) frameAll();
    m_hasExtent = true;
}

void CityView::Impl::lookFromPiles() {
    if (!m_hasExtent) m_rig.setDirection(CameraRig::pilesBearing, CameraRig::pilesElevation);
}

void CityView::Impl::forgetExtent() {
    setExtent(emptyExtent());
    m_hasExtent = false;
    m_rig.setDirection(CameraRig::usualBearing, CameraRig::usualElevation);
}

void CityView::Impl::setFreeArea(const QMarginsF& covered) {
    if (m_rig.setFreeArea(covered)) reframe();
}

void CityView::Impl::setTopView(bool on) {
    m_rig.setTopView(on);
    reframe();
}

void CityView::Impl::frameAll() {
    m_framing = true;
    m_rig.frameAll();
    cameraChanged();
}

void CityView::Impl::lookAt(const QVector3D& ground) {
    m_rig.lookAt(ground);
    cameraMovedByHand();
}

void CityView::Impl::zoom(double factor, QPointF around) {
    m_rig.zoom(factor, around);
    cameraMovedByHand();
}

void CityView::Impl::setBusy(bool on) {
    m_isBusy = on;
    if (!on) m_schedule.released();
}

void CityView::Impl::viewportChanged() {
    m_rig.setViewport(QSizeF(m_view.size()));
    reframe();
}

void CityView::Impl::reframe() {
    if (m_framing) m_rig.frameAll();
    cameraChanged();
}

void CityView::Impl::cameraMovedByHand() {
    m_framing = false;
    cameraChanged();
}

void CityView::Impl::cameraChanged() {
    m_stage.moveCamera(m_rig.pose());
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
    painter.drawText(m_rig.freeArea(), Qt::AlignCenter | Qt::TextWordWrap,
                     CityView::tr("The city cannot be drawn here: OpenGL 3.2 is missing.\n"
                                  "The game can be played all the same."));
}

QSize CityView::Impl::devicePixels() const {
    return (QSizeF(m_view.size()) * m_view.devicePixelRatioF()).toSize();
}

void CityView::Impl::press(const QMouseEvent& event) {
    m_gestures.press(event.button(), event.modifiers(), event.position());
}

void CityView::Impl::move(const QMouseEvent& event) {
    handle(m_gestures.move(event.position()));
}

void CityView::Impl::release(const QMouseEvent& event) {
    handle(m_gestures.release(event.button(), event.position()));
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
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    if (!control && scrollsLikeTouchpad(event)) {
        m_rig.pan(event.position(), event.position() + event.pixelDelta());
        cameraMovedByHand();
    } else if (!control && m_wheelTurnsTile) {
        const int notches = m_notches.add(event.angleDelta().y());
        if (notches != 0) emit m_view.turnRequested(-notches);
    } else {
        zoom(std::pow(zoomPerNotch, event.angleDelta().y() / anglePerNotch), event.position());
    }
}

}  // namespace remparts::scene
