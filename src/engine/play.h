// What the steps of a procedure work on: the position and, if somebody listens, the events.
#pragma once

#include <utility>

#include "remparts/engine/event.h"
#include "remparts/engine/game_state.h"

namespace remparts::engine {

struct Play {
    GameState& state;
    EventLog* log = nullptr;

    template <class Happening>
    void tell(Happening&& happening) const {
        if (log != nullptr) log->emplace_back(std::forward<Happening>(happening));
    }
    [[nodiscard]] bool isHeard() const { return log != nullptr; }
};

}  // namespace remparts::engine
