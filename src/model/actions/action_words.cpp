#include "actions/action_words.h"

#include <algorithm>
#include <array>

#include "actions/tile_effects.h"
#include "counted.h"
#include "ending_phrases.h"
#include "overloaded.h"
#include "preview.h"
#include "remparts/engine/rules/city_queries.h"
#include "sentences.h"
#include "table_geometry.h"

namespace remparts::model {

namespace {

using sentences::Text;
using Change = TileEffect::Change;

QString beginning(engine::SegmentKind kind, int count) {
    switch (kind) {
        case engine::SegmentKind::Street:
            return count == 1 ? Text::tr("begins a street") : Text::tr("begins %n street(s)", nullptr, count);
        case engine::SegmentKind::Market:
            return count == 1 ? Text::tr("begins a market") : Text::tr("begins %n market(s)", nullptr, count);
        case engine::SegmentKind::Residential:
            return count == 1 ? Text::tr("begins a residential area")
                              : Text::tr("begins %n residential area(s)", nullptr, count);
        case engine::SegmentKind::Road:
            return count == 1 ? Text::tr("begins a road") : Text::tr("begins %n road(s)", nullptr, count);
    }
    return {};
}

QString going(engine::SegmentKind kind, int tiles) {
    switch (kind) {
        case engine::SegmentKind::Street:
            return Text::tr("a street of %n tile(s) goes on", nullptr, tiles);
        case engine::SegmentKind::Market:
            return Text::tr("a market of %n tile(s) goes on", nullptr, tiles);
        case engine::SegmentKind::Residential:
            return Text::tr("a residential area of %n tile(s) goes on", nullptr, tiles);
        case engine::SegmentKind::Road:
            return Text::tr("a road of %n tile(s) goes on", nullptr, tiles);
    }
    return {};
}

QString joining(engine::SegmentKind kind, int tiles) {
    switch (kind) {
        case engine::SegmentKind::Street:
            return Text::tr("joins streets into one of %n tile(s)", nullptr, tiles);
        case engine::SegmentKind::Market:
            return Text::tr("joins markets into one of %n tile(s)", nullptr, tiles);
        case engine::SegmentKind::Residential:
            return Text::tr("joins residential areas into one of %n tile(s)", nullptr, tiles);
        case engine::SegmentKind::Road:
            return Text::tr("joins roads into one of %n tile(s)", nullptr, tiles);
    }
    return {};
}

QString told(const TileEffect& effect) {
    const int tiles = effect.tiles;
    switch (effect.change) {
        case Change::Begins:
            return beginning(effect.kind, 1);
        case Change::GoesOn:
            return going(effect.kind, tiles);
        case Change::Joins:
            return joining(effect.kind, tiles);
        case Change::Ends:
            return sentences::ending(effect.kind, tiles);
    }
    return {};
}

QStringList toldAll(const std::vector<TileEffect>& effects, Change change) {
    QStringList parts;
    for (const TileEffect& effect : effects)
        if (effect.change == change) parts.append(told(effect));
    return parts;
}

QStringList beginnings(const std::vector<TileEffect>& effects) {
    QStringList parts;
    for (const engine::SegmentKind kind : {engine::SegmentKind::Street, engine::SegmentKind::Market,
                                           engine::SegmentKind::Residential, engine::SegmentKind::Road}) {
        const auto count = std::count(effects.begin(), effects.end(), TileEffect{kind, Change::Begins, 1});
        if (count > 0) parts.append(beginning(kind, static_cast<int>(count)));
    }
    return parts;
}

/// Scorings tell the end of a feature themselves, with what it brings.
bool isScored(const TileEffect& effect) {
    return effect.change == Change::Ends && effect.kind != engine::SegmentKind::Residential;
}

QString layingWords(const engine::Game& game, const engine::PlaceTile& action) {
    const Preview result = preview(game.rules(), game.state(), action);
    std::vector<TileEffect> effects = tileEffects(game.state(), result.after);
    QStringList parts;
    for (const QString& scored : {sentences::completionPhrase(result.after, result.events),
                                  sentences::closingPhrase(game.setup(), result.events)})
        if (!scored.isEmpty()) parts.append(scored);
    std::erase_if(effects, isScored);
    for (const Change change : {Change::Ends, Change::Joins, Change::GoesOn}) parts.append(toldAll(effects, change));
    parts.append(beginnings(effects));
    return Text::tr("%1, %2: %3")
        .arg(sentences::place(action.position), orientationWords(action.orientation), parts.join(Text::tr("; ")));
}

/// Two parts of one tile may read the same; then it is told where they lie on it.
QString placedWords(const QString& thing, TablePoint at, TablePoint tile) {
    constexpr double aside = 0.12;
    const int east = at.x > tile.x + aside ? 1 : at.x < tile.x - aside ? -1 : 0;
    const int north = at.y > tile.y + aside ? 1 : at.y < tile.y - aside ? -1 : 0;
    const std::array words{Text::tr("%1, in the south-west of the tile"), Text::tr("%1, in the south of the tile"),
                           Text::tr("%1, in the south-east of the tile"), Text::tr("%1, in the west of the tile"),
                           Text::tr("%1, in the middle of the tile"),     Text::tr("%1, in the east of the tile"),
                           Text::tr("%1, in the north-west of the tile"), Text::tr("%1, in the north of the tile"),
                           Text::tr("%1, in the north-east of the tile")};
    return words[static_cast<std::size_t>(3 * (north + 1) + east + 1)].arg(thing);
}

QString followerThing(const engine::FeatureReport& report) {
    const int tiles = static_cast<int>(report.tiles.size());
    return std::visit(
        Overloaded{
            [&](const engine::MarketScore& s) {
                return Text::tr("Seller on the market of %n tile(s), %1", nullptr, tiles)
                    .arg(sentences::kindCount(s.kindCount()));
            },
            [&](const engine::ResidentialScore& s) {
                return Text::tr("Steward in the residential area of %n tile(s), %1", nullptr, tiles)
                    .arg(sentences::besideMarkets(s.markets));
            },
            [&](const auto&) { return Text::tr("Citizen on the street of %n tile(s)", nullptr, tiles); },
        },
        report.worth);
}

QString followerWords(const engine::GameState& state, const Choice& choice, std::span<const Choice> choices,
                      bool withWorth) {
    const auto thingOf = [&](const Choice& each) {
        return withWorth ? followerThing(engine::describeFeature(state, *each.segment)) : each.word;
    };
    const QString plain = thingOf(choice);
    const auto alike = std::count_if(choices.begin(), choices.end(),
                                     [&](const Choice& other) { return other.segment && thingOf(other) == plain; });
    const TablePoint tile = centreOf(state.board.tile(choice.segment->tile).position);
    const QString thing = alike > 1 ? placedWords(plain, choice.at, tile) : plain;
    if (!withWorth) return thing;
    const engine::FeatureReport report = engine::describeFeature(state, *choice.segment);
    const QString points = QString::number(engine::pointsOf(report.worth));
    return Text::tr("%1: %2 so far, %3", "Market of 3 tiles: 6 so far, still open")
        .arg(thing, points, sentences::state(report.feature.kind, report.feature.isComplete()));
}

QString wallWords(engine::WallEnd end, const QString& side) {
    return end == engine::WallEnd::Clockwise ? Text::tr("%1: wall piece at the clockwise end").arg(side)
                                             : Text::tr("%1: wall piece at the counter-clockwise end").arg(side);
}

QString towerWords(engine::WallEnd end, const QString& side) {
    return end == engine::WallEnd::Clockwise ? Text::tr("%1: tower at the clockwise end").arg(side)
                                             : Text::tr("%1: tower at the counter-clockwise end").arg(side);
}

QString passWords(engine::Phase phase) {
    switch (phase) {
        case engine::Phase::Follower:
            return Text::tr("No follower");
        case engine::Phase::Guard:
            return Text::tr("No guard");
        case engine::Phase::Tower:
            return Text::tr("No tower");
        default:
            return Text::tr("Pass");
    }
}

const Choice* choiceOf(const engine::Action& action, std::span<const Choice> choices) {
    const auto choice = std::find_if(choices.begin(), choices.end(),
                                     [&](const Choice& candidate) { return candidate.action == action; });
    return choice == choices.end() ? nullptr : &*choice;
}

/// What is chosen at a side of the city, without what it brings.
QString sideActionWords(const engine::Action& action, const QString& side) {
    return std::visit(
        Overloaded{
            [&](const engine::PlaceGate&) { return Text::tr("%1: the city gate").arg(side); },
            [&](const engine::PlaceWall& a) { return wallWords(a.end, side); },
            [&](const engine::PlaceGuard&) { return Text::tr("%1: guard on the wall piece just set").arg(side); },
            [&](const engine::PlaceTower& a) { return towerWords(a.end, side); },
            [](const auto&) { return QString(); },
        },
        action);
}

}  // namespace

QString orientationWords(engine::Orientation orientation) {
    switch (orientation) {
        case engine::Orientation::Upright:
            return Text::tr("upright");
        case engine::Orientation::Quarter:
            return Text::tr("turned right");
        case engine::Orientation::Half:
            return Text::tr("upside down");
        case engine::Orientation::ThreeQuarter:
            return Text::tr("turned left");
    }
    return {};
}

QString sideWords(engine::BoardEdge edge) {
    const QString place = sentences::place(edge.tile);
    switch (edge.side) {
        case engine::Direction::North:
            return Text::tr("%1, north side").arg(place);
        case engine::Direction::East:
            return Text::tr("%1, east side").arg(place);
        case engine::Direction::South:
            return Text::tr("%1, south side").arg(place);
        case engine::Direction::West:
            return Text::tr("%1, west side").arg(place);
    }
    return {};
}

QString actionWords(const engine::Game& game, const engine::Action& action, std::span<const Choice> choices,
                    bool withWorth) {
    if (const auto* laying = std::get_if<engine::PlaceTile>(&action))
        return withWorth ? layingWords(game, *laying)
                         : Text::tr("%1, %2", "m21, upright")
                               .arg(sentences::place(laying->position), orientationWords(laying->orientation));
    const Choice* choice = choiceOf(action, choices);
    if (choice == nullptr) return passWords(game.state().decision.phase);
    if (choice->segment) return followerWords(game.state(), *choice, choices, withWorth);
    if (!choice->edge)
        return choice->detail.isEmpty() ? choice->word : Text::tr("%1: %2").arg(choice->word, choice->detail);
    const QString words = sideActionWords(action, sideWords(*choice->edge));
    return withWorth && !choice->detail.isEmpty() ? Text::tr("%1; %2").arg(words, choice->detail) : words;
}

std::optional<engine::Position> placeOf(const engine::Action& action, std::span<const Choice> choices) {
    if (const auto* laying = std::get_if<engine::PlaceTile>(&action)) return laying->position;
    const Choice* choice = choiceOf(action, choices);
    return choice != nullptr && choice->edge ? std::optional(choice->edge->tile) : std::nullopt;
}

}  // namespace remparts::model
