// Why a click did nothing: by the rules' own answer where there is one, else by what is asked for now.
#pragma once

#include <optional>

#include "choice.h"
#include "remparts/engine/rejection.h"
#include "remparts/engine/rules/game.h"

namespace remparts::model {

[[nodiscard]] Refusal refusalOf(engine::Rejection rejection, TablePoint at);
/// Of a click that hit no choice. Nothing when it hit the open table, where no answer is expected.
[[nodiscard]] std::optional<Refusal> explainClick(const engine::Game& game, TablePoint at);
/// Of a pass that is not possible now.
[[nodiscard]] std::optional<Refusal> explainPass(const engine::Game& game, TablePoint at);
/// Why the tile cannot be turned further over a cell; nothing when it looks the same in every orientation.
[[nodiscard]] std::optional<Refusal> explainTurn(const engine::Game& game, const Ghost& ghost);

}  // namespace remparts::model
