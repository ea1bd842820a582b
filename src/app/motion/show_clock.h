// Lets time pass for what is being shown: about 60 times a second while something plays, never otherwise.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "table_show.h"

namespace remparts::app {

class ShowClock : public QObject {
    Q_OBJECT
  public:
    explicit ShowClock(model::TableShow& show, QObject* parent = nullptr);

  private:
    void start();
    void tick();

    model::TableShow& m_show;
    QTimer m_timer;
    QElapsedTimer m_elapsed;
};

}  // namespace remparts::app
