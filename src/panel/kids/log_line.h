// One line of the log that opens the rest of it.
#pragma once

#include <QAbstractButton>

#include "log_model.h"

namespace remparts::panel {

/// Checked while the rest is open.
class LogLine : public QAbstractButton {
    Q_OBJECT
  public:
    explicit LogLine(model::LogModel& log, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {180, 48}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    model::LogModel& m_log;
};

}  // namespace remparts::panel
