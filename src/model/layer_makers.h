// The makers of the single layers, and what they share.
#pragma once

#include "layers.h"

namespace remparts::model {

void showOwners(LayerPicture& picture, const engine::Game& game);
void showMarkets(LayerPicture& picture, const engine::Game& game);
void showAreas(LayerPicture& picture, const engine::Game& game);
void showGuards(LayerPicture& picture, const engine::Game& game);
void showStreets(LayerPicture& picture, const engine::Game& game);
void showLastScoring(LayerPicture& picture, const engine::Game& game);

void showRoads(LayerPicture& picture, const engine::Game& game);
void showChildren(LayerPicture& picture, const engine::Game& game);
void showFigures(LayerPicture& picture, const engine::Game& game);
void showLastClosing(LayerPicture& picture, const engine::Game& game);

/// The players' own colours; nobody's tone for none.
[[nodiscard]] LayerStyle styleOf(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& players);
/// One style for the outline and all of the inside.
void addRegion(LayerPicture& picture, const LayerStyle& style, std::vector<engine::SegmentRef> segments);
/// A band from a wall piece over the row before it.
[[nodiscard]] LayerLine bandOver(engine::BoardEdge edge, const std::vector<engine::Position>& row,
                                 const LayerStyle& style);

/// Of guards and of what stands on the wall's walkway, in cells above the ground.
inline constexpr double walkwayHeight = 0.4;

}  // namespace remparts::model
