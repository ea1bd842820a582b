// Layers of guards and of the last scoring.
#include <algorithm>
#include <map>

#include "choices.h"
#include "feature_facts.h"
#include "layer_makers.h"
#include "remparts/engine/tile_layout.h"
#include "sentences.h"
#include "sentences_layers.h"
#include "table_geometry.h"

namespace remparts::model {

namespace {

using engine::PlayerIndex;

QString plus(int points) {
    return QStringLiteral("+%1").arg(points);
}

TablePoint onWall(engine::BoardEdge edge) {
    constexpr double middleOfWall = 0.08;  // out of the tile, in cells
    const TablePoint side = middleOf(edge);
    const TablePoint centre = centreOf(edge.tile);
    return {side.x + (side.x - centre.x) * 2 * middleOfWall, side.y + (side.y - centre.y) * 2 * middleOfWall};
}

struct Tally {
    int count = 0;
    int points = 0;
};

void addPlayerRows(LayerPicture& picture, const engine::GameSetup& setup, std::map<PlayerIndex, Tally>& tallies) {
    for (PlayerIndex player = 0; player < setup.players.size(); ++player) {
        const Tally& tally = tallies[player];
        picture.legend.push_back({styleOf(setup, {player}), sentences::playerName(setup, player),
                                  tally.count == 0 ? QString() : sentences::pointsAll(tally.points), tally.count});
    }
}

// Where a tile's large buildings stand.
TablePoint middleOfBuildings(const engine::PlacedTile& tile, const engine::TileDefinition& definition) {
    TablePoint sum;
    int count = 0;
    for (int row = 0; row < engine::pictureSize; ++row)
        for (int column = 0; column < engine::pictureSize; ++column) {
            const char drawn = definition.picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (drawn != 'P' && drawn != 'H') continue;
            const TablePoint cell = pointOn(tile, {row, column});
            sum = {sum.x + cell.x, sum.y + cell.y};
            ++count;
        }
    return count == 0 ? centreOf(tile.position) : TablePoint{sum.x / count, sum.y / count};
}

// What each building that some guard sees is worth, once for all of them.
void addSeen(LayerPicture& picture, const engine::GameState& state, const std::map<engine::Position, int>& seen) {
    for (const auto& [cell, points] : seen) {
        const engine::PlacedTile& tile = *state.board.tileAt(cell);
        picture.badges.push_back(
            {{LayerTone::Plain}, middleOfBuildings(tile, state.definition(tile)), 0, plus(points), points});
    }
}

bool sameThing(const engine::Scored& a, const engine::Scored& b) {
    return a.feature == b.feature && a.edge == b.edge && a.score == b.score;
}

bool isOfFeature(const engine::Scored& scored) {
    return scored.feature.tile >= 0;
}

void addScored(LayerPicture& picture, const engine::Game& game, const engine::Scored& scored,
               const std::vector<PlayerIndex>& players) {
    const LayerStyle style = styleOf(game.setup(), players);
    const int points = engine::pointsOf(scored.score);
    if (isOfFeature(scored)) {
        const auto segments = game.state().features.members(scored.feature);
        addRegion(picture, style, segments);
        picture.badges.push_back({style, middleOf(game.state(), segments), 0, plus(points), points});
        return;
    }
    if (!scored.tiles.empty()) picture.lines.push_back(bandOver(scored.edge, scored.tiles, style));
    picture.badges.push_back({style, onWall(scored.edge), walkwayHeight, plus(points), points});
}

}  // namespace

void showGuards(LayerPicture& picture, const engine::Game& game) {
    const engine::GameState& state = game.state();
    std::map<PlayerIndex, Tally> tallies;
    std::map<engine::Position, int> seen;
    for (const engine::FollowerPlacement& follower : state.followers) {
        if (follower.role != engine::FollowerRole::Guard) continue;
        const engine::GuardReport guard = engine::describeGuard(state, follower.edge);
        const LayerStyle style = styleOf(game.setup(), {follower.player});
        const int points = guard.worth.points();
        ++tallies[follower.player].count;
        tallies[follower.player].points += points;
        picture.lines.push_back(bandOver(follower.edge, guard.row, style));
        picture.badges.push_back(
            {style, onWall(follower.edge), walkwayHeight, QString::number(points), 100 + points});
        for (const WorthTag& worth : worthsOf(state, guard)) seen[worth.cell] = worth.points;
    }
    if (picture.lines.empty()) return;
    addSeen(picture, state, seen);
    addPlayerRows(picture, game.setup(), tallies);
}

void showLastScoring(LayerPicture& picture, const engine::Game& game) {
    const Outlook outlook(game);
    std::map<PlayerIndex, Tally> tallies;
    std::vector<engine::Scored> things;
    for (const engine::Scored& scored : outlook.last()) {
        Tally& tally = tallies[scored.player];
        ++tally.count;
        tally.points += engine::pointsOf(scored.score);
        const bool isKnown = std::any_of(things.begin(), things.end(),
                                         [&](const engine::Scored& thing) { return sameThing(thing, scored); });
        if (!isKnown) things.push_back(scored);
    }
    for (const engine::Scored& thing : things) {
        std::vector<PlayerIndex> players;
        for (const engine::Scored& scored : outlook.last())
            if (sameThing(scored, thing)) players.push_back(scored.player);
        addScored(picture, game, thing, players);
    }
    if (!things.empty()) addPlayerRows(picture, game.setup(), tallies);
}

}  // namespace remparts::model
