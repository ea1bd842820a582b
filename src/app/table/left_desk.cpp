#include "table/left_desk.h"

#include "aids.h"
#include "city_overlay.h"
#include "city_view.h"
#include "left/left_overlay.h"
#include "table_geometry.h"

namespace remparts::app {

LeftDesk::LeftDesk(model::Session& session, model::TurnModel& turn, model::LeftModel& left, scene::CityView& city,
                   panel::CityOverlay& over)
    : QObject(&over), m_session(session), m_turn(turn), m_left(left), m_overlay(new panel::LeftOverlay(left, &city)) {
    m_overlay->stackUnder(&over);
    m_overlay->setProjection({[&city](model::TablePoint at, double height) { return city.project(at, height); }});
    connect(&city, &scene::CityView::pointerMoved, this, &LeftDesk::pointAt);
    connect(&city, &scene::CityView::clicked, this, &LeftDesk::pointAt);  // fingers do not point before
    connect(&city, &scene::CityView::viewChanged, m_overlay, &panel::LeftOverlay::viewChanged);
    connect(&turn, &model::TurnModel::highlightsChanged, this, &LeftDesk::followKeys);
    connect(&session, &model::Session::changed, this, &LeftDesk::onSessionChanged);
}

void LeftDesk::setShown(bool shown) {
    m_overlay->setShown(shown);
}

void LeftDesk::setOpen(bool open) {
    const bool may = m_session.hasGame() && model::aidsOf(m_session).left;
    if (open && m_session.hasGame() && !may) emit refused(tr("Strict mode: nobody is told which tiles are left"));
    if (isOpen() != (open && may)) m_left.setActive(open && may);
    emit openChanged(isOpen());
}

void LeftDesk::onSessionChanged() {
    if (isOpen() && !model::aidsOf(m_session).left) setOpen(false);
}

void LeftDesk::pointAt(model::TablePoint at) {
    if (!isOpen()) return;
    if (const auto cell = model::cellUnder(at)) m_left.ask(*cell);
}

// The keys pick a cell by the ghost that they move.
void LeftDesk::followKeys() {
    if (isOpen() && m_turn.highlights().ghost) m_left.ask(m_turn.highlights().ghost->position);
}

}  // namespace remparts::app
