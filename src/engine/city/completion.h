// C4: scoring of completed streets and markets.
#pragma once

#include "play.h"

namespace remparts::engine::city {

/// What a step completed.
struct Completions {
    int completed = 0;
    int scored = 0;  ///< with at least one follower on it
};

/// C4.1: scores what the tile laid last completed.
Completions scoreLastTile(Play& play);
/// C5.8: scores what the wall piece or gate on a side completed.
Completions scoreSide(Play& play, BoardEdge edge);
/// C8.2, C8.3: scores every complete street or market with followers and takes the others off without points.
void settleStreetsAndMarkets(Play& play);

/// Gives the points to all leaders of a feature (C4.4, C8.4).
void awardFeature(Play& play, const Feature& feature);

}  // namespace remparts::engine::city
