#include "hints.h"

#include "counted.h"
#include "sentences.h"

namespace remparts::model {

namespace {

using sentences::Text;

QString tileHint(const QString& name, std::optional<std::size_t> places) {
    if (!places) return Text::tr("%1: lay the tile").arg(name);
    return Text::tr("%1: lay the tile, it fits on %n place(s)", nullptr, static_cast<int>(*places)).arg(name);
}

QString wallHint(const QString& name, const std::vector<Choice>& choices) {
    const bool isLastGap = choices.size() == 2 && choices[0].edge == choices[1].edge;
    return isLastGap ? Text::tr("%1: close the wall, from either end").arg(name)
                     : Text::tr("%1: set a wall piece at either end").arg(name);
}

QString overHint(const engine::Game& game) {
    const engine::Standings standings = game.rules().standings(game.state());
    return sentences::outcome(game.setup(), standings.scores, standings.winners);
}

}  // namespace

QString hintFor(const engine::Game& game, std::optional<std::size_t> places, const std::vector<Choice>& choices) {
    const engine::Decision& decision = game.state().decision;
    const QString name = sentences::playerName(game.setup(), decision.player);
    switch (decision.phase) {
        case engine::Phase::Draw:
            return choices.size() == 1 ? Text::tr("%1: turn up a tile of the last pile").arg(name)
                                       : Text::tr("%1: pick a pile and turn up its top tile").arg(name);
        case engine::Phase::Tile:
            return tileHint(name, places);
        case engine::Phase::Follower:
            return Text::tr("%1: place a follower, or keep it").arg(name);
        case engine::Phase::Gate:
            return Text::tr("%1: set the city gate on any side of the city").arg(name);
        case engine::Phase::Wall:
            return wallHint(name, choices);
        case engine::Phase::Guard:
            return Text::tr("%1: place a guard on this piece, or pass").arg(name);
        case engine::Phase::Tower:
            return choices.size() == 1 ? Text::tr("%1: set a tower at this end, or keep it").arg(name)
                                       : Text::tr("%1: set a tower at either end, or keep it").arg(name);
        case engine::Phase::Over:
            return overHint(game);
    }
    return {};
}

}  // namespace remparts::model
