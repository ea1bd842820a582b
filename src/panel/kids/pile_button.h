// A pile as a button: the child picks one.
#pragma once

#include <QAbstractButton>

namespace remparts::panel {

class PileButton : public QAbstractButton {
    Q_OBJECT
  public:
    explicit PileButton(int number, QWidget* parent = nullptr);

    /// An empty pile cannot be picked. `lit`: the pointer is on it on the table.
    void show(int tiles, bool lit);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    int m_number;
    int m_tiles = 0;
    bool m_lit = false;
};

}  // namespace remparts::panel
