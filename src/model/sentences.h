// The one place that makes sentences of events, breakdowns, rejections and decisions; all of them translatable.
#pragma once

#include <QString>
#include <vector>

#include "gains.h"
#include "remparts/engine/event.h"
#include "remparts/engine/game_state.h"
#include "remparts/engine/rejection.h"
#include "remparts/engine/road.h"
#include "remparts/engine/rules/city_queries.h"
#include "remparts/engine/rules/ruleset.h"

namespace remparts::model::sentences {

[[nodiscard]] QString playerName(const engine::GameSetup& setup, engine::PlayerIndex player);
/// Places as players say them: columns by letters to the east, rows by numbers to the north; the first tile is m20,
/// past z come za, zb …, west of a come ay, ax ….
[[nodiscard]] QString place(engine::Position position);
/// "m", "za", "ay"
[[nodiscard]] QString column(std::int32_t x);
/// "20"
[[nodiscard]] QString row(std::int32_t y);
/// "Anna", "Anna and Ben", "Anna, Ben and Cleo"
[[nodiscard]] QString names(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& players);
/// "Street of 5 tiles"
[[nodiscard]] QString scoredThing(const engine::ScoreBreakdown& score);
/// "5 tiles, 2 points each"
[[nodiscard]] QString terms(const engine::ScoreBreakdown& score);
/// "Anna: street of 5 tiles, 2 points each: 10"
[[nodiscard]] QString scoring(const engine::GameSetup& setup, const engine::Scored& scored);
/// "A street must go on here."
[[nodiscard]] QString refusal(engine::Rejection rejection);
/// The rule behind a refusal or a score as text, "C2.2"; may be empty.
[[nodiscard]] QString rule(engine::Rejection rejection);
[[nodiscard]] QString rule(const engine::ScoreBreakdown& score);
/// "Lay the tile"
[[nodiscard]] QString ask(const engine::Decision& decision);
/// "Street, 2 tiles so far, still open; Anna stands on it: 2 points now"
[[nodiscard]] QString feature(const engine::GameSetup& setup, const engine::FeatureReport& report);
/// "complete" or "still open", of a road "closed" or "still open"
[[nodiscard]] QString state(engine::SegmentKind kind, bool complete);
/// "Street of 5 tiles"
[[nodiscard]] QString featureOfSize(engine::SegmentKind kind, int tiles);
/// What a feature is and would bring: "Market of 3 tiles, 2 kinds: 6 so far, still open"
[[nodiscard]] QString worthSoFar(const engine::FeatureReport& report);
/// "3 public and 2 historic buildings"
[[nodiscard]] QString buildings(const engine::GuardScore& score);
/// "Public building: 2 points for each guard before it"
[[nodiscard]] QString building(engine::BuildingKind kind);
/// A follower by what it stands on: "citizen", "seller", "steward", "guard".
[[nodiscard]] QString role(engine::FollowerRole role);
/// The kinds of a market: "fish and grain".
[[nodiscard]] QString kinds(engine::MarketKinds kinds);
/// What a step would complete: "Ends a street of 2 tiles, nobody on it"; empty when nothing. Of the events only
/// scorings and unclaimed completions before the end of the game are read.
[[nodiscard]] QString completions(const engine::GameState& after, const engine::EventLog& events);
/// "Road of 3 tiles, still open; on it: Anna 2, Ben 1; 1 green child, nobody plays green"
[[nodiscard]] QString road(const engine::GameSetup& setup, const engine::RoadReport& road);
/// A road that a step closed.
struct ClosedRoad {
    int tiles = 0;
    std::vector<Gain> placed;  ///< figures on it, by player
};
[[nodiscard]] std::vector<ClosedRoad> closedRoads(const engine::EventLog& events);
/// "Anna places 2, Ben 1", "nobody's child is on it"
[[nodiscard]] QString placings(const engine::GameSetup& setup, const ClosedRoad& road);
/// What laying a tile would close: "Closes a road of 3: Anna places 2, Ben 1"; empty when nothing.
[[nodiscard]] QString closings(const engine::GameSetup& setup, const engine::EventLog& events);
/// "Anna wins with 90 points", "Anna and Ben share the victory"
[[nodiscard]] QString verdict(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& winners,
                              int points);
/// "Anna wins", "Anna and Ben share the victory" with no figure left (K4.1), else "A draw between Anna and Ben"
/// (K4.2).
[[nodiscard]] QString figuresVerdict(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& winners,
                                     int left);
/// The verdict on standings by what their scores mean in the game that is played.
[[nodiscard]] QString outcome(const engine::GameSetup& setup, const std::vector<int>& scores,
                              const std::vector<engine::PlayerIndex>& winners);
/// Why the game ended.
[[nodiscard]] QString endReason(engine::EndReason reason);
/// The rule by which it ended in the game that is played: "C8.1", "K4.2".
[[nodiscard]] QString rule(const engine::GameSetup& setup, engine::EndReason reason);
/// The rule by which the winners of a game that ended so were found: "C8.6", "K4.2".
[[nodiscard]] QString outcomeRule(const engine::GameSetup& setup, engine::EndReason reason);

}  // namespace remparts::model::sentences
