#include "kids/kids_table.h"

#include <QWidget>

#include "kids/ghost_buttons.h"
#include "kids/shown_player.h"
#include "kids/table_painters.h"
#include "look/pulse.h"
#include "overlay/table_shapes.h"

namespace remparts::panel {

namespace {
constexpr double breath = 1.5;  // seconds
}

KidsTable::KidsTable(model::Session& session, model::TurnModel& turn, QWidget* overlay, QWidget* view)
    : QObject(overlay),
      m_session(session),
      m_turn(turn),
      m_overlay(overlay),
      m_buttons(new GhostButtons(turn, view)),
      m_pulse(new Pulse(overlay)) {
    m_pulse->setRestAfter(breathingTime);
    connect(m_pulse, &Pulse::ticked, this, [this] { m_overlay->update(m_breathing); });
    connect(&turn, &model::TurnModel::changed, this, &KidsTable::refresh);
    connect(&session, &model::Session::changed, this, &KidsTable::refresh);
    refresh();
}

void KidsTable::setShow(model::TableShow* show) {
    m_show = show;
    connect(show, &model::TableShow::started, this, &KidsTable::refresh);
    connect(show, &model::TableShow::finished, this, &KidsTable::refresh);
    for (const auto signal : {&model::TableShow::changed, &model::TableShow::finished})
        connect(show, signal, m_overlay, qOverload<>(&QWidget::update));
}

void KidsTable::setMotion(bool on) {
    m_pulse->setMotion(on);
}

void KidsTable::setShown(bool shown) {
    m_shown = shown;
    if (!shown) m_buttons->hide();
}

void KidsTable::setOffers(bool on) {
    m_offers = on;
    refresh();
}

bool KidsTable::isDrawing() const {
    return m_offers && playsKids(m_session) && m_turn.decision().phase == engine::Phase::Draw;
}

void KidsTable::refresh() {
    m_pulse->setWanted(isDrawing() && !isPlaying());
}

void KidsTable::arrange(const Projection& projection, const std::vector<QRectF>& taken) {
    const model::Highlights& highlights = m_turn.highlights();
    if (!m_shown || !playsKids(m_session) || !highlights.ghost || !highlights.ghostSettled) return m_buttons->hide();
    const QPolygonF tile = cellOutline(projection, highlights.ghost->position);
    if (tile.isEmpty()) return m_buttons->hide();
    std::vector<QRectF> places;
    for (const engine::PlacedTile& laid : m_session.state().board.tiles())
        places.push_back(cellOutline(projection, laid.position).boundingRect());
    for (const engine::Position& cell : highlights.possibleCells)
        if (cell != highlights.ghost->position) places.push_back(cellOutline(projection, cell).boundingRect());
    m_buttons->place(tile.boundingRect(), taken, places);
}

void KidsTable::paint(OverlayCanvas& canvas) {
    const engine::GameState& state = m_session.state();
    for (const QRectF& button : m_buttons->boxes()) canvas.taken.push_back(button);
    if (m_offers) {
        paintRoadHints(canvas, state, m_turn.highlights());
        paintPlaces(canvas, m_turn.highlights());
    }
    m_breathing = {};
    if (isDrawing()) {
        canvas.choices = pileBoxes(canvas, m_turn, state);
        for (const ChoiceBox& pile : canvas.choices) m_breathing += pile.box.toAlignedRect().adjusted(-8, -8, 8, 8);
        if (!isPlaying()) paintPiles(canvas, m_turn, state, m_pulse->swing(breath));
    }
    if (!m_show) return;
    paintLights(canvas, m_show->shownState(), m_show->lights());
    if (m_show->turning()) paintTurning(canvas, state, *m_show->turning());
}

}  // namespace remparts::panel
