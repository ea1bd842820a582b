// What a step shows, one thing after another, made from its events. Knows no clock and no pixels.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "remparts/engine/rules/game.h"

namespace remparts::model {

/// One struct for each kind of thing that takes time. `progress` is 0 … 1.
namespace acts {

/// The Kids: the top tile of a pile turns over on its way to the hand.
struct Turning {
    std::uint8_t pile = 0;
    engine::TileIndex tile = 0;
    double progress = 0;
};
/// The Kids: a closed road. Later roads of the same step light up after it; a lit road stays lit until the end.
struct Light {
    std::vector<engine::SegmentRef> segments;  ///< in their order from one end to the other
    double reached = 0;                        ///< 0 … 1: how much of it is lit
};
/// The Kids: a figure on its way from its player's supply to a child.
struct Hop {
    engine::FollowerPlacement figure;
    double progress = 0;
};
/// A tile flies to its cell, settles, and what stands on it rises.
struct Laying {
    engine::Position cell;
    double progress = 0;
};
/// A wall piece or the gate grows stone by stone.
struct Growing {
    engine::BoardEdge edge;
    bool isGate = false;
    double progress = 0;
};
/// A tower drops onto its place at an end of the wall.
struct Dropping {
    engine::PlayerIndex player = 0;
    engine::BoardEdge edge;  ///< the piece at whose far end it stands
    double progress = 0;
};
/// A follower of The City is set down.
struct Standing {
    engine::FollowerPlacement figure;
    double progress = 0;
};
/// One thing that scored, for one player or several tied ones (C4.4): it lights up and is counted, tile by tile or
/// all at once. It stays lit until the end.
struct Counting {
    std::vector<engine::Scored> scored;  ///< at least one; all of the same thing
    bool atOnce = false;
    double progress = 0;
};
/// The points of a thing go to the players as coins, and its followers go home.
struct Paying {
    std::vector<engine::Scored> scored;
    std::vector<engine::FollowerPlacement> leaving;
    bool atOnce = false;  ///< nothing flies
    double progress = 0;
};

/// Tiles (for a tower wall pieces) counted so far, from 1 on.
[[nodiscard]] int countedTiles(const Counting& counting);
/// The sum over what is counted so far; in the end the points.
[[nodiscard]] int countedPoints(const Counting& counting);

/// As many coins fly for this many points: one a point, never more than the eye can follow.
[[nodiscard]] int coinCount(int points);
/// How far a coin has come: 0 before it starts, 1 when it has arrived. They start one after another.
[[nodiscard]] double coinWay(int coin, int coins, double progress);
/// Points whose coins have arrived.
[[nodiscard]] int paidPoints(int points, double progress);

}  // namespace acts

using Act = std::variant<acts::Turning, acts::Light, acts::Hop, acts::Laying, acts::Growing, acts::Dropping,
                         acts::Standing, acts::Counting, acts::Paying>;

/// How far the act has come; `progress` 0 … 1.
void setProgress(Act& act, double progress);
/// In milliseconds at normal speed; 0 for what happens at once.
[[nodiscard]] double lengthOf(const Act& act);

/// The acts of a step in their order. `after` is the position after it. Brief: what scored lights up with its sum,
/// and nothing flies. What belongs to the final scoring (after EndBegan) is told elsewhere.
[[nodiscard]] std::vector<Act> actsOf(const engine::Step& step, const engine::GameState& after, bool brief);

}  // namespace remparts::model
