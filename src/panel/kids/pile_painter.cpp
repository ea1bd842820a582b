#include <QLineF>
#include <cmath>

#include "kids/table_painters.h"
#include "kids/tile_picture.h"
#include "look/icons.h"
#include "look/text.h"
#include "look/tile_icon.h"
#include "overlay/overlay_parts.h"
#include "pile_places.h"
#include "table_facts.h"

namespace remparts::panel {
namespace {

constexpr double half = model::pileSide / 2;
constexpr double arrowShare = 0.55;  // of a pile's width
constexpr double smallestArrow = 30;
constexpr double largestArrow = 52;
constexpr double arrowGap = 8;
constexpr double bounce = 6;
const QSizeF countSize(34, 22);

struct Pile {
    int choice = 0;
    int tiles = 0;
    QPolygonF top;
    QRectF body;   ///< all of it on the screen
    QRectF arrow;  ///< as it rests
};

QPolygonF square(const OverlayCanvas& canvas, model::TablePoint at, double height, double reach) {
    QPolygonF corners;
    for (const QPointF& corner : {QPointF(-1, 1), QPointF(1, 1), QPointF(1, -1), QPointF(-1, -1)}) {
        const auto point = canvas.at({at.x + corner.x() * reach, at.y + corner.y() * reach}, height);
        if (!point) return {};
        corners << *point;
    }
    return corners;
}

double topOf(int tiles) {
    return model::tableLevel + model::pileTileHeight * tiles;
}

std::vector<Pile> pilesOf(const OverlayCanvas& canvas, const model::TurnModel& turn, const engine::GameState& state,
                          double reach) {
    std::vector<Pile> piles;
    const auto facts = model::stackFacts(state);
    for (std::size_t k = 0; k < turn.choices().size(); ++k) {
        const model::Choice& choice = turn.choices()[k];
        const auto* draw = std::get_if<engine::DrawTile>(&choice.action);
        if (draw == nullptr) continue;
        Pile pile{static_cast<int>(k), facts[draw->pile].left, {}, {}, {}};
        pile.top = square(canvas, choice.at, topOf(pile.tiles), reach);
        const QPolygonF foot = square(canvas, choice.at, model::tableLevel, half);
        if (pile.top.isEmpty() || foot.isEmpty()) continue;
        pile.body = foot.boundingRect() | pile.top.boundingRect();
        const QPointF tip(pile.top.boundingRect().center().x(), pile.top.boundingRect().center().y());
        const double arrowSide =
            std::clamp(pile.top.boundingRect().width() * arrowShare, smallestArrow, largestArrow);
        pile.arrow = QRectF(tip.x() - arrowSide / 2, tip.y() - arrowSide - arrowGap, arrowSide, arrowSide);
        piles.push_back(pile);
    }
    return piles;
}

void paintArrow(QPainter& painter, const QRectF& box, bool hot) {
    const double scale = box.width() / 24;
    QTransform into;
    into.translate(box.x(), box.y());
    into.scale(scale, scale);
    const QPainterPath arrow = into.map(iconPath(Icon::PointDown));
    painter.fillPath(arrow.translated(0, 4), QColor(20, 10, 0, 80));
    painter.strokePath(arrow, QPen(QColor("#3b2a14"), 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(arrow, hot ? possibleColor() : QColor("#fffdf4"));
}

void paintCount(QPainter& painter, const Pile& pile) {
    const QRectF box(pile.body.center().x() - countSize.width() / 2, pile.body.bottom() + 6, countSize.width(),
                     countSize.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(42, 37, 33, 190));
    painter.drawRoundedRect(box, 11, 11);
    drawText(painter, box, QString::number(pile.tiles), {TextSize::Small, true, QColor("#fffdf4"), Qt::AlignCenter});
}

double eased(double share) {
    return share * share * (3 - 2 * share);
}

QPointF onArc(QPointF from, QPointF over, QPointF to, double share) {
    const double rest = 1 - share;
    return from * rest * rest + over * 2 * share * rest + to * share * share;
}

}  // namespace

std::vector<ChoiceBox> pileBoxes(const OverlayCanvas& canvas, const model::TurnModel& turn,
                                 const engine::GameState& state) {
    std::vector<ChoiceBox> boxes;
    for (const Pile& pile : pilesOf(canvas, turn, state, half))
        boxes.push_back(
            {(pile.body | pile.arrow).adjusted(-4, -bounce, 4, countSize.height() + bounce), pile.choice});
    return boxes;
}

void paintPiles(OverlayCanvas& canvas, const model::TurnModel& turn, const engine::GameState& state, double swing) {
    const int hot = turn.highlights().hotChoice;
    const std::vector<Pile> piles = pilesOf(canvas, turn, state, half + 0.025 + 0.02 * swing);
    for (const Pile& pile : piles) {
        const bool isHot = pile.choice == hot;
        paintOutline(canvas.painter, pile.top, possibleColor(), isHot ? 5.5 : 3.5, isHot ? 120 : 30);
        paintCount(canvas.painter, pile);
    }
    for (const Pile& pile : piles)
        paintArrow(canvas.painter, pile.arrow.translated(0, bounce * (swing - 0.4)), pile.choice == hot);
}

// Up from its pile, over on its other face, and away to the panel.
void paintTurning(OverlayCanvas& canvas, const engine::GameState& state, const model::TableShow::Turning& turning) {
    const std::vector<model::TablePoint> places = model::pilePlaces(state);
    if (turning.pile >= places.size()) return;
    const int left = model::stackFacts(state)[turning.pile].left;
    const QPolygonF pile = square(canvas, places[turning.pile], topOf(left + 1), half);
    if (pile.isEmpty()) return;
    const double share = eased(turning.progress);
    const double from = QLineF(pile[3], pile[2]).length();
    const double side = from + (std::max(from, 190.0) - from) * std::sin(M_PI_2 * std::min(1.0, share * 1.6));
    const QPointF start = pile.boundingRect().center();
    const QPointF goal(canvas.view.right() - side * 0.1, canvas.view.height() * 0.42);
    const QPointF over((start.x() + goal.x()) / 2, std::min(start.y(), goal.y()) - side * 0.9);
    const QPointF middle = onArc(start, over, goal, share);
    const double turn = M_PI * std::clamp((share - 0.08) / 0.62, 0.0, 1.0);
    QPainter& painter = canvas.painter;
    painter.save();
    painter.translate(middle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(30, 15, 0, 60));
    const double high = std::sin(M_PI * share);
    painter.drawEllipse(QPointF(10, side * (0.55 + 0.3 * high)), side * 0.46, side * 0.12);
    painter.scale(std::max(0.03, std::abs(std::cos(turn))), 1);
    const QRectF box(-side / 2, -side / 2, side, side);
    if (turn < M_PI_2)
        drawTileBack(painter, box);
    else
        drawTile(painter, box, (*state.setup->tiles)[turning.tile], engine::Orientation::Upright);
    painter.restore();
}

}  // namespace remparts::panel
