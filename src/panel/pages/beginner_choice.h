// Who begins: one of the players, or "choose for us".
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "setup_model.h"

namespace remparts::panel {

class Button;
class SignButton;

class BeginnerChoice : public QWidget {
    Q_OBJECT
  public:
    explicit BeginnerChoice(QWidget* parent = nullptr);

    void show(const model::SetupChoice& choice);
    /// Large signs, for children.
    void setLarge(bool large);

  signals:
    void chosen(std::optional<int> seat);

  private:
    Button* m_dice;
    std::array<SignButton*, engine::maxPlayers> m_seats{};
};

}  // namespace remparts::panel
