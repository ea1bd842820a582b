// One player of the new-game page: name, colour with its sign, a way to leave.
#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "setup_model.h"

class QLineEdit;

namespace remparts::panel {

class Button;
class SignButton;
class TextLabel;

class SeatRow : public QWidget {
    Q_OBJECT
  public:
    explicit SeatRow(int seat, QWidget* parent = nullptr);

    /// `all` are the seats in use; the row shows its own and which colours the others have.
    void show(const std::vector<model::Seat>& all, bool removable);
    /// Large signs, for children; the name gives them room.
    void setLarge(bool large);

  signals:
    void nameEdited(const QString& name);
    void colorChosen(remparts::engine::PlayerColor color);
    void removeRequested();

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void styleName();
    void fitName();

    int m_seat;
    QLineEdit* m_name;
    std::array<SignButton*, engine::maxPlayers> m_signs{};
    Button* m_remove;
};

}  // namespace remparts::panel
