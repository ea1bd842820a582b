// The eight figures of whose turn it is, as large as the panel allows: two rows of four, counted by looking.
#pragma once

#include <QWidget>

#include "table_show.h"

namespace remparts::panel {

class KidsFigures : public QWidget {
    Q_OBJECT
  public:
    KidsFigures(model::Session& session, model::TableShow& show, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();

    model::Session& m_session;
    model::TableShow& m_show;
};

}  // namespace remparts::panel
