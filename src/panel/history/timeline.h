// The game from its beginning to its end below the city: a mark for each action, its height the points it brought,
// and below it the lines that were left. Dragging goes through the positions, the arrow keys go step by step.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "history/action_marks.h"
#include "history/branch_rows.h"
#include "history/replay.h"
#include "history/timeline_scale.h"
#include "session.h"

namespace remparts::panel {

class Button;
class PlaybackBar;

class Timeline : public QWidget {
    Q_OBJECT
  public:
    /// Both must live longer.
    Timeline(model::Session& session, model::Replay& replay, QWidget* parent = nullptr);

    /// Where the mark of an action stands, for the whole height of the strip.
    [[nodiscard]] QRectF markBox(std::size_t action) const;
    /// Where an action of a branch stands; empty when there is no room for that branch.
    [[nodiscard]] QRectF branchBox(std::size_t branch, std::size_t action) const;
    /// The lines that leave the one on the table.
    [[nodiscard]] const std::vector<Branch>& branches() const { return m_branches; }
    /// What an assistive tool says of the position.
    [[nodiscard]] QString words() const;
    /// "31 of 75 actions": where on the line the position is.
    [[nodiscard]] QString valueWords() const;
    [[nodiscard]] int actionsDone() const;
    [[nodiscard]] int actionsInAll() const { return static_cast<int>(m_marks.size()); }
    /// To the position after so many actions.
    void goTo(std::optional<std::size_t> count);

  public slots:
    void goBack();
    void goOn();
    void goToPreviousScoring();
    void goToNextScoring();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// An action of a branch under the pointer.
    struct Pointed {
        const Branch* branch = nullptr;
        std::size_t action = 0;
    };

    void refresh();
    void fold();
    void scrub(double x);
    void light(std::optional<model::LineTree::Node> branch);
    void offerLines();
    [[nodiscard]] TimelineScale scale() const;
    [[nodiscard]] bool isOverMarks(QPointF at) const;
    [[nodiscard]] std::optional<Pointed> branchAt(QPointF at) const;
    [[nodiscard]] QString wordsAt(QPointF at) const;
    [[nodiscard]] QString wordsOf(const Branch& branch) const;

    model::Session& m_session;
    model::Replay& m_replay;
    std::vector<model::ActionMark> m_marks;
    std::vector<Branch> m_branches;
    std::optional<model::LineTree::Node> m_lit;  ///< first node of the branch under the pointer
    std::size_t m_expected = 0;                  ///< actions that the whole game may have
    bool m_isScrubbing = false;
    PlaybackBar* m_bar;
    Button* m_lines;  ///< offers the other lines
};

}  // namespace remparts::panel
