#include <algorithm>
#include <cmath>

#include "look/plates.h"
#include "look/rule_links.h"
#include "overlay/city_painters.h"
#include "overlay/overlay_parts.h"
#include "overlay/pill_layout.h"

namespace remparts::panel {
namespace {

constexpr double pillHeight = 34;
constexpr double keyWidth = 30;
constexpr double detailWidth = 214;
constexpr double smallestTarget = 28;

struct Spot {
    const model::Choice* choice = nullptr;
    QPointF anchor;
    bool hot = false;
};

QSizeF wordSize(const Spot& spot) {
    return {keyWidth + std::ceil(textWidth(spot.choice->word, TextSize::Body, true)) + 14, pillHeight};
}

double hotTextWidth(const Spot& spot) {
    const QString& detail = spot.choice->detail;
    const double badge = spot.choice->rule.isEmpty() ? 0 : ruleBadgeWidth(spot.choice->rule) + spaceM;
    const double head = textWidth(spot.choice->word, TextSize::Body, true) + badge;
    return std::ceil(std::max(head, std::min(detailWidth, textWidth(detail, TextSize::Small) + 1)));
}

QSizeF hotSize(const Spot& spot) {
    const double words = hotTextWidth(spot);
    const double detail =
        spot.choice->detail.isEmpty() ? 0 : paragraphHeight(spot.choice->detail, words, {TextSize::Small}) + 8;
    return {keyWidth + words + 16, pillHeight - 2 + detail};
}

// As large as the smallest thing that a pointer should have to hit.
QRectF discAround(QPointF anchor) {
    return {anchor.x() - smallestTarget / 2, anchor.y() - smallestTarget / 2, smallestTarget, smallestTarget};
}

void paintLeader(QPainter& painter, const Spot& spot, const QRectF& box) {
    painter.setPen(QPen(tableEdge(), 4.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(box.center(), spot.anchor);
    painter.setPen(QPen(spot.hot ? possibleColor() : QColor("#fffdf9"), 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(box.center(), spot.anchor);
    painter.setBrush(spot.hot ? possibleColor() : QColor("#fffdf9"));
    painter.setPen(QPen(QColor(40, 25, 5, 190), 1.5));
    painter.drawEllipse(spot.anchor, spot.hot ? 7.5 : 6, spot.hot ? 7.5 : 6);
}

void paintPill(QPainter& painter, const Spot& spot, const QRectF& box) {
    const QColor ink = spot.hot ? inkOnPossible() : theme().text;
    drawCard(painter, box, spot.hot ? possibleColor() : theme().card, true, spot.hot ? 12 : pillHeight / 2);
    const QString key = spot.choice->number ? QString::number(spot.choice->number) : QStringLiteral("•");
    const double line = spot.hot ? pillHeight - 2 : pillHeight;
    drawText(painter, QRectF(box.x() + 3, box.y(), keyWidth - 3, line), key,
             {TextSize::Body, true, spot.hot ? ink : theme().accent, Qt::AlignCenter});
    const double x = box.x() + keyWidth + 2;
    drawText(painter, QRectF(x, box.y(), box.right() - x - spaceXs, line), spot.choice->word,
             {TextSize::Body, true, ink});
    if (!spot.hot) return;
    const QString& rule = spot.choice->rule;
    if (!rule.isEmpty()) {
        const QRectF badge(box.right() - ruleBadgeWidth(rule) - spaceS, box.y() + 6, ruleBadgeWidth(rule), 20);
        ruleLinks().note(painter, badge, rule);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(42, 37, 33, 36));
        painter.drawRoundedRect(badge, 5, 5);
        drawText(painter, badge, rule, {TextSize::Small, true, ink, Qt::AlignCenter});
    }
    drawParagraph(painter, QRectF(x, box.y() + line - 2, hotTextWidth(spot), box.bottom() - box.y() - line),
                  spot.choice->detail, {TextSize::Small, false, ink, Qt::AlignLeft | Qt::AlignTop});
}

std::vector<Spot> spotsOf(const OverlayCanvas& canvas, const model::TurnModel& turn) {
    std::vector<Spot> spots;
    for (std::size_t k = 0; k < turn.choices().size(); ++k) {
        const model::Choice& choice = turn.choices()[k];
        if (const auto point = canvas.at(choice.at, choice.height))
            spots.push_back({&choice, *point, static_cast<int>(k) == turn.highlights().hotChoice});
    }
    return spots;
}

// Words of a tile stand around it; those of the two ends of the wall each beside its end.
std::vector<QRectF> placeWords(OverlayCanvas& canvas, const std::vector<Spot>& spots,
                               const std::optional<engine::Position>& tile, const QRectF& room) {
    std::vector<QRectF> boxes;
    if (tile) {
        std::vector<PillRequest> requests;
        requests.reserve(spots.size());
        for (const Spot& spot : spots) requests.push_back({spot.anchor, wordSize(spot)});
        const QPolygonF ground = cellOutline(canvas.projection, *tile);
        boxes = layOutPills(requests, ground, room, canvas.taken);
        canvas.taken.push_back(ground.boundingRect());
        return boxes;
    }
    for (const Spot& spot : spots) canvas.taken.push_back(discAround(spot.anchor));
    std::vector<QRectF> taken = canvas.taken;
    for (const Spot& spot : spots) {
        boxes.push_back(placeBeside(spot.anchor, smallestTarget / 2, wordSize(spot), room, taken));
        taken.push_back(boxes.back());
    }
    return boxes;
}

}  // namespace

// The words keep their places while the pointer moves: the hot one grows where it is, or beside the others.
void paintSpots(OverlayCanvas& canvas, const model::TurnModel& turn) {
    const std::vector<Spot> spots = spotsOf(canvas, turn);
    if (spots.empty()) return;
    const QRectF room = canvas.view.adjusted(spaceM, spaceM, -spaceM, -spaceM);
    std::vector<QRectF> boxes = placeWords(canvas, spots, turn.highlights().justLaid, room);
    for (std::size_t k = 0; k < spots.size(); ++k)
        if (!spots[k].hot) canvas.taken.push_back(boxes[k]);
    for (std::size_t k = 0; k < spots.size(); ++k) {
        if (!spots[k].hot) continue;
        boxes[k] = growInPlace(boxes[k], hotSize(spots[k]), room, canvas.taken);
        canvas.taken.push_back(boxes[k]);
    }
    for (std::size_t k = 0; k < spots.size(); ++k) paintLeader(canvas.painter, spots[k], boxes[k]);
    for (std::size_t k = 0; k < spots.size(); ++k) paintPill(canvas.painter, spots[k], boxes[k]);
    for (std::size_t k = 0; k < spots.size(); ++k) {
        const auto choice = static_cast<int>(spots[k].choice - turn.choices().data());
        canvas.choices.push_back({boxes[k], choice});
        canvas.choices.push_back({discAround(spots[k].anchor), choice});
    }
}

}  // namespace remparts::panel
