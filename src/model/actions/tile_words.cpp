#include "actions/tile_words.h"

#include "counted.h"
#include "remparts/engine/score.h"
#include "sentences.h"

namespace remparts::model {

namespace {

using sentences::Text;

QString marketWord(engine::MarketKind kind) {
    switch (kind) {
        case engine::MarketKind::Fish:
            return Text::tr("fish market");
        case engine::MarketKind::Grain:
            return Text::tr("grain market");
        case engine::MarketKind::Livestock:
            return Text::tr("livestock market");
    }
    return {};
}

QString segmentWord(const engine::Segment& segment) {
    switch (segment.kind) {
        case engine::SegmentKind::Street:
            return Text::tr("street", "meets a side of a tile");
        case engine::SegmentKind::Market:
            return marketWord(segment.market);
        case engine::SegmentKind::Residential:
            return Text::tr("residential area", "meets a side of a tile");
        case engine::SegmentKind::Road:
            return Text::tr("road", "meets a side of a tile");
    }
    return {};
}

QString sideWord(const engine::TileDefinition& tile, engine::Direction side, engine::Orientation orientation) {
    for (const int place : {1, 0, 2}) {  // the middle first
        const engine::Port port{static_cast<std::uint8_t>(3 * engine::index(side) + place)};
        const std::uint8_t segment = tile.segmentAtPort(port, orientation);
        if (segment != engine::noSegment) return segmentWord(tile.segments[segment]);
    }
    return Text::tr("nothing", "meets a side of a tile");
}

}  // namespace

QString childWord(engine::PlayerColor color) {
    switch (color) {
        case engine::PlayerColor::Red:
            return Text::tr("a red child");
        case engine::PlayerColor::Blue:
            return Text::tr("a blue child");
        case engine::PlayerColor::Green:
            return Text::tr("a green child");
        case engine::PlayerColor::Yellow:
            return Text::tr("a yellow child");
    }
    return {};
}

QString tileWords(const engine::TileDefinition& tile, engine::Orientation orientation) {
    const auto side = [&](engine::Direction direction) { return sideWord(tile, direction, orientation); };
    QStringList parts{Text::tr("north: %1; east: %2; south: %3; west: %4")
                          .arg(side(engine::Direction::North), side(engine::Direction::East),
                               side(engine::Direction::South), side(engine::Direction::West))};
    const engine::GuardScore buildings{tile.publicBuildings, tile.historicBuildings};
    if (buildings.points() != 0) parts.append(sentences::buildings(buildings));
    QStringList children;
    for (const engine::Child& child : tile.children) children.append(childWord(child.color));
    if (!children.isEmpty()) parts.append(sentences::listed(children));
    return parts.join(Text::tr("; "));
}

}  // namespace remparts::model
