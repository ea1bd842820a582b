#include "aids.h"

#include "session.h"

namespace remparts::model {

Aids aidsOf(const Session& session) {
    const bool helps = !session.isStrict() || !session.hasGame() || session.state().isOver();
    return {helps, helps, helps};
}

}  // namespace remparts::model
