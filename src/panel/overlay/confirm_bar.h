// What was chosen and what it would bring, with a button that makes it count and one that takes it back.
#pragma once

#include <QWidget>
#include <vector>

#include "overlay/projection.h"
#include "turn_model.h"

namespace remparts::panel {

class Button;

class ConfirmBar : public QWidget {
    Q_OBJECT
  public:
    /// Lies over `view`. The turn must live longer.
    ConfirmBar(model::TurnModel& turn, QWidget* view);

    void setShown(bool shown);
    /// Beside the place that the proposal is about, clear of `taken` where there is room.
    void arrange(const Projection& projection, const std::vector<QRectF>& taken);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    void fit();
    [[nodiscard]] QRectF wordsBox() const;
    /// As far as the bar keeps from a place of the table.
    [[nodiscard]] double distanceFrom(QPointF pixel, const Projection& projection) const;

    model::TurnModel& m_turn;
    Button* m_confirm;
    Button* m_back;
    bool m_shown = true;
};

}  // namespace remparts::panel
