// Games as records (docs/record-format.md).
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "remparts/engine/rules/game.h"
#include "remparts/io/tile_set_file.h"

namespace remparts::io {

struct RecordedAction {
    engine::PlayerIndex player = 0;
    engine::Action action;
};

/// A record that was read but not yet played.
struct Record {
    std::shared_ptr<const engine::GameSetup> setup;
    std::vector<RecordedAction> actions;
};

/// Finds the tile set that a record's game needs.
using TileSetSource = std::function<std::shared_ptr<const engine::TileSet>(engine::GameKind)>;

/// Throws FileError, or RecordError for an action of unknown type or lacking a member.
[[nodiscard]] Record readRecord(const std::filesystem::path& file, const TileSetSource& tiles);
[[nodiscard]] Record parseRecord(std::string_view json, std::string_view name, const TileSetSource& tiles);

/// Plays all actions. Throws RecordError at the first one that the rules refuse.
[[nodiscard]] engine::Game playRecord(const Record& record);

/// The record of the steps up to the cursor. Indented, ends with a newline; saving what was read from the result is
/// the identity.
[[nodiscard]] std::string writeRecord(const engine::Game& game);
/// Writes through a temporary file beside the target. Throws FileError.
void saveRecord(const engine::Game& game, const std::filesystem::path& file);

}  // namespace remparts::io
