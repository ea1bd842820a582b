// What the table helps with. Decided here alone; everything that helps asks before it does.
#pragma once

namespace remparts::model {

class Session;

struct Aids {
    bool places = true;  ///< where the tile in hand fits, which parts are free, which sides take the gate: marks,
                         ///< reach, turning, counting; without it all are offered alike (offeredActions)
    bool worth = true;   ///< what things are worth or would bring, before it counts
    bool left = true;    ///< which tiles are left, and where they fit
};

/// All help, but in strict mode none as long as anything is to be decided. Refusals always say why.
[[nodiscard]] Aids aidsOf(const Session& session);

}  // namespace remparts::model
