// How a game went, as a table for people.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>

#include "remparts/engine/rules/ruleset.h"

namespace remparts::cli {

class ResultTable {
  public:
    virtual ~ResultTable() = default;

    /// Adds what the events brought. Takes all events of a game in their order, those of the start first.
    virtual void count(const engine::EventLog& events) = 0;
    /// The table, and a last line with who has won.
    virtual void print(std::ostream& out, const engine::Standings& standings) const = 0;
};

/// The table of the set-up's game: points by player and kind (The City), figures by closed road and player (The
/// Kids). The set-up must outlive it.
[[nodiscard]] std::unique_ptr<ResultTable> makeResultTable(const engine::GameSetup& setup);

/// Characters of UTF-8 text, as many as columns on a terminal for European names.
[[nodiscard]] std::size_t widthOf(const std::string& text);
/// What fills the text up to a width.
[[nodiscard]] std::string padding(const std::string& text, std::size_t width);
/// "Anna, Ben and Cleo".
[[nodiscard]] std::string namesOf(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& players);

}  // namespace remparts::cli
