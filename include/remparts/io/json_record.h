// Records and actions that stand within a file of another kind, such as a lesson.
#pragma once

#include "remparts/io/json_place.h"
#include "remparts/io/record_file.h"

namespace remparts::io {

/// Throws as parseRecord() does; faults of the form name the place within the whole file.
[[nodiscard]] Record readRecord(const JsonPlace& place, const TileSetSource& tiles);

/// Throws FileError for a value of a wrong JSON type, RecordError for an unknown type, a missing member or a value
/// that no game has. An action of another game is left to the rules to refuse.
[[nodiscard]] RecordedAction readAction(const JsonPlace& place, std::size_t number, const engine::GameSetup& setup);
/// The same for an action that says nothing of who acts.
[[nodiscard]] engine::Action readChoice(const JsonPlace& place, std::size_t number, const engine::GameSetup& setup);

}  // namespace remparts::io
