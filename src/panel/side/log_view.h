// The log: newest first, every row unfolds into its sum and its rule. Folded it shows its last scoring alone.
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

    /// Where a row's words "Show where it is" are in the viewport; empty where it has none.
    [[nodiscard]] QRect linkBox(const QModelIndex& index) const;
    [[nodiscard]] bool isUnfolded(const QModelIndex& index) const;

  signals:
    /// A scoring is to be shown in the city, with its card; not one of the end.
    void scoringActivated(int step);
    /// So is what a row is about: the camera may go there.
    void placeActivated(const remparts::model::Spotlight& light);
    /// What the row under the pointer, or else under the keyboard, is about; empty when there is none.
    void lit(const remparts::model::Spotlight& light);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool event(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

  private:
    [[nodiscard]] QString ruleAtHand() const;
    void unfold(const QModelIndex& index);
    void foldUp();
    void relayout();
    void showNewest();
    void fitHeight();
    void bringIntoSight();
    void click(const QModelIndex& index);
    void showInCity(const QModelIndex& index);
    void refreshLight();

    model::LogModel& m_log;
    LogDelegate* m_delegate;
    QPoint m_pressed;
    QPersistentModelIndex m_pointed;
    model::Spotlight m_light;
    bool m_folded = false;
    bool m_comesIntoSight = false;  ///< a row was just unfolded; the log may have to grow first
};

}  // namespace remparts::panel
