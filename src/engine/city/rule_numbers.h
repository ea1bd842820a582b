// Which rule of The City is behind a refusal.
#pragma once

#include "remparts/engine/rejection.h"

namespace remparts::engine::city {

[[nodiscard]] Rejection rejected(RejectionReason reason);

}  // namespace remparts::engine::city
