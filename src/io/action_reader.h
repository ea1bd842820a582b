// One action of a record.
#pragma once

#include "json_place.h"
#include "remparts/io/record_file.h"

namespace remparts::io {

/// Throws FileError for a value of a wrong JSON type, RecordError for an unknown type, a missing member or a value
/// that no game has.
[[nodiscard]] RecordedAction readAction(const JsonPlace& place, std::size_t number, std::size_t playerCount);

}  // namespace remparts::io
