#include "table/inspection.h"

#include <QAction>
#include <QKeyEvent>
#include <QSettings>
#include <algorithm>

#include "camera_control.h"
#include "city_view.h"
#include "inspect/inspect_bar.h"
#include "inspect/notice.h"
#include "inspect/time_choice.h"
#include "remparts/geometry/look.h"

namespace remparts::app {

namespace {

const QString timeKey = QStringLiteral("inspection/time");
constexpr int goldenHour = 2;

bool isSteering(int key) {
    switch (key) {
        case Qt::Key_W:
        case Qt::Key_A:
        case Qt::Key_S:
        case Qt::Key_D:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Left:
        case Qt::Key_Right:
            return true;
        default:
            return false;
    }
}

}  // namespace

Inspection::Inspection(scene::CityView& city)
    : QObject(&city), m_city(city), m_bar(new panel::InspectBar(&city)), m_notice(new panel::Notice(&city)) {
    m_bar->hide();
    m_bar->time().choose(QSettings().value(timeKey, goldenHour).toInt());
    scene::CameraControl& camera = city.camera();
    connect(m_bar, &panel::InspectBar::presetChosen, &camera, &scene::CameraControl::showPreset);
    connect(m_bar, &panel::InspectBar::presetChosen, this, &Inspection::showState);
    connect(m_bar, &panel::InspectBar::turntableChosen, &camera, &scene::CameraControl::setTurntable);
    connect(m_bar, &panel::InspectBar::leaveRequested, this, [this] { setOn(false); });
    connect(m_bar, &panel::InspectBar::resized, this, &Inspection::placeBar);
    connect(&m_bar->time(), &panel::TimeChoice::chosenChanged, this, &Inspection::setTime);
    connect(&camera, &scene::CameraControl::stateChanged, this, &Inspection::showState);
    connect(&camera, &scene::CameraControl::nothingToWalkOn, this, &Inspection::tellNowhere);
    city.installEventFilter(this);
}

void Inspection::setActions(QAction* inspect, QAction* hide, QAction* layers) {
    for (QAction* action : {inspect, hide, layers}) action->setCheckable(true);
    connect(inspect, &QAction::toggled, this, &Inspection::setOn);
    connect(this, &Inspection::changed, inspect, &QAction::setChecked);
    connect(this, &Inspection::changed, hide, [hide] { hide->setChecked(false); });
    m_bar->addTool(panel::Icon::Stack, layers);
}

void Inspection::setGame(engine::GameKind game) {
    m_game = game;
    m_bar->setGame(game);
    showState();
}

QMargins Inspection::coveredMargins() const {
    return {0, 0, 0, m_bar->isHidden() ? 0 : m_city.height() - m_bar->y()};
}

void Inspection::tell(const QString& sentence, int coveredBelow) {
    m_notice->tell(sentence, coveredBelow);
}

void Inspection::tellNowhere() {
    const bool kids = m_game == engine::GameKind::Kids;
    tell(kids ? tr("Nobody can walk there: double click the meadow or a road")
              : tr("Nobody can walk there: double click a street, a market or a wall-walk"),
         coveredMargins().bottom());
}

// The Kids has no wall.
void Inspection::climb() {
    if (m_game == engine::GameKind::Kids || m_city.camera().climb()) return;
    tell(tr("Here is no wall-walk near by"), coveredMargins().bottom());
}

void Inspection::setOn(bool on) {
    if (on == m_on) return;
    m_on = on;
    m_held.clear();
    m_barShown = true;
    m_bar->setVisible(on);
    if (on) m_city.camera().beginInspection();
    showTime(on ? m_bar->time().chosen() : goldenHour);
    emit changed(on);
    placeBar();
    if (on)
        m_city.camera().showPreset(model::CameraPreset::Overview);
    else
        m_city.camera().endInspection();
    m_city.setFocus();
}

void Inspection::setBarShown(bool shown) {
    m_barShown = shown;
    m_bar->setVisible(m_on && shown);
    placeBar();
}

void Inspection::setTime(int time) {
    QSettings().setValue(timeKey, time);
    if (m_on) showTime(time);
}

void Inspection::showTime(int time) {
    m_city.setTime(geometry::allTimesOfDay[static_cast<std::size_t>(time)]);
}

void Inspection::showState() {
    const scene::CameraControl& camera = m_city.camera();
    m_bar->showState(camera.preset(), camera.isTurntable(), camera.isWalking());
}

void Inspection::placeBar() {
    const QSize room(m_city.width() - 8, m_city.height());
    const QSize size = m_bar->sizeHint().boundedTo(room);
    m_bar->setGeometry((m_city.width() - size.width()) / 2, m_city.height() - size.height() - 4, size.width(),
                       size.height());
    m_bar->raise();
    emit coverChanged();
}

void Inspection::escape() {
    if (m_city.camera().isWalking())
        m_city.camera().showPreset(model::CameraPreset::Overview);
    else
        setOn(false);
}

void Inspection::steer(Qt::KeyboardModifiers modifiers) {
    const auto way = [this](std::initializer_list<int> up, std::initializer_list<int> down) {
        const auto held = [this](int key) { return m_held.contains(key); };
        return (std::any_of(up.begin(), up.end(), held) ? 1.0 : 0.0) -
               (std::any_of(down.begin(), down.end(), held) ? 1.0 : 0.0);
    };
    m_city.camera().steer({way({Qt::Key_W, Qt::Key_Up}, {Qt::Key_S, Qt::Key_Down}), way({Qt::Key_D}, {Qt::Key_A}),
                           way({Qt::Key_Right}, {Qt::Key_Left}), modifiers.testFlag(Qt::ShiftModifier)});
}

bool Inspection::keyPressed(int key, bool repeated) {
    if (key == Qt::Key_Escape) {
        escape();
        return true;
    }
    scene::CameraControl& camera = m_city.camera();
    if (key == Qt::Key_C && camera.isWalking()) {
        if (!repeated) climb();
        return true;
    }
    if (key == Qt::Key_Space) {
        if (!repeated) camera.setTurntable(!camera.isTurntable());
        return true;
    }
    if (camera.isTurntable()) camera.setTurntable(false);
    return isSteering(key);
}

bool Inspection::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) placeBar();
    if (!m_on) return false;
    switch (event->type()) {
        case QEvent::KeyPress: {
            auto* press = static_cast<QKeyEvent*>(event);
            if (press->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) return false;
            if (isSteering(press->key())) m_held.insert(press->key());
            const bool used = keyPressed(press->key(), press->isAutoRepeat());
            steer(press->key() == Qt::Key_Shift ? Qt::ShiftModifier : press->modifiers());
            return used;
        }
        case QEvent::KeyRelease: {
            auto* release = static_cast<QKeyEvent*>(event);
            if (release->isAutoRepeat()) return false;
            m_held.remove(release->key());
            steer(release->key() == Qt::Key_Shift ? Qt::NoModifier : release->modifiers());
            return false;
        }
        case QEvent::FocusOut:
        case QEvent::WindowDeactivate:
            m_held.clear();
            steer({});
            return false;
        default:
            return false;
    }
}

}  // namespace remparts::app
