// A lamp that is on or off: whether roads that can be closed are hinted.
#pragma once

#include <QAbstractButton>

namespace remparts::panel {

class BulbButton : public QAbstractButton {
    Q_OBJECT
  public:
    explicit BulbButton(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {48, 48}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void checkStateSet() override;
    void nextCheckState() override;

  private:
    void refresh();
};

/// A lamp in a box; lit it has rays, so that it differs not by colour alone.
void drawBulb(QPainter& painter, const QRectF& box, bool lit);

}  // namespace remparts::panel
