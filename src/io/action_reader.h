// One action of a record.
#pragma once

#include "json_place.h"
#include "remparts/io/record_file.h"

namespace remparts::io {

/// Throws FileError for a value of a wrong JSON type, RecordError for an unknown type, a missing member or a value
/// that no game has. An action of another game is left to the rules to refuse.
[[nodiscard]] RecordedAction readAction(const JsonPlace& place, std::size_t number, const engine::GameSetup& setup);

}  // namespace remparts::io
