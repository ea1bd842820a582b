// An action that was chosen and is shown, but counts only once it is confirmed.
#pragma once

#include <QString>
#include <span>

#include "choice.h"
#include "remparts/engine/rules/game.h"

namespace remparts::model {

struct Proposal {
    engine::Action action;
    TablePoint at;      ///< where it is shown
    double height = 0;  ///< in cells
    QString words;      ///< "m21, upright: street of 5 tiles ends, 2 each: Anna +10"

    friend bool operator==(const Proposal&, const Proposal&) = default;
};

/// For an action of the legal list at the cursor. What it brings is found by playing it on a copy; without worth
/// only what is done is told. `choices` are those that choicesFor() offers here; passing is shown at `elsewhere`.
[[nodiscard]] Proposal proposalOf(const engine::Game& game, const engine::Action& action,
                                  std::span<const Choice> choices, TablePoint elsewhere, bool withWorth);

}  // namespace remparts::model
