// Everything that is offered now as a list in words: by place and orientation, passing last. What it would bring is
// told where the table helps with worth.
#pragma once

#include <QAbstractListModel>
#include <optional>
#include <vector>

#include "turn_model.h"

namespace remparts::model {

/// Words are made when they are asked for: a list of hundreds costs nothing until it is looked at.
class ActionListModel : public QAbstractListModel {
    Q_OBJECT
  public:
    enum Role {
        TextRole = Qt::DisplayRole,  ///< "e4, turned right: a street of 3 tiles goes on"
        PlaceRole = Qt::UserRole,    ///< "e4"; empty where the action has no place
    };

    /// Both must live longer.
    ActionListModel(Session& session, const TurnModel& turn, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// `row` must be valid. Ways of laying a tile that look the same stand there once.
    [[nodiscard]] const engine::Action& action(int row) const { return m_rows[static_cast<std::size_t>(row)].action; }
    /// The next row after `from`, round the list, whose place begins with the text or whose words hold it; −1
    /// when there is none. Upper and lower case are the same.
    [[nodiscard]] int rowMatching(const QString& text, int from) const;

  private:
    struct Row {
        engine::Action action;
        std::optional<engine::Position> place;
        mutable QString words;  ///< empty: not asked for yet
    };

    void fill();
    [[nodiscard]] std::vector<engine::Action> shownActions() const;
    [[nodiscard]] const QString& words(const Row& row) const;

    Session& m_session;
    const TurnModel& m_turn;
    std::vector<Row> m_rows;
};

}  // namespace remparts::model
