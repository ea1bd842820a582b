#include "kids_result.h"

namespace remparts::model {

KidsResult kidsResult(const engine::Game& game) {
    (void)game;
    return {};
}

}  // namespace remparts::model
