// What tests of the model share: games laid into a session, and texts that a failed check can print.
#pragma once

#include <QString>
#include <cstdint>
#include <string>
#include <vector>

#include "session.h"
#include "support/table.h"

namespace remparts::test {

[[nodiscard]] inline std::string plain(const QString& text) {
    return text.toStdString();
}

/// Starts the game in the session and plays all its steps.
void follow(model::Session& session, const engine::Game& game);
inline void follow(model::Session& session, const Table& table) {
    follow(session, table.game());
}

/// Starts a random game (see randomSetup) and plays it on, at most `steps` steps.
void playRandomly(model::Session& session, std::uint64_t seed, std::size_t steps = 10'000);

/// The same with a game of The Kids (see randomKidsSetup).
void playKidsRandomly(model::Session& session, std::uint64_t seed, std::size_t steps = 10'000);

/// "street_ns" lies at m20, to the north end of which a street must come; `inHand` is to be laid.
[[nodiscard]] Table tableWithStreet(const std::string& inHand);

/// A street of two tiles, scored by P0 with the tile from stack 2: the gate is asked for.
[[nodiscard]] Table tableAtGate(std::size_t players = 2);

}  // namespace remparts::test
