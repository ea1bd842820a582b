// Pictures of tiles of The Kids for tests, made to order. Unturned, they lie as the words say. A road that stops does
// so at a house.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "remparts/engine/tile_set.h"

namespace remparts::test {

using KidsPicture = std::vector<std::string>;

/// Four roads that stop inside the tile; on the northern one stand up to eight children, a letter each (R G B Y).
[[nodiscard]] KidsPicture spur(const std::string& children = "", char stop = 'h');
/// Two roads that lead on: north to east with up to two children, south to west with up to two.
[[nodiscard]] KidsPicture bends(const std::string& northEast = "", const std::string& southWest = "");
/// North to south leads on past the house and the pond at which the other two roads stop. At most one child, between
/// them.
[[nodiscard]] KidsPicture passing(const std::string& child = "");
/// North, east and west are one road with at most one child; the southern road stops.
[[nodiscard]] KidsPicture junction(const std::string& child = "");
/// All four sides are one road with at most one child.
[[nodiscard]] KidsPicture plaza(const std::string& child = "");
/// Four roads that stop, and one inside the tile with a single child (segment 1).
[[nodiscard]] KidsPicture yard(const std::string& child);

/// assets/tiles/kids.json.
[[nodiscard]] std::shared_ptr<const engine::TileSet> kidsBoxTiles();
/// All of the above with several children, in a box for random games: more loops, branches and rows of children than
/// the printed tiles have.
[[nodiscard]] std::shared_ptr<const engine::TileSet> kidsStudyTiles();

}  // namespace remparts::test
