// Everything that can be said of the features of a position: as they lie, what they have scored in this game, and
// what they would score if the game ended now.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "remparts/engine/rules/city_outlook.h"
#include "remparts/engine/rules/city_queries.h"
#include "remparts/engine/rules/game.h"
#include "table_point.h"

namespace remparts::model {

/// A feature of The City.
struct FeatureFacts {
    engine::FeatureReport report;
    std::vector<engine::Scored> scored;  ///< in this game, up to the cursor
    std::vector<engine::Scored> atEnd;   ///< what would follow if the game ended now

    /// Who has most followers on it; once it has scored, who scored it. Ascending.
    [[nodiscard]] std::vector<engine::PlayerIndex> owners() const;
    [[nodiscard]] bool isScored() const { return !scored.empty(); }
};

/// Each feature of a kind once, by its first segment, in the order of laying.
[[nodiscard]] std::vector<engine::SegmentRef> featuresOf(const engine::GameState& state, engine::SegmentKind kind);

/// Of all cells of the segments' pictures the one nearest to their common middle. Needs a segment.
[[nodiscard]] TablePoint middleOf(const engine::GameState& state, std::span<const engine::SegmentRef> segments);

/// The scorings of a game of The City up to its cursor and in thought, sorted by what they are about.
class Outlook {
  public:
    /// The game must live longer and stay where it is.
    explicit Outlook(const engine::Game& game);

    [[nodiscard]] FeatureFacts feature(engine::SegmentRef segment) const;
    /// A guard's, by its wall piece.
    [[nodiscard]] std::vector<engine::Scored> guardScored(engine::BoardEdge edge) const;
    [[nodiscard]] std::vector<engine::Scored> guardAtEnd(engine::BoardEdge edge) const;
    /// What a tower scored when it was set on that piece or beside the gate.
    [[nodiscard]] std::vector<engine::Scored> towerScored(engine::BoardEdge edge) const;
    /// The scorings of the last step up to the cursor that scored anything.
    [[nodiscard]] const std::vector<engine::Scored>& last() const { return m_last; }

  private:
    const engine::Game& m_game;
    std::vector<engine::Scored> m_scored;
    std::vector<engine::Scored> m_last;
    std::vector<engine::Scored> m_atEnd;
};

}  // namespace remparts::model
