// Games as records (docs/record-format.md).
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "remparts/engine/rules/game.h"
#include "remparts/io/tile_set_file.h"

namespace remparts::io {

/// Longest name of a player in a record, in characters.
inline constexpr std::size_t maxNameLength = 60;

struct RecordedAction {
    engine::PlayerIndex player = 0;
    engine::Action action;
};

/// A line of play that leaves another one.
struct RecordedLine {
    std::size_t of = 0;     ///< 0: the record's actions; k: its variation k − 1, which stands before this one
    std::size_t after = 0;  ///< it leaves that line after so many steps of the game
    std::vector<RecordedAction> actions;  ///< at least one
};

/// What the program adds to a game that it keeps by itself.
struct Keeping {
    std::string file;      ///< where the players saved the game, in UTF-8; may be empty
    bool unsaved = false;  ///< that file does not hold all of it
    bool ended = false;    ///< the program was closed in order
};

/// A record that was read but not yet played.
struct Record {
    std::shared_ptr<const engine::GameSetup> setup;
    std::vector<RecordedAction> actions;
    std::vector<RecordedLine> variations = {};
    std::optional<Keeping> kept = {};

    /// Steps from the beginning of the game to the end of a line, which is named as in RecordedLine::of.
    [[nodiscard]] std::size_t lengthOfLine(std::size_t line) const {
        return line == 0 ? actions.size() : variations[line - 1].after + variations[line - 1].actions.size();
    }
};

/// Finds the tile set that a record's game needs.
using TileSetSource = std::function<std::shared_ptr<const engine::TileSet>(engine::GameKind)>;

/// Throws FileError, or RecordError for an action of unknown type or lacking a member.
[[nodiscard]] Record readRecord(const std::filesystem::path& file, const TileSetSource& tiles);
[[nodiscard]] Record parseRecord(std::string_view json, std::string_view name, const TileSetSource& tiles);

/// Plays the actions, without the variations. Throws RecordError at the first one that the rules refuse.
[[nodiscard]] engine::Game playRecord(const Record& record);

/// Carries out one action, the `number`th of a record, and appends to `log` when it is not null. Throws RecordError,
/// the position untouched, when the rules refuse it or somebody else is to choose.
void playAction(const engine::Ruleset& rules, engine::GameState& state, std::size_t number,
                const RecordedAction& step, engine::EventLog* log = nullptr);
/// The same at the cursor of a game.
void playAction(engine::Game& game, std::size_t number, const RecordedAction& step);

/// The record of the steps up to the cursor. Indented, ends with a newline; saving what was read from the result is
/// the identity.
[[nodiscard]] std::string writeRecord(const engine::Game& game);
/// Writes through a temporary file beside the target, so that a failure leaves the old file as it was. Throws
/// FileError.
void saveRecord(const engine::Game& game, const std::filesystem::path& file);
/// The same for a record that is not held as a Game.
[[nodiscard]] std::string writeRecord(const Record& record);
void saveRecord(const Record& record, const std::filesystem::path& file);

}  // namespace remparts::io
