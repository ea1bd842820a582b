#include <map>

#include "counted.h"
#include "ending_phrases.h"
#include "sentences.h"
#include "sentences_hover.h"

namespace remparts::model::sentences {

namespace {

QString childrenNobodyPlays(engine::PlayerColor color, int count) {
    switch (color) {
        case engine::PlayerColor::Red:
            return Text::tr("%n red child(ren), nobody plays red", nullptr, count);
        case engine::PlayerColor::Blue:
            return Text::tr("%n blue child(ren), nobody plays blue", nullptr, count);
        case engine::PlayerColor::Green:
            return Text::tr("%n green child(ren), nobody plays green", nullptr, count);
        case engine::PlayerColor::Yellow:
            return Text::tr("%n yellow child(ren), nobody plays yellow", nullptr, count);
    }
    return {};
}

/// "Anna 2, Ben 1; 2 green children, nobody plays green": players in their order, then the other colours.
QString childrenOn(const engine::GameSetup& setup, const engine::RoadReport& road) {
    std::map<engine::PlayerColor, int> counts;
    for (const engine::ChildOnRoad& each : road.children) ++counts[each.child.color];
    QStringList players;
    for (std::size_t i = 0; i < setup.players.size(); ++i) {
        const auto count = counts.find(setup.players[i].color);
        if (count == counts.end()) continue;
        const QString name = playerName(setup, static_cast<engine::PlayerIndex>(i));
        players.append(Text::tr("%1 %2").arg(name, QString::number(count->second)));
    }
    QStringList parts;
    if (!players.isEmpty()) parts.append(players.join(Text::tr(", ")));
    for (const auto& [color, count] : counts)
        if (engine::playerOf(setup, color) == engine::noPlayer) parts.append(childrenNobodyPlays(color, count));
    return parts.join(Text::tr("; "));
}

}  // namespace

QString roadChildren(const engine::GameSetup& setup, const engine::RoadReport& road) {
    return childrenOn(setup, road);
}

QString road(const engine::GameSetup& setup, const engine::RoadReport& road) {
    const QString sized = featureOfSize(engine::SegmentKind::Road, static_cast<int>(road.tiles.size()));
    const QString told =
        Text::tr("%1, %2", "Road of 3 tiles, still open").arg(sized, state(engine::SegmentKind::Road, road.closed));
    return road.children.empty() ? Text::tr("%1; no child on it").arg(told)
                                 : Text::tr("%1; on it: %2").arg(told, childrenOn(setup, road));
}

std::vector<ClosedRoad> closedRoads(const engine::EventLog& events) {
    std::vector<ClosedRoad> roads;
    for (const engine::Event& event : events) {
        if (const auto* closed = std::get_if<engine::RoadClosed>(&event))
            roads.push_back({static_cast<int>(closed->tiles.size()), {}});
        if (const auto* placed = std::get_if<engine::ChildrenPlaced>(&event))
            roads.back().placed.push_back({placed->player, static_cast<int>(placed->figures.size())});
    }
    return roads;
}

QString placings(const engine::GameSetup& setup, const ClosedRoad& road) {
    QStringList parts;
    for (const Gain& each : road.placed)
        parts.append((parts.isEmpty() ? Text::tr("%1 places %2") : Text::tr("%1 %2"))
                         .arg(playerName(setup, each.player), QString::number(each.amount)));
    return parts.isEmpty() ? Text::tr("nobody's child is on it") : parts.join(Text::tr(", "));
}

QString closingPhrase(const engine::GameSetup& setup, const engine::EventLog& events) {
    QStringList parts;
    for (const ClosedRoad& road : closedRoads(events))
        parts.append(Text::tr("closes a road of %n: %1", nullptr, road.tiles).arg(placings(setup, road)));
    return parts.join(Text::tr("; "));
}

QString closings(const engine::GameSetup& setup, const engine::EventLog& events) {
    return capitalised(closingPhrase(setup, events));
}

}  // namespace remparts::model::sentences
