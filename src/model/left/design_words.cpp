#include "left/design_words.h"

#include <array>

#include "actions/tile_words.h"
#include "counted.h"

namespace remparts::model::sentences {

namespace {

QString marketsOf(engine::MarketKind kind, int count) {
    switch (kind) {
        case engine::MarketKind::Fish:
            return Text::tr("%n fish market(s)", nullptr, count);
        case engine::MarketKind::Grain:
            return Text::tr("%n grain market(s)", nullptr, count);
        case engine::MarketKind::Livestock:
            return Text::tr("%n livestock market(s)", nullptr, count);
    }
    return {};
}

struct Counts {
    int streets = 0, areas = 0, roads = 0;
    std::array<int, 3> markets{};
};

Counts countsOf(const engine::TileDefinition& tile) {
    Counts counts;
    for (const engine::Segment& segment : tile.segments) {
        switch (segment.kind) {
            case engine::SegmentKind::Street:
                ++counts.streets;
                break;
            case engine::SegmentKind::Market:
                ++counts.markets[static_cast<std::size_t>(segment.market)];
                break;
            case engine::SegmentKind::Residential:
                ++counts.areas;
                break;
            case engine::SegmentKind::Road:
                ++counts.roads;
                break;
        }
    }
    return counts;
}

}  // namespace

QString tileContents(const engine::TileDefinition& tile) {
    const Counts counts = countsOf(tile);
    QStringList words;
    if (counts.streets) words << Text::tr("%n street(s)", nullptr, counts.streets);
    for (std::size_t kind = 0; kind < counts.markets.size(); ++kind)
        if (counts.markets[kind]) words << marketsOf(static_cast<engine::MarketKind>(kind), counts.markets[kind]);
    if (counts.areas) words << Text::tr("%n residential area(s)", nullptr, counts.areas);
    if (tile.publicBuildings) words << Text::tr("%n public building(s)", nullptr, tile.publicBuildings);
    if (tile.historicBuildings) words << Text::tr("%n historic building(s)", nullptr, tile.historicBuildings);
    if (counts.roads) words << Text::tr("%n road(s)", nullptr, counts.roads);
    for (const engine::Child& child : tile.children) words << childWord(child.color);
    return listed(words);
}

QString designLeft(const engine::TileDefinition& tile, const engine::UnseenDesign& design, bool fits) {
    const QString sentence =
        fits ? Text::tr("Tile %1: %2 of %3 left, fits here. %4") : Text::tr("Tile %1: %2 of %3 left. %4");
    return sentence.arg(QString::fromStdString(tile.id), QString::number(design.left), QString::number(design.all),
                        capitalised(tileContents(tile)));
}

QString setAside(const engine::TileDefinition& tile) {
    return Text::tr("Tile %1 fitted nowhere and was set aside (C2.5). %2")
        .arg(QString::fromStdString(tile.id), capitalised(tileContents(tile)));
}

}  // namespace remparts::model::sentences
