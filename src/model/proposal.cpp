#include "proposal.h"

#include <algorithm>

#include "actions/action_words.h"
#include "counted.h"
#include "preview.h"
#include "sentences.h"
#include "table_geometry.h"

namespace remparts::model {

namespace {

using sentences::Text;

QString withGains(const engine::Game& game, const engine::Action& action, const QString& words) {
    if (std::holds_alternative<engine::PlaceTile>(action)) return words;  // they tell it themselves
    const Preview result = preview(game.rules(), game.state(), action);
    const QString gains = sentences::completions(result.after, result.events);
    return gains.isEmpty() || words.contains(gains) ? words : Text::tr("%1. %2").arg(words, gains);
}

}  // namespace

Proposal proposalOf(const engine::Game& game, const engine::Action& action, std::span<const Choice> choices,
                    TablePoint elsewhere, bool withWorth) {
    Proposal proposal{action, elsewhere, 0, actionWords(game, action, choices, withWorth)};
    if (withWorth) proposal.words = withGains(game, action, proposal.words);
    if (const auto* laying = std::get_if<engine::PlaceTile>(&action)) proposal.at = centreOf(laying->position);
    const auto choice =
        std::find_if(choices.begin(), choices.end(), [&](const Choice& each) { return each.action == action; });
    if (choice == choices.end()) return proposal;
    proposal.at = choice->at;
    proposal.height = choice->height;
    return proposal;
}

}  // namespace remparts::model
