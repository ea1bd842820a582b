// How far one is in a lesson: a quiet row of marks, one for each step, and the same in words.
#pragma once

#include <QWidget>

namespace remparts::panel {

class StepBar : public QWidget {
    Q_OBJECT
  public:
    explicit StepBar(QWidget* parent = nullptr);

    /// `step` from 0.
    void show(int step, int steps);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    int m_step = 0;
    int m_steps = 1;
};

}  // namespace remparts::panel
