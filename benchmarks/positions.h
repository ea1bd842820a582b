// Positions to measure on: whole games, and artificial ones of any size. Where nothing else is said, of The City.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "remparts/engine/rules/ruleset.h"

namespace remparts::benchmarks {

[[nodiscard]] const engine::Ruleset& rules();
[[nodiscard]] std::shared_ptr<const engine::TileSet> box();
[[nodiscard]] std::shared_ptr<const engine::TileSet> kidsBox();

/// A game of two with the whole box.
[[nodiscard]] std::shared_ptr<const engine::GameSetup> wholeGame(std::uint64_t seed);
/// A game of 2 to 4 with the whole box, the tiles in four piles.
[[nodiscard]] std::shared_ptr<const engine::GameSetup> wholeKidsGame(std::uint64_t seed, std::size_t players = 2);
/// The end of a random game in which all 75 tiles were laid.
[[nodiscard]] engine::GameState finishedGame();

/// Positions of random games that wait for a decision of this kind.
[[nodiscard]] std::vector<engine::GameState> positionsAt(engine::Phase phase);

/// A random position with `tiles` laid of many boxes, the last tenth in wall turns, about to lay the next one.
[[nodiscard]] engine::GameState largePosition(std::size_t tiles);

/// One random choice after the other, as long as the game lasts.
[[nodiscard]] std::vector<engine::Action> randomCourse(engine::GameState state, std::size_t actions);

}  // namespace remparts::benchmarks
