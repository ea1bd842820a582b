#include <QLineF>

#include "look/icons.h"
#include "overlay/city_painters.h"
#include "overlay/overlay_parts.h"

namespace remparts::panel {
namespace {

// Many sides (the gate's) stay calm strips on the ground; only the hot one rises. Few stand as walls.
constexpr std::size_t fewSides = 3;
constexpr double chipStem = 32;

// The key stands outside the city before its piece, so that it hides neither the piece nor the row behind it.
std::optional<QPointF> chipPoint(const OverlayCanvas& canvas, const model::Choice& choice) {
    const auto spot = canvas.at(choice.at, choice.height / 2);
    if (!spot || !choice.edge) return std::nullopt;
    const auto inside = canvas.at(centreOf(choice.edge->tile), choice.height / 2);
    const QLineF outwards(inside.value_or(*spot + QPointF(0, 1)), *spot);
    if (outwards.length() < 1) return *spot;
    return *spot + QPointF(outwards.dx(), outwards.dy()) / outwards.length() * chipStem;
}

void paintKey(OverlayCanvas& canvas, const model::Choice& choice, QPointF chip, bool hot) {
    QPainter& painter = canvas.painter;
    const QPointF spot = canvas.at(choice.at, choice.height / 2).value_or(chip);
    painter.setPen(QPen(tableEdge(), 4.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(chip, spot);
    painter.setPen(QPen(possibleColor(), 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(chip, spot);
    const QString key = choice.number ? QString::number(choice.number) : QString();
    const QRectF box = paintChip(painter, chip, key, hot, hot ? hotChipRadius : chipRadius);
    const bool gate = std::holds_alternative<engine::PlaceGate>(choice.action);
    if (!choice.number)
        drawIcon(painter, gate ? Icon::Gate : Icon::Wall, box.adjusted(9, 9, -9, -9), inkOnPossible());
    canvas.taken.push_back(box);
}

}  // namespace

void paintSides(OverlayCanvas& canvas, const model::TurnModel& turn) {
    const std::vector<model::Choice>& choices = turn.choices();
    const bool few = choices.size() <= fewSides;
    const int hot = turn.highlights().hotChoice;
    for (const model::Choice& choice : choices)
        if (choice.edge && !few)
            paintOutline(canvas.painter, wallFootprint(canvas.projection, *choice.edge), possibleColor(), 1.6, 110);
    const model::Choice* told = choices.size() == 1 ? &choices.front() : nullptr;
    for (std::size_t k = 0; k < choices.size(); ++k) {
        const model::Choice& choice = choices[k];
        const bool isHot = static_cast<int>(k) == hot;
        const auto chip = chipPoint(canvas, choice);
        if (isHot) told = &choice;
        if (!choice.edge || !chip || (!few && !isHot && !choice.number)) continue;
        if (few || isHot)
            paintOutline(canvas.painter, wallOutline(canvas.projection, *choice.edge), possibleColor(), 2.2,
                         isHot ? 225 : 90);
        paintKey(canvas, choice, *chip, isHot);
        canvas.choices.push_back(
            {QRectF(*chip - QPointF(hotChipRadius, hotChipRadius), QSizeF(2 * hotChipRadius, 2 * hotChipRadius)),
             static_cast<int>(k)});
    }
    if (!told) return;
    if (const auto chip = chipPoint(canvas, *told))
        paintAnswer(canvas, *chip, hotChipRadius + 3, {told->word, told->detail, told->rule, false});
}

void paintHover(OverlayCanvas& canvas, const engine::GameState& state, const model::TurnModel& turn) {
    const model::Hover& hover = turn.hover();
    if (hover.text.isEmpty() || turn.highlights().hotChoice >= 0) return;
    std::optional<QPointF> tip;
    if (turn.highlights().ghost) {
        const QPolygonF cell = cellOutline(canvas.projection, turn.highlights().ghost->position);
        if (!cell.isEmpty()) {
            canvas.taken.push_back(cell.boundingRect());
            tip = QPointF(cell.boundingRect().center().x(),
                          cell.boundingRect().top() + cell.boundingRect().height() * 0.2);
        }
    } else if (hover.feature) {
        tip = canvas.at(middleOf(state, *hover.feature), 0.1);
    }
    if (tip && canvas.view.contains(*tip)) paintAnswer(canvas, *tip, 6, {hover.text, hover.place, hover.rule, false});
}

void paintRefusal(OverlayCanvas& canvas, const model::Refusal& refusal) {
    const auto tip = canvas.at(refusal.at, 0.15);
    const QPointF at = tip && canvas.view.contains(*tip) ? *tip : canvas.view.center();
    paintAnswer(canvas, at, 8, {refusal.sentence, {}, refusal.rule, true});
}

}  // namespace remparts::panel
