// What is left to be drawn: every design of the game with how many of it nobody has seen yet, which of them fit on a
// cell, and cells where nothing left fits. Open information alone.
#pragma once

#include <QAbstractListModel>
#include <optional>
#include <vector>

#include "remparts/engine/rules/draw_outlook.h"
#include "session.h"

namespace remparts::model {

class LeftModel : public QAbstractListModel {
    Q_OBJECT
  public:
    enum Role {
        WordsRole = Qt::DisplayRole,  ///< "Tile C17: 2 of 3 left. 1 street, 1 fish market"
        TileRole = Qt::UserRole,      ///< int: index in the game's tile set
        LeftRole,                     ///< int
        AllRole,                      ///< int, of this game
        FitsRole,                     ///< bool: fits on cell(); false without one
    };

    explicit LeftModel(Session& session, QObject* parent = nullptr);

    /// Only a list that somebody looks at is kept up to date; it is empty otherwise. Off at first.
    void setActive(bool active);
    [[nodiscard]] bool isActive() const { return m_active; }

    /// The cell that is asked about: free and at the rim; nothing when it was filled meanwhile. Others are not taken.
    void ask(engine::Position cell);
    [[nodiscard]] std::optional<engine::Position> cell() const { return m_cell; }
    /// C2.3: no tile may ever lie on cell().
    [[nodiscard]] bool isBeyondWall() const;
    /// Tiles left that fit on cell(), copies counted; 0 without one.
    [[nodiscard]] int fittingCount() const;
    /// With a cell, only what fits there is listed. Off at first.
    void setFittingOnly(bool on);
    [[nodiscard]] bool isFittingOnly() const { return m_fittingOnly; }
    /// Whether cells where nothing left fits are to be marked. Off at first.
    void setMarksDeadCells(bool on);
    [[nodiscard]] bool marksDeadCells() const { return m_marksDead; }
    [[nodiscard]] std::vector<engine::Position> deadCells() const;
    /// C2.5, in the order in which they were set aside.
    [[nodiscard]] std::vector<engine::TileIndex> discarded() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  signals:
    /// Rows, cell, marks or what was set aside.
    void changed();

  private:
    struct Row {
        engine::UnseenDesign design;
        bool fits = false;
        friend bool operator==(const Row&, const Row&) = default;
    };
    void readPosition();
    void readRows();
    [[nodiscard]] bool isFree(engine::Position cell) const;

    Session& m_session;
    bool m_active = false;
    bool m_fittingOnly = false;
    bool m_marksDead = false;
    std::optional<engine::Position> m_cell;
    std::optional<engine::DrawOutlook> m_outlook;  ///< while active with a game
    std::vector<engine::UnseenDesign> m_designs;
    std::vector<Row> m_rows;
};

}  // namespace remparts::model
