// Actions, events and standings as single JSON lines, as the command line prints them.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "remparts/engine/rules/ruleset.h"

namespace remparts::io {

/// {"player":0,"type":"place_tile","x":0,"y":0,"rotation":90}; without "player" when it is noPlayer.
[[nodiscard]] std::string actionLine(engine::PlayerIndex player, const engine::Action& action);
/// One event; the members that other programs rely on, and more.
[[nodiscard]] std::string eventLine(const engine::GameSetup& setup, const engine::Event& event);
/// {"step":3,"player":0,"phase":"tile","legal":[…]}
[[nodiscard]] std::string legalLine(std::size_t step, const engine::Decision& decision,
                                    std::span<const engine::Action> legal);
/// {"scores":[…],"winners":[…],"over":true}; "left" instead of "scores" in The Kids.
[[nodiscard]] std::string standingsLine(engine::GameKind game, const engine::Standings& standings);
/// {"seed":7,"scores":[…],"winners":[…],"tiles":75,"actions":160}; `tiles` are those laid. "left" as above.
[[nodiscard]] std::string simulatedGameLine(engine::GameKind game, std::uint64_t seed,
                                            const engine::Standings& standings, std::size_t tiles,
                                            std::size_t actions);

}  // namespace remparts::io
