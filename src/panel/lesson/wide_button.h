// A button as wide as its column and as high as its words need: rows and cards of lessons.
#pragma once

#include <QAbstractButton>

namespace remparts::panel {

/// Reached by Tab, pressed by Enter as by Space. Says in heightForWidth() what its words need.
class WideButton : public QAbstractButton {
    Q_OBJECT
  public:
    explicit WideButton(QWidget* parent = nullptr);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
};

}  // namespace remparts::panel
