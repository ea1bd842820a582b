// The other children with their eight figures each, the next one first; all of them when the game is over.
#pragma once

#include <QWidget>
#include <vector>

#include "player_list_model.h"
#include "table_show.h"

namespace remparts::panel {

class KidsRows : public QWidget {
    Q_OBJECT
  public:
    KidsRows(model::Session& session, model::PlayerListModel& players, model::TableShow& show,
             QWidget* parent = nullptr);

    void setRowHeight(int height);
    /// Also who is to move, before the others. Off at first.
    void setShowsAll(bool all);
    /// Who is shown, from above.
    [[nodiscard]] std::vector<engine::PlayerIndex> players() const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    void paintRow(QPainter& painter, engine::PlayerIndex player, const QRectF& row) const;

    model::Session& m_session;
    model::PlayerListModel& m_players;
    model::TableShow& m_show;
    int m_rowHeight = 64;
    bool m_showsAll = false;
};

}  // namespace remparts::panel
