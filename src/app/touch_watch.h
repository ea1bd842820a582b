// Notices that fingers are used: from then on there is room for them everywhere.
#pragma once

#include <QObject>

namespace remparts::app {

class TouchWatch : public QObject {
    Q_OBJECT
  public:
    /// Watches the whole application.
    explicit TouchWatch(QObject* parent);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace remparts::app
