#include "hover.h"

#include "preview.h"
#include "refusals.h"
#include "remparts/engine/rules/city_queries.h"
#include "sentences.h"
#include "table_geometry.h"

namespace remparts::model {

namespace {

std::optional<engine::BuildingKind> buildingAt(const engine::GameState& state, const PicturePlace& place) {
    const engine::PlacedTile& tile = state.board.tiles()[static_cast<std::size_t>(place.tile)];
    const char drawn =
        state.definition(tile)
            .picture[static_cast<std::size_t>(place.cell.row)][static_cast<std::size_t>(place.cell.column)];
    if (drawn == 'P') return engine::BuildingKind::Public;
    if (drawn == 'H') return engine::BuildingKind::Historic;
    return std::nullopt;
}

void tellFeature(const engine::GameState& state, engine::SegmentRef segment, Hover& hover) {
    hover.feature = segment;
    if (state.features.feature(segment).kind == engine::SegmentKind::Road) {
        hover.text = sentences::road(*state.setup, engine::describeRoad(state, segment));
        hover.rule = QStringLiteral("K3.1");
        return;
    }
    const auto report = engine::describeFeature(state, segment);
    hover.text = sentences::feature(*state.setup, report);
    hover.rule = sentences::rule(report.worth);
}

}  // namespace

Hover hoverOver(const engine::GameState& state, TablePoint at) {
    Hover hover;
    const auto under = pictureUnder(state, at);
    if (!under) return hover;
    hover.place = sentences::place(state.board.tiles()[static_cast<std::size_t>(under->tile)].position);
    if (const auto segment = segmentUnder(state, at)) {
        tellFeature(state, *segment, hover);
    } else if (const auto building = buildingAt(state, *under)) {
        hover.text = sentences::building(*building);
        hover.rule = QStringLiteral("C8.5");
    }
    return hover;
}

Hover hoverOfGhost(const engine::Game& game, const Ghost& ghost) {
    Hover hover;
    hover.place = sentences::place(ghost.position);
    if (!ghost.legal) {
        if (const auto why = game.rules().whyNotHere(game.state(), ghost.position)) {
            hover.text = sentences::refusal(*why);
            hover.rule = sentences::rule(*why);
        }
        return hover;
    }
    const Preview result = preview(game.rules(), game.state(), engine::PlaceTile{ghost.position, ghost.orientation});
    hover.text = sentences::completions(result.after, result.events);
    if (!hover.text.isEmpty()) hover.rule = QStringLiteral("C4.4");
    const QString roads = sentences::closings(game.setup(), result.events);
    if (roads.isEmpty()) return hover;
    hover.text = roads;
    hover.rule = QStringLiteral("K3.2");
    return hover;
}

}  // namespace remparts::model
