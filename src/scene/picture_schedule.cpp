#include "picture_schedule.h"

#include <QPainter>
#include <QWidget>
#include <utility>

#include "rendering_setup.h"

namespace remparts::scene {

namespace {

constexpr int restMilliseconds = 60;
// Each piece of a large city costs a picture.
constexpr int workMilliseconds = 100;
constexpr int barHeight = 3;
const QColor barColor(0xf6, 0xe3, 0xb4);

}  // namespace

PictureSchedule::PictureSchedule(QWidget& view, CityStage& stage, std::function<bool()> isHeld)
    : m_view(view), m_stage(stage), m_isHeld(std::move(isHeld)) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    m_next.setSingleShot(true);
    m_next.setInterval(0);
    m_work.setInterval(workMilliseconds);
    QObject::connect(&m_rest, &QTimer::timeout, &view, [this] { refine(); });
    QObject::connect(&m_next, &QTimer::timeout, &view, [this] { refine(); });
    QObject::connect(&m_work, &QTimer::timeout, &view, [this] { takeOver(); });
}

void PictureSchedule::changed() {
    m_view.update();
    refineSoon();
}

void PictureSchedule::released() {
    refineSoon();
}

void PictureSchedule::refineSoon() {
    m_next.stop();
    if (hasOpenGl() && !m_stage.isFine()) m_rest.start();
}

void PictureSchedule::settle() {
    m_rest.stop();
    m_next.stop();
    m_wanted = Quality::Fine;
    m_view.update();
}

// Parts in the making would spoil a fine picture before it is seen; a view without a picture has no camera yet.
void PictureSchedule::refine() {
    if (m_isHeld() || m_stage.isWorking() || !m_stage.hasPicture()) return;
    if (m_stage.refine())
        m_view.repaint();
    else
        m_next.start();
}

void PictureSchedule::takeOver() {
    if (m_stage.advance()) changed();
    if (m_stage.isWorking()) return;
    m_work.stop();
    refineSoon();
}

bool PictureSchedule::paint(QPainter& painter, QSize size) {
    m_stage.resize(size);
    m_stage.refresh(std::exchange(m_wanted, Quality::Quick));
    if (m_stage.isWorking() && !m_work.isActive()) m_work.start();
    if (m_stage.isFine())
        m_rest.stop();
    else if (!m_rest.isActive() && !m_next.isActive())
        refineSoon();
    if (!m_stage.hasPicture()) return false;
    m_stage.paint(painter, m_view.rect());
    if (m_stage.isWorking()) paintProgress(painter);
    return true;
}

void PictureSchedule::paintProgress(QPainter& painter) const {
    const int width = static_cast<int>(m_stage.progress() * m_view.width());
    painter.fillRect(0, m_view.height() - barHeight, width, barHeight, barColor);
}

}  // namespace remparts::scene
