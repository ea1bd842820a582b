#include "motion/hop_path.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "table_geometry.h"

namespace remparts::app {

namespace {

constexpr double leavesPanel = 0.25;  // of the hop
constexpr double hops = 2;
constexpr double highest = 1.1;  // in cells
constexpr double lowest = 0.5;

model::TablePoint childOf(const engine::GameState& state, const engine::FollowerPlacement& figure) {
    const engine::PlacedTile& tile = state.board.tile(figure.segment.tile);
    return model::pointOn(tile, {figure.cell / engine::pictureSize, figure.cell % engine::pictureSize});
}

}  // namespace

std::optional<scene::Hop> hopOverTable(const engine::GameState& state, const model::TableShow::Hop& hop,
                                       model::TablePoint entry) {
    if (hop.progress < leavesPanel) return std::nullopt;
    const double way = std::clamp((hop.progress - leavesPanel) / (1 - leavesPanel), 0.0, 1.0);
    const model::TablePoint child = childOf(state, hop.figure);
    const double height = std::abs(std::sin(std::numbers::pi * hops * way)) * std::lerp(highest, lowest, way);
    return scene::Hop{state.setup->players[hop.figure.player].color,
                      {std::lerp(entry.x, child.x, way), std::lerp(entry.y, child.y, way)},
                      height};
}

}  // namespace remparts::app
