// What is asked of whom, every choice with its place and worth, and what the pointer or the keys point at.
// Takes intents (a place on the table, a turn of the tile, a number) and plays an action of those offered, or says
// why not. Holds no rule: all it offers comes from the engine.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "aids.h"
#include "choice.h"
#include "proposal.h"
#include "session.h"
#include "table_point.h"
#include "tile_places.h"

namespace remparts::model {

class TurnModel : public QObject {
    Q_OBJECT
  public:
    explicit TurnModel(Session& session, QObject* parent = nullptr);

    [[nodiscard]] engine::Decision decision() const;
    /// "Lay the tile"
    [[nodiscard]] QString ask() const;
    /// "Ben: set a wall piece at either end"; with steps after the cursor, what playing on does to them.
    [[nodiscard]] QString hint() const;
    /// The tile to be laid, or the one just laid while its follower is asked for.
    [[nodiscard]] std::optional<engine::TileIndex> tile() const;
    [[nodiscard]] engine::Orientation orientation() const { return m_orientation; }
    [[nodiscard]] bool mayPass() const;
    /// Everything but tile laying; empty in the tile phase.
    [[nodiscard]] const std::vector<Choice>& choices() const { return m_choices; }
    [[nodiscard]] const Highlights& highlights() const { return m_highlights; }
    /// What the pointer tells before a click: the feature under it, or what laying the ghost would bring.
    [[nodiscard]] const Hover& hover() const { return m_hover; }
    [[nodiscard]] const QString& hoverText() const { return m_hover.text; }
    [[nodiscard]] std::optional<engine::SegmentRef> hoverFeature() const { return m_hover.feature; }

    /// With confirming, a click puts the tile in hand down on a cell to be turned there; a second click on it, or
    /// confirm(), lays it. Off at first.
    [[nodiscard]] bool isConfirming() const { return m_confirming; }
    void setConfirming(bool on);
    /// With it, whatever is chosen, passing as well, is proposed first and counts once it is chosen again or
    /// confirmed. Off at first.
    [[nodiscard]] bool hasConfirmStep() const { return m_confirmStep; }
    void setConfirmStep(bool on);
    /// What a click or Enter would play. Without help for places it may be illegal.
    [[nodiscard]] std::optional<engine::Action> selectedAction() const;
    /// What waits to be confirmed; it is shown as if it were done.
    [[nodiscard]] const std::optional<Proposal>& proposal() const { return m_proposal; }
    /// What the table helps with now.
    [[nodiscard]] Aids aids() const { return aidsOf(m_session); }
    /// Whether highlights() tells the roads that the tile in hand can close. Off at first.
    [[nodiscard]] bool hintsRoads() const { return m_hintsRoads; }
    void setHintsRoads(bool on);

    /// Asked before a legal action is played; false keeps it from being played, and the referee has answered. None at
    /// first.
    using Referee = std::function<bool(const engine::Action&)>;
    void setReferee(Referee referee) { m_referee = std::move(referee); }

  public slots:
    /// The pointer is over the table. `reach` in cells: how far the nearest legal place may be taken.
    void pointAt(remparts::model::TablePoint at, double reach);
    void pointAway();
    /// Chooses what the pointer is on, or refuses. With confirming, the tile in hand is first put down. Beside what
    /// is proposed it takes that back.
    void choose(remparts::model::TablePoint at, double reach);
    /// Turns the tile in hand to the next orientation that is offered at the ghost (anywhere, without a ghost).
    void turnTile(int quarterTurns);
    /// Keys 1–9.
    void chooseNumber(int number);
    /// Arrow keys: to the nearest place or choice that is offered, in that direction on the table (cells).
    void moveSelection(double dx, double dy);
    /// Shows an action of those offered as if the keys had come to it; of passing there is nothing to show. Another
    /// one that is proposed is taken back.
    void select(const remparts::engine::Action& action);
    /// Plays an action of those offered, or says why not.
    void take(const remparts::engine::Action& action);
    /// Enter: takes what is proposed, else the ghost or the hot choice.
    void confirm();
    /// What is proposed is no longer.
    void takeBack();
    void pass();

  signals:
    /// Another decision, tile, orientation or list of choices.
    void changed();
    /// Highlights or hover.
    void highlightsChanged();
    /// The tile in hand was turned by will.
    void tileTurned();
    void refused(const remparts::model::Refusal& refusal);
    /// Another proposal, or none any more.
    void proposalChanged();

  private:
    struct Pointer {
        TablePoint at;
        double reach = 0;
    };
    /// What depends on where the pointer or the selection is.
    struct Shown {
        Highlights highlights;
        Hover hover;
    };

    void refresh();
    void decisionChanged();
    void readPosition();
    void readHighlights();
    void readOrientation();
    void show(Shown shown, engine::Orientation orientation);
    void showCell(engine::Position cell);
    void showChoice(std::size_t choice);
    void showPointed();
    /// The ghost that was put down, and the feature under the pointer beside it.
    void showSettled();
    /// Puts the tile in hand down on a cell, or lays it when it lies there.
    void chooseCell(engine::Position cell);
    [[nodiscard]] Shown shownNothing() const { return {m_base, {}}; }
    [[nodiscard]] Shown shownGhost(const Ghost& ghost) const;
    [[nodiscard]] Shown shownChoice(std::size_t choice) const;
    [[nodiscard]] Shown shownFeature(TablePoint at) const;
    [[nodiscard]] bool isGhostCell(engine::Position cell) const;
    /// Where an answer to a key belongs.
    [[nodiscard]] TablePoint selectionPoint() const;
    [[nodiscard]] std::vector<TablePoint> selectablePoints() const;
    void selectCell(engine::Position cell);
    void selectIndex(std::size_t index);
    void selectFirst();
    void play(const engine::Action& action);
    /// Where the tile in hand may be put by a pointer there; without help wherever a tile can lie at all.
    [[nodiscard]] std::optional<engine::Position> cellFor(TablePoint at, double reach) const;
    [[nodiscard]] bool mustPropose(const engine::Action& action) const;
    void propose(const engine::Action& action);
    void dropProposal();
    void showProposed();
    [[nodiscard]] std::optional<engine::Action> actionUnder(TablePoint at, double reach) const;
    void chooseBesideProposal(TablePoint at, double reach);

    Session& m_session;
    std::vector<engine::Action> m_offered;
    TilePlaces m_places;
    std::optional<std::pair<engine::TileIndex, std::size_t>> m_lastInHand;  ///< and how many tiles lay then
    engine::Orientation m_orientation = engine::Orientation::Upright;
    std::vector<Choice> m_choices;
    Highlights m_base;  ///< what is shown wherever the pointer is
    Highlights m_highlights;
    Hover m_hover;
    std::optional<Pointer> m_pointer;             ///< nothing while keys select
    std::optional<engine::Position> m_settledAt;  ///< with confirming: where the tile in hand was put down
    std::optional<Proposal> m_proposal;
    bool m_confirming = false;
    bool m_confirmStep = false;
    bool m_hintsRoads = false;
    Referee m_referee;
};

}  // namespace remparts::model
