#include "table/turn_input.h"

#include <QKeyEvent>

#include "city_overlay.h"
#include "city_view.h"
#include "look/appearance.h"

namespace remparts::app {

namespace {

// Pointer and finger never have to hit anything smaller than this.
double reachPixels() {
    return panel::appearance().fingers ? 44 : 28;
}

// A direction on the screen; none for other keys.
QPointF directionOf(int key) {
    switch (key) {
        case Qt::Key_Left:
            return {-1, 0};
        case Qt::Key_Right:
            return {1, 0};
        case Qt::Key_Up:
            return {0, -1};
        case Qt::Key_Down:
            return {0, 1};
        default:
            return {};
    }
}

}  // namespace

TurnInput::TurnInput(model::TurnModel& turn, const scene::CityView& city, const panel::CityOverlay& overlay)
    : m_turn(turn), m_city(city), m_overlay(overlay) {}

void TurnInput::pointAt(model::TablePoint at, QPointF pixel) {
    const model::TablePoint aimed = aimedAt(at, pixel);
    m_turn.pointAt(aimed, reachAt(aimed));
}

void TurnInput::choose(model::TablePoint at, QPointF pixel) {
    const model::TablePoint aimed = aimedAt(at, pixel);
    m_turn.choose(aimed, reachAt(aimed));
}

bool TurnInput::press(const QKeyEvent& key) {
    if (moveByArrow(key.key())) return true;
    if (key.key() >= Qt::Key_1 && key.key() <= Qt::Key_9) {
        m_turn.chooseNumber(key.key() - Qt::Key_0);
        return true;
    }
    switch (key.key()) {
        case Qt::Key_R:
            m_turn.turnTile(key.modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            m_turn.confirm();
            return true;
        case Qt::Key_Escape:
            if (!m_turn.proposal()) return false;
            m_turn.takeBack();
            return true;
        case Qt::Key_Space:
            m_turn.pass();
            return true;
        default:
            return false;
    }
}

bool TurnInput::moveByArrow(int key) {
    const QPointF screen = directionOf(key);
    if (screen.isNull()) return false;
    const QPointF table = m_city.tableDirection(screen);
    m_turn.moveSelection(table.x(), table.y());
    return true;
}

// The words and discs of a choice count as its place: they stand above the table.
model::TablePoint TurnInput::aimedAt(model::TablePoint at, QPointF pixel) const {
    const std::optional<int> choice = m_overlay.choiceAt(pixel);
    return choice ? m_turn.choices()[static_cast<std::size_t>(*choice)].at : at;
}

double TurnInput::reachAt(model::TablePoint at) const {
    return reachPixels() * m_city.cellsPerPixel(at);
}

}  // namespace remparts::app
