// The files that come with the program, found from where it runs.
#pragma once

#include <filesystem>

#include "remparts/io/record_file.h"

namespace remparts::io {

/// The folder of the running program. `argv0` is how it was called; it serves where the system does not tell.
[[nodiscard]] std::filesystem::path programFolder(const char* argv0);

/// A file that comes with the program, e.g. "tiles/city.json": of an installed program, or of the source tree when it
/// runs from a build folder. Throws FileError that names the places looked at.
[[nodiscard]] std::filesystem::path findResource(const std::filesystem::path& programFolder,
                                                 const std::filesystem::path& name);

/// Reads `tilesFile`, or the set that comes with the program when it is empty, once for each game. Throws FileError,
/// also when the file holds the tiles of another game.
[[nodiscard]] TileSetSource makeTileSetSource(const std::filesystem::path& programFolder,
                                              const std::filesystem::path& tilesFile = {});

}  // namespace remparts::io
