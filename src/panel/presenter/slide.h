// What the room is shown at a time, of a lesson or of a game: plain words and points.
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "lesson/lesson_sheet.h"
#include "remparts/engine/setup.h"
#include "remparts/engine/tile_set.h"

namespace remparts::panel {

/// A player with what is said of him.
struct PlayerLine {
    QString name;
    engine::PlayerColor color = engine::PlayerColor::Red;
    QString points;         ///< "34", in The Kids figures placed
    bool isActive = false;  ///< is to choose now, or won

    friend bool operator==(const PlayerLine&, const PlayerLine&) = default;
};

/// The tile that is to be laid.
struct TileInHand {
    std::shared_ptr<const engine::TileSet> tiles;
    engine::TileIndex tile = 0;
};

struct Slide {
    LessonSheet sheet;
    QString asked;                      ///< of a game: what is asked of whom now
    std::optional<PlayerLine> scorer;   ///< whose points sheet.sum explains
    std::optional<TileInHand> hand;     ///< shown over the scene
    std::vector<PlayerLine> standings;  ///< beside the scene
};

/// All of it to be spoken, in its order.
[[nodiscard]] QStringList spokenSlide(const Slide& slide);

/// What a step of the jump list says.
struct JumpRow {
    QString title;   ///< of the lesson
    QString words;   ///< how the step begins
    int number = 0;  ///< of the step, from 1
};

}  // namespace remparts::panel
