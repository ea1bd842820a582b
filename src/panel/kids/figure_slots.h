// A child's eight figures: those that are still there stand, for those that have gone an outline waits.
#pragma once

#include <QPainter>
#include <optional>

#include "look/icons.h"
#include "table_show.h"

namespace remparts::panel {

/// K1.2
inline constexpr int figuresEach = 8;

/// What of a player's figures is seen now.
struct FigureSlots {
    engine::PlayerColor color = engine::PlayerColor::Red;
    int standing = 0;
    std::optional<double> leaving;  ///< 0 … 1: the next figure lifts off and slides away to the left
    double hop = 0;                 ///< in heights of a figure: how far those that stand are in the air, for a feast
};
/// The figure that hops leaves in the first third of its way.
[[nodiscard]] FigureSlots figureSlots(const model::Session& session, const model::TableShow& show,
                                      engine::PlayerIndex player);
/// In `rows` rows from the upper left on. A figure that leaves is drawn beyond `box` as well.
void drawFigureSlots(QPainter& painter, const QRectF& box, const FigureSlots& figures, int rows);
/// Of one figure, in the box of the slots.
[[nodiscard]] QRectF figureSlot(const QRectF& box, int rows, int figure);

}  // namespace remparts::panel
