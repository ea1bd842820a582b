// What is agreed before a game of The Kids, as pictures: three or four piles, and whether the bulb is on.
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <vector>

namespace remparts::panel {

/// Some piles as a picture to choose.
class PilesButton : public QAbstractButton {
    Q_OBJECT
  public:
    explicit PilesButton(int piles, QWidget* parent = nullptr);

    [[nodiscard]] int piles() const { return m_piles; }
    [[nodiscard]] QSize sizeHint() const override { return {164, 112}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {130, 96}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QString words() const;

    int m_piles;
};

/// The bulb with the words of what it does.
class HintSwitch : public QAbstractButton {
    Q_OBJECT
  public:
    explicit HintSwitch(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {340, 84}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 72}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
};

class KidsChoices : public QWidget {
    Q_OBJECT
  public:
    explicit KidsChoices(QWidget* parent = nullptr);

    /// Without a picture of that number the nearest one is chosen.
    void setPiles(int piles);
    [[nodiscard]] int piles() const;
    void setHintsRoads(bool on) { m_hints->setChecked(on); }
    [[nodiscard]] bool hintsRoads() const { return m_hints->isChecked(); }

  private:
    std::vector<PilesButton*> m_piles;
    HintSwitch* m_hints;
};

}  // namespace remparts::panel
