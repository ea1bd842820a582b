// Which rule of The City asks for a choice, and which is behind a refusal.
#pragma once

#include "remparts/engine/decision.h"
#include "remparts/engine/rejection.h"

namespace remparts::engine::city {

[[nodiscard]] std::string_view ruleOf(Phase phase);
/// With the rule that asks for what is to be chosen in this phase where the reason is that something else was done.
[[nodiscard]] Rejection rejected(RejectionReason reason, Phase phase);

}  // namespace remparts::engine::city
