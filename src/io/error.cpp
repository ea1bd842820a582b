#include "remparts/io/error.h"

namespace remparts::io {

RecordError::RecordError(std::size_t action, const std::string& reason)
    : std::runtime_error("action " + std::to_string(action) + ": " + reason), m_action(action) {}

}  // namespace remparts::io
