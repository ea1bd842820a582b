// What stands on markets. All of it keeps to the table's axes, so that rows run on into the next tile.
#pragma once

#include "builder.h"
#include "random.h"
#include "remparts/engine/tile.h"

namespace remparts::geometry {

/// The kind of a picture's market character.
[[nodiscard]] engine::MarketKind marketKindOf(char cell);
[[nodiscard]] Color pavingOf(engine::MarketKind kind);

/// About 0.86 × 0.72, its front is +z; the roof's form alone tells the kind.
void addStall(const Builder& at, engine::MarketKind kind, Random& random);
/// Tubs, sacks or hay.
void addGoods(const Builder& at, engine::MarketKind kind, Random& random);
/// The middle of a market: basin, cart or trough.
void addCentrepiece(const Builder& at, engine::MarketKind kind, Random& random);
/// A fenced pen with cows or sheep.
void addPen(const Builder& at, float width, float depth, Random& random);
void addCow(const Builder& at, Random& random);
void addSheep(const Builder& at);

}  // namespace remparts::geometry
