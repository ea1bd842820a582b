// C4: scoring of completed streets and markets.
#pragma once

#include "play.h"

namespace remparts::engine::city {

/// C4.1: scores what the tile laid last completed, also what only its neighbours carry (C4.3). Tells whether anything
/// was scored for somebody.
bool scoreLastTile(Play& play);
/// Whether a completed street or market runs over the tile laid last.
[[nodiscard]] bool lastTileCompletesItsOwn(const GameState& state);
/// C5.8: scores what the wall piece or gate on a side completed.
void scoreSide(Play& play, BoardEdge edge);
/// C8.2, C8.3: scores every complete street or market with followers and takes the others off without points.
void settleStreetsAndMarkets(Play& play);

/// Gives the points to all leaders of a feature (C4.4, C8.4).
void awardFeature(Play& play, const Feature& feature);

}  // namespace remparts::engine::city
