// The four players in the colours that are in use.
#pragma once

#include <QWidget>

namespace remparts::app {

class PlayerColorsRow : public QWidget {
    Q_OBJECT
  public:
    explicit PlayerColorsRow(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace remparts::app
