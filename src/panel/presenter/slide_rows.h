// A slide as rows: what stands in the band below the scene, and what beside it.
#pragma once

#include <vector>

#include "presenter/far_type.h"
#include "presenter/slide.h"

namespace remparts::panel {

struct SlideRow {
    enum class Mark { None, Number, RightNumber, Rule, Sign, Right, Wrong, Hint };
    enum class Tone { Strong, Soft };

    FarRole role = FarRole::Caption;
    QString text;
    Mark mark = Mark::None;
    QString markText = {};                                 ///< a choice's or rule's number
    engine::PlayerColor color = engine::PlayerColor::Red;  ///< of a sign
    QString number = {};                                   ///< at the right
    Tone tone = Tone::Strong;
    bool isMarked = false;  ///< the right choice, the player who is to move
    int card = -1;          ///< rows of one number lie on one card; −1 on none
};

struct SlideRows {
    std::vector<SlideRow> band;
    std::vector<SlideRow> column;
};

/// The room is asked first: before the answer is revealed nothing shown tells it, no rule either. So many rules are
/// told in full, the others by number and title.
[[nodiscard]] SlideRows rowsOf(const Slide& slide, std::size_t rulesInFull);

}  // namespace remparts::panel
