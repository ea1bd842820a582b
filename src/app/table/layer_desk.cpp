#include "table/layer_desk.h"

#include <chrono>

#include "aids.h"
#include "camera_control.h"
#include "city_overlay.h"
#include "city_view.h"
#include "hover_card.h"
#include "layers/layer_overlay.h"
#include "look/rule_links.h"

namespace remparts::app {

namespace {
constexpr std::chrono::milliseconds restTime{350};
}

LayerDesk::LayerDesk(model::Session& session, model::TurnModel& turn, scene::CityView& city, panel::CityOverlay& over)
    : QObject(&over),
      m_session(session),
      m_turn(turn),
      m_layers(session),
      m_city(city),
      m_over(over),
      m_overlay(new panel::LayerOverlay(session, m_layers, &city)) {
    m_overlay->stackUnder(&over);
    m_overlay->setProjection({[&city](model::TablePoint at, double height) { return city.project(at, height); }});
    m_rest.setSingleShot(true);
    m_rest.setInterval(restTime);
    connect(&m_rest, &QTimer::timeout, this, &LayerDesk::tell);
    connect(&city, &scene::CityView::pointerMoved, this, &LayerDesk::pointAt);
    connect(&city, &scene::CityView::pointerLeft, this, &LayerDesk::pointAway);
    connect(&city, &scene::CityView::clicked, this, &LayerDesk::hideCard);
    connect(&city, &scene::CityView::viewChanged, this, [this] {
        hideCard();
        m_overlay->viewChanged();
    });
    connect(&city.camera(), &scene::CameraControl::stateChanged, this, &LayerDesk::followCamera);
    connect(&m_layers, &model::LayerModel::changed, this, &LayerDesk::refresh);
    connect(&session, &model::Session::changed, this, &LayerDesk::refresh);
    connect(m_overlay, &panel::LayerOverlay::arranged, this, [this] { m_over.setAlsoTaken(m_overlay->boxes()); });
    connect(m_overlay, &panel::LayerOverlay::closed, this, [this] { setOffered(false); });
    refresh();
}

void LayerDesk::setInspecting(bool on) {
    m_inspecting = on;
    refresh();
}

void LayerDesk::setCovered(QMargins covered) {
    m_overlay->setCovered(covered);
}

void LayerDesk::setOffered(bool offered) {
    if (offered == m_overlay->isOffered()) return;
    m_overlay->setOffered(offered);
    emit offeredChanged(offered);
    if (offered && m_walking) emit offeredWhileWalking();
}

void LayerDesk::setShown(bool shown) {
    m_shown = shown;
    m_overlay->setShown(m_shown && !m_walking);
}

// A layer lies flat over the city: at eye level it would shine through the houses.
void LayerDesk::followCamera() {
    if (m_city.camera().isWalking() == m_walking) return;
    m_walking = !m_walking;
    setShown(m_shown);
    hideCard();
}

// Where a choice is pointed at, its own words tell what it brings.
bool LayerDesk::tellsAll() const {
    if (!m_session.hasGame() || !model::aidsOf(m_session).worth) return false;
    return m_inspecting || m_layers.picture() || m_session.state().isOver();
}

void LayerDesk::refresh() {
    m_over.setTellsFeatures(!tellsAll());
    hideCard();
}

void LayerDesk::hideCard() {
    m_rest.stop();
    m_overlay->tell({}, {}, {});
}

void LayerDesk::pointAway() {
    m_pointer.reset();
    hideCard();
}

void LayerDesk::pointAt(model::TablePoint at, QPointF pixel) {
    const QPointF before = m_pointer ? m_pointer->pixel : pixel;
    m_pointer = {at, pixel};
    if (panel::ruleLinks().isAimedAt(m_city, before, pixel)) return;
    const bool choosesHere = m_turn.highlights().ghost || m_turn.highlights().hotChoice >= 0;
    if (!tellsAll() || (choosesHere && !m_inspecting)) return hideCard();
    if (m_layers.picture() || m_overlay->isTelling()) return tell();
    m_rest.start();
}

void LayerDesk::tell() {
    if (!m_pointer || !tellsAll()) return;
    m_overlay->tell(model::hoverCard(m_session.game(), m_pointer->at, m_city.pieceAt(m_pointer->pixel)),
                    m_pointer->pixel, m_over.boxes());
}

}  // namespace remparts::app
