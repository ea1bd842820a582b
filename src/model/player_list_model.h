// The players in their order, for every list that shows them.
#pragma once

#include <QAbstractListModel>
#include <vector>

#include "session.h"
#include "table_show.h"

namespace remparts::model {

class PlayerListModel : public QAbstractListModel {
    Q_OBJECT
  public:
    enum Role {
        NameRole = Qt::DisplayRole,
        ColorRole = Qt::UserRole,  ///< int of engine::PlayerColor; it names the sign too
        PointsRole,                ///< in The Kids figures placed
        FollowersRole,             ///< left in the supply; in The Kids figures
        TowersRole,                ///< left
        ActiveRole,                ///< is to choose now
        LastGainRole,              ///< points of the last step, in The Kids figures placed in it; 0 without
        WinnerRole,
    };

    explicit PlayerListModel(Session& session, QObject* parent = nullptr);

    /// Points, followers and towers are those that the show has come to: they count when they arrive. It must live
    /// longer than the list is used.
    void follow(const TableShow& show);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  private:
    struct Row {
        QString name;
        engine::PlayerColor color = engine::PlayerColor::Red;
        int points = 0;
        int followers = 0;
        int towers = 0;
        int lastGain = 0;
        bool isActive = false;
        bool isWinner = false;

        friend bool operator==(const Row&, const Row&) = default;
    };
    [[nodiscard]] std::vector<Row> readRows() const;

    void refresh();

    Session& m_session;
    const TableShow* m_show = nullptr;
    std::vector<Row> m_rows;
};

}  // namespace remparts::model
