// A figure on its way from its player's hand to a child.
#pragma once

#include "remparts/engine/tile.h"
#include "table_point.h"

namespace remparts::scene {

struct Hop {
    engine::PlayerColor color = engine::PlayerColor::Red;
    model::TablePoint at;  ///< below the figure
    double height = 0;     ///< in cells; 0: where figures stand

    friend bool operator==(const Hop&, const Hop&) = default;
};

}  // namespace remparts::scene
