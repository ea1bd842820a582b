// The log: newest first, scorings unfold into their terms. Folded it shows its last scoring alone.
#pragma once

#include <QListView>

#include "log_model.h"

namespace remparts::panel {

class LogDelegate;

class LogView : public QListView {
    Q_OBJECT
  public:
    explicit LogView(model::LogModel& log, QWidget* parent = nullptr);

    void setFolded(bool folded);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 2 * 32}; }

  signals:
    void scoringActivated(int step);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void openRow(int row);
    void showNewest();
    void fitFolded();
    void activate(const QModelIndex& index);

    model::LogModel& m_log;
    LogDelegate* m_delegate;
    bool m_folded = false;
};

}  // namespace remparts::panel
