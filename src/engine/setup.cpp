#include "remparts/engine/setup.h"

#include <algorithm>

namespace remparts::engine {

namespace {

bool sameDesign(const TileDefinition& a, const TileDefinition& b) {
    return a.id == b.id && a.picture == b.picture;
}

bool sameDesigns(const TileSet& a, const TileSet& b) {
    return &a == &b || (a.game() == b.game() && std::equal(a.tiles().begin(), a.tiles().end(), b.tiles().begin(),
                                                           b.tiles().end(), sameDesign));
}

}  // namespace

bool operator==(const GameSetup& a, const GameSetup& b) {
    return a.players == b.players && a.options == b.options && a.stacks == b.stacks &&
           sameDesigns(*a.tiles, *b.tiles);
}

}  // namespace remparts::engine
