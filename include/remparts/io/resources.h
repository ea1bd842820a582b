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

/// Gives the sets that come with the program, each read once. A `tilesFile` takes the place of one of them: the set
/// of the game whose tiles it holds; the other game keeps its own, so that a record or a window that offers both
/// games always finds tiles. The file is read first, whichever game is asked for. Throws FileError. Who was told a
/// game by name together with the file reads it by readTileSet(file, game) instead.
[[nodiscard]] TileSetSource makeTileSetSource(const std::filesystem::path& programFolder,
                                              const std::filesystem::path& tilesFile = {});

}  // namespace remparts::io
