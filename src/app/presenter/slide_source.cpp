#include "presenter/slide_source.h"

namespace remparts::app {

std::optional<panel::TileInHand> tileInHand(const engine::GameState& state) {
    if (state.decision.phase != engine::Phase::Tile || !state.stacks.inHand) return std::nullopt;
    return panel::TileInHand{state.setup->tiles, *state.stacks.inHand};
}

QString firstWords(const QString& text) {
    constexpr qsizetype most = 90;
    if (text.size() <= most) return text;
    const qsizetype end = text.lastIndexOf(QLatin1Char(' '), most);
    return text.left(end > 0 ? end : most) + QStringLiteral(" …");
}

}  // namespace remparts::app
