// Faults of files, in plain words, with the place.
#pragma once

#include <stdexcept>
#include <string>

namespace remparts::io {

/// The file cannot be used at all; what() reads "PLACE: what is wrong", e.g.
/// "game.remparts.json: players[1].color: both players are red". Exit status 1 (docs/record-format.md).
class FileError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// The file is well-formed but an action breaks a rule, is unknown or incomplete; what() reads
/// "action 17: a street must go on here (C2.2)". Actions count from 0. Exit status 2.
class RecordError : public std::runtime_error {
  public:
    RecordError(std::size_t action, const std::string& reason);
    /// The same in a variation of the record, counted from 0: "variation 2, action 17: …".
    RecordError(std::size_t variation, const RecordError& fault);
    [[nodiscard]] std::size_t action() const { return m_action; }
    /// what() without the place: "a street must go on here (C2.2)".
    [[nodiscard]] const std::string& reason() const { return m_reason; }

  private:
    std::size_t m_action;
    std::string m_reason;
};

}  // namespace remparts::io
