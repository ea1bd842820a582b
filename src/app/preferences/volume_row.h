// How loud sounds are.
#pragma once

#include <QWidget>

class QSlider;

namespace remparts::panel {
class TextLabel;
}

namespace remparts::app {

class VolumeRow : public QWidget {
    Q_OBJECT
  public:
    explicit VolumeRow(QWidget* parent = nullptr);

    /// 0 to 100
    void setVolume(int volume);

  signals:
    void chosen(int volume);

  private:
    QSlider* m_slider;
    panel::TextLabel* m_number;
};

}  // namespace remparts::app
