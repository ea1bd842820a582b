// The words of the card that tells all about what the pointer is on.
#pragma once

#include <QString>
#include <vector>

#include "feature_facts.h"
#include "remparts/engine/road.h"

namespace remparts::model::sentences {

/// A score as its sum: "5 × 2 = 10", "3 × 2 + 2 × 3 = 12".
[[nodiscard]] QString sum(const engine::ScoreBreakdown& score);
/// "Street of 5 tiles", "Market of 3 tiles: fish and grain", "Residential area of 4 tiles beside 3 markets"
[[nodiscard]] QString featureTitle(const engine::FeatureReport& report);
/// "Anna", "Anna and Ben share it", "nobody stands on it"
[[nodiscard]] QString owner(const engine::GameSetup& setup, const FeatureFacts& facts);
/// "still open", "complete"
[[nodiscard]] QString completeness(const engine::Feature& feature);
/// Whom scorings of one thing give what: "10 for Anna", "10 each for Anna and Ben".
[[nodiscard]] QString award(const engine::GameSetup& setup, const std::vector<engine::Scored>& scored);
/// What a feature gives at the end: award(), or why it gives nothing.
[[nodiscard]] QString atEnd(const engine::GameSetup& setup, const FeatureFacts& facts);
/// "Tour Carrée, historic building"; without a name "Historic building".
[[nodiscard]] QString buildingTitle(engine::BuildingKind kind, const QString& name);
/// "2 for each guard who sees it"
[[nodiscard]] QString buildingWorth(engine::BuildingKind kind);
/// "3 tiles: 2 public buildings"
[[nodiscard]] QString guardSees(const engine::GuardReport& guard);
/// "12 pieces of wall, 3 towers"
[[nodiscard]] QString wallSoFar(int pieces, int towers);
/// "m21 · tile C17"
[[nodiscard]] QString whereIs(engine::Position cell, const QString& design);
/// "Road of 3 tiles"
[[nodiscard]] QString roadTitle(const engine::RoadReport& road);
/// Who stands or waits on a road: "Anna 2, Ben 1; 1 green child, nobody plays green"; empty without a child.
[[nodiscard]] QString roadChildren(const engine::GameSetup& setup, const engine::RoadReport& road);
/// "closed", "still open"
[[nodiscard]] QString roadState(const engine::RoadReport& road);
/// "Anna's guard", "2 guards of Anna, 1 of Ben": whose guards see something; empty for none.
[[nodiscard]] QString guardsOf(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& owners);
/// "set by Anna"
[[nodiscard]] QString setBy(const engine::GameSetup& setup, engine::PlayerIndex builder);
/// Of the wall that is only imagined at the end (C8.2).
[[nodiscard]] QString imaginedWall();
/// C6.2: a guard stands straight across.
[[nodiscard]] QString guardBarred();
[[nodiscard]] QString ringClosed();
/// "34 pieces left"
[[nodiscard]] QString piecesLeft(int pieces);
/// "Guard"
[[nodiscard]] QString capitalisedRole(engine::FollowerRole role);

// Titles and labels.
[[nodiscard]] QString wallTitle();
[[nodiscard]] QString gateTitle();
[[nodiscard]] QString towerTitle();
[[nodiscard]] QString crossingTitle();
[[nodiscard]] QString meadowTitle();
[[nodiscard]] QString stopTitle(char drawn);
[[nodiscard]] QString labelNow();
[[nodiscard]] QString labelAtEnd();
[[nodiscard]] QString labelScored();
[[nodiscard]] QString labelState();
[[nodiscard]] QString labelStandsOn();
[[nodiscard]] QString labelSees();
[[nodiscard]] QString labelGuardHere();
[[nodiscard]] QString labelSeenBy();
[[nodiscard]] QString labelGuard();
[[nodiscard]] QString labelWall();
[[nodiscard]] QString labelChildren();

}  // namespace remparts::model::sentences
