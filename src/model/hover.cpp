#include "hover.h"

#include "preview.h"
#include "remparts/engine/rules/city_queries.h"
#include "sentences.h"
#include "table_geometry.h"

namespace remparts::model {

Hover hoverOver(const engine::GameState& state, TablePoint at) {
    Hover hover;
    const auto cell = cellUnder(at);
    if (!cell || !state.board.isOccupied(*cell)) return hover;
    hover.place = sentences::place(*cell);
    if (const auto segment = segmentUnder(state, at)) {
        const auto report = engine::describeFeature(state, *segment);
        hover.feature = segment;
        hover.text = sentences::feature(*state.setup, report);
        hover.rule = sentences::rule(report.worth);
    }
    return hover;
}

Hover hoverOfGhost(const engine::Game& game, const Ghost& ghost) {
    Hover hover;
    hover.place = sentences::place(ghost.position);
    if (!ghost.legal) {
        if (const auto why = engine::whyNotHere(game.state(), ghost.tile, ghost.position)) {
            hover.text = sentences::refusal(*why);
            hover.rule = sentences::rule(*why);
        }
        return hover;
    }
    const Preview result = preview(game.rules(), game.state(), engine::PlaceTile{ghost.position, ghost.orientation});
    hover.text = sentences::completions(result.after, result.events);
    if (!hover.text.isEmpty()) hover.rule = QStringLiteral("C4.4");
    return hover;
}

}  // namespace remparts::model
