// Layers of The Kids.
#include <algorithm>
#include <map>

#include "feature_facts.h"
#include "layer_makers.h"
#include "remparts/engine/road.h"
#include "sentences.h"
#include "sentences_layers.h"
#include "table_geometry.h"

namespace remparts::model {

namespace {

using engine::PlayerColor;
using engine::PlayerIndex;
using engine::SegmentKind;
using engine::SegmentRef;

TablePoint placeOf(const engine::GameState& state, SegmentRef segment, std::uint8_t cell) {
    return pointOn(state.board.tile(segment.tile), {cell / engine::pictureSize, cell % engine::pictureSize});
}

LayerStyle styleOfColor(const engine::GameSetup& setup, PlayerColor color) {
    const bool isPlayed = engine::playerOf(setup, color) != engine::noPlayer;
    return {isPlayed ? LayerTone::Players : LayerTone::Nobody, {color}};
}

bool hasFigure(const engine::GameState& state, const engine::ChildOnRoad& child) {
    return std::any_of(state.followers.begin(), state.followers.end(), [&](const engine::FollowerPlacement& figure) {
        return figure.role == engine::FollowerRole::Figure && figure.segment == child.segment &&
               figure.cell == child.child.cell;
    });
}

struct ChildTally {
    int count = 0;
    int withFigure = 0;
};

// Players in their order, then the colours that nobody plays.
void addColorRows(LayerPicture& picture, const engine::GameSetup& setup, std::map<PlayerColor, ChildTally>& tallies) {
    for (PlayerIndex player = 0; player < setup.players.size(); ++player) {
        const ChildTally& tally = tallies[setup.players[player].color];
        picture.legend.push_back({styleOf(setup, {player}), sentences::playerName(setup, player),
                                  tally.withFigure == 0 ? QString() : sentences::withFigure(tally.withFigure),
                                  tally.count});
    }
    for (const auto& [color, tally] : tallies)
        if (engine::playerOf(setup, color) == engine::noPlayer && tally.count > 0)
            picture.legend.push_back({styleOfColor(setup, color), sentences::unplayedColor(color), {}, tally.count});
}

// The closings of the last step up to the cursor that closed a road.
engine::EventLog lastClosing(const engine::Game& game) {
    engine::EventLog last;
    for (const engine::Step& step : game.steps().first(game.cursor())) {
        engine::EventLog now;
        for (const engine::Event& event : step.events)
            if (std::holds_alternative<engine::RoadClosed>(event) ||
                std::holds_alternative<engine::ChildrenPlaced>(event))
                now.push_back(event);
        if (!now.empty()) last = std::move(now);
    }
    return last;
}

struct Closing {
    SegmentRef road;
    std::vector<engine::ChildrenPlaced> placed;
};

std::vector<Closing> closingsOf(const engine::EventLog& events) {
    std::vector<Closing> closings;
    for (const engine::Event& event : events) {
        if (const auto* closed = std::get_if<engine::RoadClosed>(&event)) closings.push_back({closed->road, {}});
        const auto* placed = std::get_if<engine::ChildrenPlaced>(&event);
        if (placed != nullptr && !closings.empty()) closings.back().placed.push_back(*placed);
    }
    return closings;
}

void addFigures(LayerPicture& picture, const engine::Game& game, const std::vector<engine::FollowerPlacement>& all) {
    for (const engine::FollowerPlacement& figure : all)
        picture.badges.push_back(
            {styleOf(game.setup(), {figure.player}), placeOf(game.state(), figure.segment, figure.cell), 0, {}, 0});
}

}  // namespace

void showRoads(LayerPicture& picture, const engine::Game& game) {
    int closed = 0;
    int open = 0;
    int longestClosed = 0;
    int longestOpen = 0;
    for (const SegmentRef& first : featuresOf(game.state(), SegmentKind::Road)) {
        const engine::RoadReport road = engine::describeRoad(game.state(), first);
        const int tiles = static_cast<int>(road.tiles.size());
        ++(road.closed ? closed : open);
        int& longest = road.closed ? longestClosed : longestOpen;
        longest = std::max(longest, tiles);
        const LayerStyle style{road.closed ? LayerTone::Closed : LayerTone::Open};
        const auto segments = game.state().features.members(first);
        addRegion(picture, style, segments);
        picture.badges.push_back(
            {style, middleOf(game.state(), segments), 0, QString::number(tiles), tiles, road.closed});
    }
    if (picture.regions.empty()) return;
    const auto note = [](int tiles) { return tiles == 0 ? QString() : sentences::longest(tiles); };
    picture.legend = {{{LayerTone::Closed}, sentences::closedRoadsRow(), note(longestClosed), closed},
                      {{LayerTone::Open}, sentences::openRoadsRow(), note(longestOpen), open}};
}

void showChildren(LayerPicture& picture, const engine::Game& game) {
    std::map<PlayerColor, ChildTally> tallies;
    for (const SegmentRef& first : featuresOf(game.state(), SegmentKind::Road)) {
        const engine::RoadReport road = engine::describeRoad(game.state(), first);
        if (road.children.empty()) continue;
        addRegion(picture, {LayerTone::Plain}, game.state().features.members(first));
        for (const engine::ChildOnRoad& child : road.children) {
            const bool isTaken = hasFigure(game.state(), child);
            ChildTally& tally = tallies[child.child.color];
            ++tally.count;
            tally.withFigure += isTaken ? 1 : 0;
            picture.badges.push_back({styleOfColor(game.setup(), child.child.color),
                                      placeOf(game.state(), child.segment, child.child.cell),
                                      0,
                                      {},
                                      0,
                                      isTaken});
        }
    }
    if (!picture.regions.empty()) addColorRows(picture, game.setup(), tallies);
}

void showFigures(LayerPicture& picture, const engine::Game& game) {
    const engine::GameState& state = game.state();
    for (const SegmentRef& first : featuresOf(state, SegmentKind::Road)) {
        const engine::Feature road = state.features.feature(first);
        std::vector<PlayerIndex> players;
        for (PlayerIndex player = 0; player < state.playerCount(); ++player)
            if (road.followers[player] != 0) players.push_back(player);
        if (!players.empty()) addRegion(picture, styleOf(game.setup(), players), state.features.members(first));
    }
    if (picture.regions.empty()) return;
    addFigures(picture, game, state.followers);
    for (PlayerIndex player = 0; player < state.playerCount(); ++player) {
        const auto placed = std::count_if(state.followers.begin(), state.followers.end(),
                                          [player](const auto& figure) { return figure.player == player; });
        picture.legend.push_back({styleOf(game.setup(), {player}), sentences::playerName(game.setup(), player),
                                  sentences::figuresToGo(state.supplies[player].followers),
                                  static_cast<int>(placed)});
    }
}

void showLastClosing(LayerPicture& picture, const engine::Game& game) {
    std::map<PlayerIndex, int> counts;
    int nobodys = 0;
    for (const Closing& closing : closingsOf(lastClosing(game))) {
        std::vector<PlayerIndex> players;
        for (const engine::ChildrenPlaced& placed : closing.placed) {
            players.push_back(placed.player);
            counts[placed.player] += static_cast<int>(placed.figures.size());
            addFigures(picture, game, placed.figures);
        }
        if (players.empty()) ++nobodys;
        addRegion(picture, styleOf(game.setup(), players), game.state().features.members(closing.road));
    }
    if (picture.regions.empty()) return;
    for (PlayerIndex player = 0; player < game.setup().players.size(); ++player)
        picture.legend.push_back({styleOf(game.setup(), {player}), sentences::playerName(game.setup(), player),
                                  counts[player] == 0 ? QString() : sentences::figuresPlaced(), counts[player]});
    if (nobodys > 0) picture.legend.push_back({{LayerTone::Nobody}, sentences::nobodysRoads(), {}, nobodys});
}

}  // namespace remparts::model
