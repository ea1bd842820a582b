// The one place that makes sentences of events, breakdowns, rejections and decisions; all of them translatable.
#pragma once

#include <QString>

#include "remparts/engine/event.h"
#include "remparts/engine/game_state.h"
#include "remparts/engine/rejection.h"
#include "remparts/engine/rules/city_queries.h"

namespace remparts::model::sentences {

[[nodiscard]] QString playerName(const engine::GameSetup& setup, engine::PlayerIndex player);
/// Places as players say them: columns by letters to the east, rows by numbers to the north; the first tile is m20,
/// past z come za, zb …, west of a come ay, ax ….
[[nodiscard]] QString place(engine::Position position);
/// "Street of 5 tiles"
[[nodiscard]] QString scoredThing(const engine::ScoreBreakdown& score);
/// "5 tiles, 2 points each"
[[nodiscard]] QString terms(const engine::ScoreBreakdown& score);
/// "Anna: street of 5 tiles, 2 points each: 10"
[[nodiscard]] QString scoring(const engine::GameSetup& setup, const engine::Scored& scored);
/// "A street must go on here."
[[nodiscard]] QString refusal(engine::Rejection rejection);
/// "Lay the tile"
[[nodiscard]] QString ask(const engine::Decision& decision);
/// "Street, 2 tiles so far, still open; Anna stands on it"
[[nodiscard]] QString feature(const engine::GameSetup& setup, const engine::FeatureReport& report);
/// Why the game ended.
[[nodiscard]] QString endReason(engine::EndReason reason);

}  // namespace remparts::model::sentences
