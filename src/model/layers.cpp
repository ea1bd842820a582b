#include "layers.h"

#include "layer_makers.h"
#include "sentences_layers.h"
#include "table_geometry.h"

namespace remparts::model {

std::vector<LayerKind> layersOf(engine::GameKind game) {
    switch (game) {
        case engine::GameKind::City:
            return {LayerKind::Owners, LayerKind::Streets, LayerKind::Markets,
                    LayerKind::Areas,  LayerKind::Guards,  LayerKind::LastScoring};
        case engine::GameKind::Kids:
            return {LayerKind::Roads, LayerKind::Children, LayerKind::Figures, LayerKind::LastClosing};
    }
    return {};
}

bool tellsPastOnly(LayerKind kind) {
    return kind == LayerKind::LastScoring || kind == LayerKind::LastClosing;
}

LayerStyle styleOf(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& players) {
    LayerStyle style{players.empty() ? LayerTone::Nobody : LayerTone::Players};
    for (const engine::PlayerIndex player : players) style.players.push_back(setup.players[player].color);
    return style;
}

void addRegion(LayerPicture& picture, const LayerStyle& style, std::vector<engine::SegmentRef> segments) {
    picture.regions.push_back({style, {{style, std::move(segments)}}});
}

LayerLine bandOver(engine::BoardEdge edge, const std::vector<engine::Position>& row, const LayerStyle& style) {
    const TablePoint from = middleOf(edge);
    const TablePoint last = centreOf(row.empty() ? edge.tile : row.back());
    const TablePoint first = centreOf(edge.tile);
    // As far beyond the last tile's middle as the wall stands before the first one's.
    return {style, from, {last.x + first.x - from.x, last.y + first.y - from.y}, 0, true, true};
}

namespace {

void fill(LayerPicture& picture, const engine::Game& game) {
    switch (picture.kind) {
        case LayerKind::Owners:
            return showOwners(picture, game);
        case LayerKind::Markets:
            return showMarkets(picture, game);
        case LayerKind::Areas:
            return showAreas(picture, game);
        case LayerKind::Guards:
            return showGuards(picture, game);
        case LayerKind::Streets:
            return showStreets(picture, game);
        case LayerKind::LastScoring:
            return showLastScoring(picture, game);
        case LayerKind::Roads:
            return showRoads(picture, game);
        case LayerKind::Children:
            return showChildren(picture, game);
        case LayerKind::Figures:
            return showFigures(picture, game);
        case LayerKind::LastClosing:
            return showLastClosing(picture, game);
    }
}

}  // namespace

LayerPicture layerPicture(LayerKind kind, const engine::Game& game) {
    LayerPicture picture;
    picture.kind = kind;
    picture.title = sentences::layerTitle(kind);
    picture.rule = sentences::layerRule(kind);
    fill(picture, game);
    const bool isEmpty = picture.regions.empty() && picture.lines.empty() && picture.badges.empty();
    picture.footnote = isEmpty ? sentences::layerEmpty(kind) : sentences::layerNote(kind);
    return picture;
}

}  // namespace remparts::model
