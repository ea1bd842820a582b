#include "remparts/io/error.h"

namespace remparts::io {

RecordError::RecordError(std::size_t action, const std::string& reason)
    : std::runtime_error("action " + std::to_string(action) + ": " + reason), m_action(action), m_reason(reason) {}

RecordError::RecordError(std::size_t variation, const RecordError& fault)
    : std::runtime_error("variation " + std::to_string(variation) + ", " + fault.what()),
      m_action(fault.action()),
      m_reason(fault.reason()) {}

}  // namespace remparts::io
