// The top of the panel: colour, sign and name of whose turn it is, as large as can be.
#pragma once

#include <QWidget>

#include "table_show.h"
#include "turn_model.h"

namespace remparts::panel {

class KidsBand : public QWidget {
    Q_OBJECT
  public:
    KidsBand(model::Session& session, model::TurnModel& turn, model::TableShow& show, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    void paintOver(QPainter& painter) const;

    model::Session& m_session;
    model::TurnModel& m_turn;
    model::TableShow& m_show;
};

}  // namespace remparts::panel
