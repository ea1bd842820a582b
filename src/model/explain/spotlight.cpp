#include "explain/spotlight.h"

namespace remparts::model {

std::vector<TablePoint> placesOf(const Spotlight& light) {
    constexpr double around = 1.5;  // from the middle of a tile, in cells
    std::vector<TablePoint> places;
    const auto add = [&places](engine::Position cell) {
        for (const double x : {-around, around})
            for (const double y : {-around, around}) places.push_back({cell.x + x, cell.y + y});
    };
    for (const engine::Position cell : light.cells) add(cell);
    for (const engine::BoardEdge& edge : light.edges) add(edge.tile);
    return places;
}

}  // namespace remparts::model
