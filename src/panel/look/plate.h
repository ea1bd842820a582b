// A floating surface for controls over the city; it keeps the mouse from what lies below.
#pragma once

#include <QWidget>

class QHBoxLayout;

namespace remparts::panel {

class Plate : public QWidget {
    Q_OBJECT
  public:
    explicit Plate(QWidget* parent);

    /// Takes its place at the end of the row; the plate grows with it.
    void add(QWidget* widget);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QHBoxLayout* m_row;
};

}  // namespace remparts::panel
