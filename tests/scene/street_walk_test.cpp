#include "street_walk.h"

#include <cmath>

#include "remparts/engine/tile_layout.h"
#include "scene_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::scene;

namespace {

bool isStreet(const engine::GameState& state, const QVector3D& at) {
    const auto x = static_cast<int>(std::lround(at.x()));
    const auto y = static_cast<int>(std::lround(-at.z()));
    for (const engine::PlacedTile& tile : state.board.tiles()) {
        const engine::TileDefinition& design = state.definition(tile);
        for (int row = 0; row < engine::pictureSize; ++row)
            for (int column = 0; column < engine::pictureSize; ++column) {
                const auto turned = engine::turned({row, column}, tile.orientation);
                if (tile.position.x * 7 + turned.column - 3 != x || tile.position.y * 7 + 3 - turned.row != y)
                    continue;
                const auto segment =
                    design.segmentOfCell[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                return segment != engine::noSegment && design.segments[segment].kind == engine::SegmentKind::Street;
            }
    }
    return false;
}

}  // namespace

TEST_CASE("The place of the street picture lies in a street that goes on ahead") {
    const engine::GameState& state = tests::walledCity().state();
    const auto place = finestStreet(state);
    REQUIRE(place);
    CHECK(place->along.length() == Approx(1));
    for (float step = 0; step <= 5; ++step) CHECK(isStreet(state, place->at + place->along * step));
}

TEST_CASE("An empty table has no street") {
    const engine::GameState start = tests::walledCity().stateAt(0);
    CHECK_FALSE(finestStreet(start));
}
