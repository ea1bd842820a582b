// Marks over the city for what is left: the cell that is asked about, and crossed cells where nothing left fits.
#pragma once

#include <QWidget>

#include "left/left_model.h"
#include "overlay/projection.h"

namespace remparts::panel {

/// Lies over `view`, follows its size, lets the mouse through; hidden while it has nothing to show.
class LeftOverlay : public QWidget {
    Q_OBJECT
  public:
    /// The model must live longer; `view` becomes the parent.
    LeftOverlay(const model::LeftModel& left, QWidget* view);

    void setProjection(Projection projection);
    /// Hides or shows all of it.
    void setShown(bool shown);

  public slots:
    /// The camera moved.
    void viewChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();

    const model::LeftModel& m_left;
    Projection m_projection;
    bool m_shown = true;
};

}  // namespace remparts::panel
