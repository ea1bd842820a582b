// What is said of faulty tiles.
#pragma once

#include <string>

#include "remparts/engine/tile.h"

namespace remparts::test {

/// What is said when `make` refuses a tile, "accepted" when it does not.
template <class Make>
std::string tileRefusal(Make make) {
    try {
        (void)make();
    } catch (const engine::TileError& error) {
        return error.what();
    }
    return "accepted";
}

}  // namespace remparts::test
