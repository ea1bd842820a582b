// The four times of day as small pictures, one of them chosen.
#pragma once

#include <QAbstractButton>
#include <QWidget>

namespace remparts::panel {

class TimeChoice : public QWidget {
    Q_OBJECT
  public:
    explicit TimeChoice(QWidget* parent = nullptr);

    /// In the order of the day: 0 morning, 1 noon, 2 golden hour, 3 night.
    [[nodiscard]] int chosen() const;
    void choose(int time);

  signals:
    void chosenChanged(int time);

  private:
    QList<QAbstractButton*> m_pictures;
};

}  // namespace remparts::panel
