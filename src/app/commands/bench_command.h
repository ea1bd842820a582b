// remparts --bench-scene FILE [--dress]: how long drawing takes, how much memory the window needs
// (docs/performance.md).
#pragma once

#include "commands/arguments.h"
#include "remparts/io/record_file.h"

namespace remparts::app {

/// Measures drawing the position at the end of arguments.file and prints the figures. Returns the exit status, with a
/// sentence on standard error when it is not 0; throws io::FileError and io::RecordError.
[[nodiscard]] int benchScene(const Arguments& arguments, const io::TileSetSource& tiles);

}  // namespace remparts::app
