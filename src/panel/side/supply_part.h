// A part of the supplies that can be clicked: a caption, and below it what is left as pictures with numbers.
#pragma once

#include <QAbstractButton>

class QPainter;

namespace remparts::panel {

class SupplyPart : public QAbstractButton {
    Q_OBJECT
  public:
    explicit SupplyPart(QWidget* parent = nullptr);

    void setCaption(const QString& caption);
    /// Told by its accessible name and tool tip: the numbers, then what a click does.
    void setWords(const QString& numbers, const QString& click);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

  protected:
    /// Fills the line below the caption.
    virtual void paintSupply(QPainter& painter, const QRectF& line) const = 0;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
};

}  // namespace remparts::panel
