// Says, as long as it holds, that the game is not being kept, without being in the way.
#pragma once

#include <QWidget>

namespace remparts::panel {

class TextLabel;

class UnkeptBar : public QWidget {
    Q_OBJECT
  public:
    /// Hidden at first.
    explicit UnkeptBar(QWidget* parent = nullptr);

    /// Why, as "/home/anna is full"; empty when the game is being kept again, and the bar goes.
    void tell(const QString& fault);

  signals:
    /// The players want to save the game elsewhere.
    void saveRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    TextLabel* m_text;
};

}  // namespace remparts::panel
