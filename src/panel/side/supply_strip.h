// What is left for all: tiles in each stack, wall pieces; and which tiles were set aside.
#pragma once

#include <QWidget>

#include "session.h"

namespace remparts::panel {

class AsidePart;
class StacksPart;
class WallsPart;

class SupplyStrip : public QWidget {
    Q_OBJECT
  public:
    explicit SupplyStrip(model::Session& session, QWidget* parent = nullptr);

  signals:
    /// The list of what is left is wanted.
    void leftRequested();
    /// The tiles that were set aside are wanted there.
    void setAsideRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();

    model::Session& m_session;
    StacksPart* m_stacks;
    WallsPart* m_walls;
    AsidePart* m_aside;
};

}  // namespace remparts::panel
