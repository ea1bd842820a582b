// What is asked of whom, every choice with its place and worth, and what the pointer or the keys point at.
// Takes intents (a place on the table, a turn of the tile, a number) and plays an action from the legal list, or says
// why not. Holds no rule: all it offers comes from the engine.
#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "remparts/engine/rules/city_queries.h"
#include "session.h"
#include "table_point.h"

namespace remparts::model {

/// The tile in hand over a cell.
struct Ghost {
    engine::TileIndex tile = 0;
    engine::Position position;
    engine::Orientation orientation = engine::Orientation::Upright;
    bool legal = true;

    friend bool operator==(const Ghost&, const Ghost&) = default;
};

/// One thing that can be chosen beside laying a tile, as it is shown over the city and in the panel.
struct Choice {
    engine::Action action;
    int number = 0;                             ///< key 1–9; 0 when there are more choices than keys
    TablePoint at;                              ///< where its spot lies
    double height = 0;                          ///< of the spot above the ground, in cells
    std::optional<engine::SegmentRef> segment;  ///< follower steps
    std::optional<engine::BoardEdge> edge;      ///< gate, wall, guard, tower
    QString word;                               ///< "Seller", "Gate here", "This end"
    QString detail;                             ///< "Market of 3 tiles, 2 kinds: 6 now"
    QString rule;                               ///< "C3.1"
};

/// A number written over a cell: the worth of a building in a guard's row.
struct WorthTag {
    engine::Position cell;
    int points = 0;
};

/// What lies over the city now; drawn by the overlay, except for the ghost, which the scene draws.
struct Highlights {
    std::vector<engine::Position> possibleCells;  ///< where the tile in hand fits
    std::optional<Ghost> ghost;
    std::optional<engine::Position> justLaid;     ///< the tile whose segments are offered
    std::vector<engine::SegmentRef> litSegments;  ///< the whole feature under the pointer
    std::vector<engine::Position> row;            ///< what a guard would watch
    std::vector<WorthTag> worths;
    std::vector<engine::BoardEdge> edges;  ///< sides that can be chosen
    int hotChoice = -1;                    ///< index into choices() under the pointer or chosen by keys
};

/// An answer beside the pointer.
struct Refusal {
    QString sentence;  ///< "A street must go on here."
    QString rule;      ///< "C2.2", may be empty
    TablePoint at;
};

class TurnModel : public QObject {
    Q_OBJECT
  public:
    explicit TurnModel(Session& session, QObject* parent = nullptr);

    [[nodiscard]] engine::Decision decision() const;
    /// "Lay the tile"
    [[nodiscard]] QString ask() const;
    /// "Ben: set a wall piece at either end"
    [[nodiscard]] QString hint() const;
    /// The tile to be laid, or the one just laid while its follower is asked for.
    [[nodiscard]] std::optional<engine::TileIndex> tile() const;
    [[nodiscard]] engine::Orientation orientation() const { return m_orientation; }
    [[nodiscard]] bool mayPass() const;
    /// Everything but tile laying; empty in the tile phase.
    [[nodiscard]] const std::vector<Choice>& choices() const { return m_choices; }
    [[nodiscard]] const Highlights& highlights() const { return m_highlights; }

  public slots:
    /// The pointer is over the table. `reach` in cells: how far the nearest legal place may be taken.
    void pointAt(remparts::model::TablePoint at, double reach);
    void pointAway();
    /// Chooses what the pointer is on, or refuses.
    void choose(remparts::model::TablePoint at, double reach);
    /// Turns the tile in hand to the next orientation that is legal at the ghost (anywhere, without a ghost).
    void turnTile(int quarterTurns);
    /// Keys 1–9.
    void chooseNumber(int number);
    /// Arrow keys: to the nearest legal place or choice in that direction on the table (cells).
    void moveSelection(double dx, double dy);
    /// Enter: takes the ghost or the hot choice.
    void confirm();
    void pass();

  signals:
    /// Another decision, tile, orientation or list of choices.
    void changed();
    void highlightsChanged();
    void refused(const remparts::model::Refusal& refusal);

  private:
    Session& m_session;
    engine::Orientation m_orientation = engine::Orientation::Upright;
    std::vector<Choice> m_choices;
    Highlights m_highlights;
};

}  // namespace remparts::model
