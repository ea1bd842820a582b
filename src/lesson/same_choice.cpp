#include "same_choice.h"

#include "remparts/engine/tile_layout.h"

namespace remparts::lesson {
namespace {

char symbolAt(const engine::TileDefinition& design, engine::PictureCell cell) {
    return design.picture[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
}

/// Whether the picture turned by `turns` quarters is the picture itself.
bool isSymmetric(const engine::TileDefinition& design, engine::Orientation turns) {
    for (int row = 0; row < engine::pictureSize; ++row) {
        for (int column = 0; column < engine::pictureSize; ++column) {
            const engine::PictureCell cell{row, column};
            if (symbolAt(design, cell) != symbolAt(design, engine::turned(cell, turns))) return false;
        }
    }
    return true;
}

}  // namespace

bool isSameChoice(const engine::GameState& state, const engine::Action& a, const engine::Action& b) {
    if (a == b) return true;
    const auto* tileA = std::get_if<engine::PlaceTile>(&a);
    const auto* tileB = std::get_if<engine::PlaceTile>(&b);
    if (tileA != nullptr && tileB != nullptr && tileA->position == tileB->position && state.stacks.inHand) {
        const auto turns = engine::turned(tileA->orientation, -engine::quarterTurns(tileB->orientation));
        return isSymmetric((*state.setup->tiles)[*state.stacks.inHand], turns);
    }
    const auto* followerA = std::get_if<engine::PlaceFollower>(&a);
    const auto* followerB = std::get_if<engine::PlaceFollower>(&b);
    if (followerA == nullptr || followerB == nullptr) return false;
    const auto last = static_cast<std::int32_t>(state.board.tiles().size()) - 1;
    return state.features.sameFeature({last, followerA->segment}, {last, followerB->segment});
}

}  // namespace remparts::lesson
