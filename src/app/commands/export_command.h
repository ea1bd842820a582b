// --export: a saved game as a file for other programs.
#pragma once

#include "commands/arguments.h"
#include "remparts/io/record_file.h"

namespace remparts::app {

/// Writes the position at the end of arguments.file into arguments.exportTo; needs no display. Returns the exit
/// status; throws io::FileError, io::RecordError and exporter::ExportError.
[[nodiscard]] int exportCommand(const Arguments& arguments, const io::TileSetSource& tiles);

}  // namespace remparts::app
