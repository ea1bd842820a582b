// How the timeline is drawn: a mark an action, what it brought above it, the lines that leave below.
#pragma once

#include <QPainter>
#include <optional>
#include <vector>

#include "history/action_marks.h"
#include "history/branch_rows.h"
#include "history/timeline_scale.h"
#include "session.h"

namespace remparts::panel {

/// Height of the strip without branches, and of a row of branches.
inline constexpr int stripHeight = 60;
inline constexpr int branchRowHeight = 16;

/// For one painting. The session must have a game.
class TimelinePainter {
  public:
    TimelinePainter(QPainter& painter, const model::Session& session, const TimelineScale& scale);

    void paintStacks(const std::vector<model::ActionMark>& marks);
    void paintMarks(const std::vector<model::ActionMark>& marks);
    /// The room of what is still to come.
    void paintRest(std::size_t from);
    /// `lit`: the first node of the branch under the pointer.
    void paintBranches(const std::vector<Branch>& branches, std::optional<model::LineTree::Node> lit);
    void paintNow();

  private:
    void paintMark(const model::ActionMark& mark, std::size_t number);
    void paintGain(const model::ActionMark& mark, std::size_t number);
    void paintBranch(const Branch& branch, bool isLit);
    /// In a player's colour; less of it for what lies after the cursor.
    [[nodiscard]] QColor colorOf(engine::PlayerIndex player, std::size_t number) const;

    QPainter& m_painter;
    const model::Session& m_session;
    const TimelineScale& m_scale;
};

/// The middle of a row of branches.
[[nodiscard]] double branchRowY(int row);

}  // namespace remparts::panel
