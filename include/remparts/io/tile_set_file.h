// Tile sets as JSON (docs/tile-format.md).
#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

#include "remparts/engine/tile_set.h"

namespace remparts::io {

/// Largest file that is read at all, 16 MB.
inline constexpr std::uintmax_t maxFileSize = std::uintmax_t{16} * 1024 * 1024;

/// The file's `game` decides how its pictures are read. Throws FileError naming the file, the tile and the cell.
[[nodiscard]] std::shared_ptr<const engine::TileSet> readTileSet(const std::filesystem::path& file);
/// The same for somebody who asked for a game: throws FileError when the file holds the tiles of another one.
[[nodiscard]] std::shared_ptr<const engine::TileSet> readTileSet(const std::filesystem::path& file,
                                                                 engine::GameKind game);
/// `name` stands for the file in messages.
[[nodiscard]] std::shared_ptr<const engine::TileSet> parseTileSet(std::string_view json, std::string_view name);

}  // namespace remparts::io
