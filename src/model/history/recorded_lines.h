// A game with all its lines as a record, and back.
#pragma once

#include "history/line_tree.h"
#include "remparts/io/record_file.h"

namespace remparts::model {

/// A game as it lies on the table, with the lines that were left.
struct GameWithLines {
    engine::Game game;
    LineTree lines;  ///< the one on the table is that of `game`
};

/// The actions lead to the cursor; what follows it on the table is the first variation there.
[[nodiscard]] io::Record recordOf(const engine::Game& game, const LineTree& lines);
/// Throws io::RecordError when the rules refuse something, also in a variation.
[[nodiscard]] GameWithLines playLines(const io::Record& record);
/// Plays in `game`, from its cursor on, what the line on the table holds, and leaves the cursor there.
void playOn(engine::Game& game, const LineTree& lines);

}  // namespace remparts::model
