// A check box in the house style whose words may take several lines.
#pragma once

#include <QCheckBox>

namespace remparts::panel {

class CheckRow : public QCheckBox {
    Q_OBJECT
  public:
    explicit CheckRow(const QString& text, QWidget* parent = nullptr);

    /// The words are its accessible name as well.
    void setWords(const QString& text);
    /// What it is good for, smaller, below the words.
    void setMeaning(const QString& meaning);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    [[nodiscard]] bool hitButton(const QPoint& at) const override { return rect().contains(at); }

  private:
    QString m_meaning;
};

}  // namespace remparts::panel
