#include "kids/ghost_buttons.h"

#include <QWidget>
#include <algorithm>

#include "kids/symbol_button.h"
#include "language/spoken.h"
#include "look/tokens.h"

namespace remparts::panel {
namespace {

constexpr double gap = 8;
constexpr double never = 1000;

using Kind = SymbolButton::Kind;
using Shape = SymbolButton::Shape;

double overlap(const QRectF& box, const std::vector<QRectF>& taken) {
    double area = 0;
    for (const QRectF& other : taken) {
        const QRectF common = box & other;
        area += common.width() * common.height();
    }
    return area;
}

// Moved into the room as far as it must.
QRectF inside(QRectF box, const QRectF& room) {
    box.moveLeft(std::clamp(box.left(), room.left(), std::max(room.left(), room.right() - box.width())));
    box.moveTop(std::clamp(box.top(), room.top(), std::max(room.top(), room.bottom() - box.height())));
    return box;
}

// Below, above, right and left of the tile; first in its middle, then moved along it.
std::vector<QRectF> placesBeside(const QRectF& tile, QSizeF one) {
    const QSizeF row(2 * one.width() + gap, one.height());
    const QSizeF column(one.width(), 2 * one.height() + gap);
    std::vector<QRectF> places;
    for (const double along : {0.0, 0.25, -0.25, 0.5, -0.5}) {
        const QPointF at = tile.center() + QPointF(along * row.width(), along * column.height());
        places.emplace_back(QPointF(at.x() - row.width() / 2, tile.bottom() + gap), row);
        places.emplace_back(QPointF(at.x() - row.width() / 2, tile.top() - gap - row.height()), row);
        places.emplace_back(QPointF(tile.right() + gap, at.y() - column.height() / 2), column);
        places.emplace_back(QPointF(tile.left() - gap - column.width(), at.y() - column.height() / 2), column);
    }
    return places;
}

}  // namespace

GhostButtons::GhostButtons(model::TurnModel& turn, QWidget* view)
    : QObject(view),
      m_view(view),
      m_turn(new SymbolButton({}, Icon::TurnRight, Kind::Secondary, Shape::Round, view)),
      m_lay(new SymbolButton({}, Icon::Check, Kind::Primary, Shape::Round, view)) {
    model::keepSaid(this, [this] {
        m_turn->setName(tr("Turn the tile"));
        m_lay->setName(tr("Lay the tile here"));
    });
    connect(m_turn, &QAbstractButton::clicked, &turn, [&turn] { turn.turnTile(1); });
    connect(m_lay, &QAbstractButton::clicked, &turn, &model::TurnModel::confirm);
    for (SymbolButton* button : {m_turn, m_lay}) {
        button->setAttribute(Qt::WA_NoMousePropagation);
        button->resize(button->sizeHint());
    }
    hide();
}

void GhostButtons::place(const QRectF& tile, const std::vector<QRectF>& taken, const std::vector<QRectF>& rather) {
    const QSizeF one = m_turn->size();
    const QRectF room = QRectF(m_view->rect()).adjusted(spaceXs, spaceXs, -spaceXs, -spaceXs);
    std::vector<QRectF> keepClear = taken;
    keepClear.push_back(tile);
    QRectF best;
    double least = -1;
    for (const QRectF& wanted : placesBeside(tile, one)) {
        const QRectF box = inside(wanted, room);
        const double hidden = never * overlap(box, keepClear) + overlap(box, rather);
        if (least >= 0 && hidden >= least) continue;
        least = hidden;
        best = box;
    }
    m_turn->move(best.topLeft().toPoint());
    m_lay->move(QPointF(best.right() - one.width(), best.bottom() - one.height()).toPoint());
    for (SymbolButton* button : {m_turn, m_lay}) {
        button->show();
        button->raise();
    }
}

void GhostButtons::hide() {
    m_turn->hide();
    m_lay->hide();
}

std::vector<QRectF> GhostButtons::boxes() const {
    std::vector<QRectF> boxes;
    for (const SymbolButton* button : {m_turn, m_lay})
        if (!button->isHidden()) boxes.emplace_back(button->geometry());
    return boxes;
}

}  // namespace remparts::panel
