// What the desktop application does without a window.
#pragma once

#include "commands/arguments.h"
#include "remparts/io/record_file.h"

namespace remparts::app {

/// Draws the position at the end of arguments.file into arguments.renderTo. Returns the exit status, with a sentence
/// on standard error when it is not 0; throws io::FileError and io::RecordError.
[[nodiscard]] int renderPicture(const Arguments& arguments, const io::TileSetSource& tiles);

/// Draws every design, piece and building of a game into arguments.contactSheet.target. Returns the exit status.
[[nodiscard]] int drawContactSheet(const Arguments& arguments, const io::TileSetSource& tiles);

}  // namespace remparts::app
