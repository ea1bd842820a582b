#include "look/icons.h"
#include "overlay/city_painters.h"
#include "overlay/overlay_parts.h"

namespace remparts::panel {
namespace {

// Many sides (the gate's) stay calm strips on the ground; only the hot one rises. Few stand as walls.
constexpr std::size_t fewSides = 3;

void paintHotSide(OverlayCanvas& canvas, const model::Choice& choice, QPointF spot) {
    paintOutline(canvas.painter, wallOutline(canvas.projection, *choice.edge), possibleColor(), 2.5, 225);
    const QRectF chip =
        paintChip(canvas.painter, spot, choice.number ? QString::number(choice.number) : QString(), true);
    if (!choice.number)
        drawIcon(canvas.painter, std::holds_alternative<engine::PlaceGate>(choice.action) ? Icon::Gate : Icon::Wall,
                 chip.adjusted(9, 9, -9, -9), inkOnPossible());
    canvas.taken.push_back(chip);
}

}  // namespace

void paintSides(OverlayCanvas& canvas, const model::TurnModel& turn) {
    const std::vector<model::Choice>& choices = turn.choices();
    const bool few = choices.size() <= fewSides;
    const int hot = turn.highlights().hotChoice;
    const model::Choice* told = nullptr;
    for (std::size_t k = 0; k < choices.size(); ++k) {
        const model::Choice& choice = choices[k];
        const auto spot = canvas.at(choice.at, choice.height);
        if (!choice.edge || !spot) continue;
        if (static_cast<int>(k) == hot || choices.size() == 1) told = &choice;
        if (static_cast<int>(k) == hot) continue;
        if (few) {
            paintOutline(canvas.painter, wallOutline(canvas.projection, *choice.edge), possibleColor(), 2, 90);
        } else {
            paintOutline(canvas.painter, wallFootprint(canvas.projection, *choice.edge), possibleColor(), 1.6, 110);
        }
        if (few || choice.number)
            canvas.taken.push_back(
                paintChip(canvas.painter, *spot, choice.number ? QString::number(choice.number) : QString(), false));
    }
    if (!told) return;
    const QPointF spot = *canvas.at(told->at, told->height);
    if (hot >= 0) paintHotSide(canvas, *told, spot);
    paintAnswer(canvas, spot, {told->word, told->detail, told->rule, false});
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
    if (tip && canvas.view.contains(*tip)) paintAnswer(canvas, *tip, {hover.text, hover.place, hover.rule, false});
}

void paintRefusal(OverlayCanvas& canvas, const model::Refusal& refusal) {
    const auto tip = canvas.at(refusal.at, 0.15);
    const QPointF at = tip && canvas.view.contains(*tip) ? *tip : canvas.view.center();
    paintAnswer(canvas, at, {refusal.sentence, {}, refusal.rule, true});
}

}  // namespace remparts::panel
