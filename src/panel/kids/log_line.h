// One line of the log that opens the rest of it.
#pragma once

#include <QAbstractButton>

#include "log_model.h"

namespace remparts::panel {

/// Checked while the rest is open. As high as its words need.
class LogLine : public QAbstractButton {
    Q_OBJECT
  public:
    explicit LogLine(model::LogModel& log, QWidget* parent = nullptr);

    /// Another newest line.
    void refresh();

  signals:
    /// What the line is about while it is pointed at or has the keyboard; empty otherwise.
    void lit(const remparts::model::Spotlight& light);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void refreshLight();
    /// Between the sign and the rule.
    [[nodiscard]] QRectF textBox() const;

    void fitHeight();

    model::LogModel& m_log;
    QString m_text;
    QString m_rule;
    model::Spotlight m_light;
};

}  // namespace remparts::panel
