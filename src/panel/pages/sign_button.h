// A player's sign as something to choose.
#pragma once

#include <QAbstractButton>

#include "look/icons.h"

namespace remparts::panel {

class SignButton : public QAbstractButton {
    Q_OBJECT
  public:
    /// `name` is what assistive tools call it.
    SignButton(engine::PlayerColor color, const QString& name, QWidget* parent = nullptr);

    void setColor(engine::PlayerColor color);
    /// Somebody else's: in sight, but faint.
    void setFaint(bool faint);
    static constexpr int usualSide = 40;
    /// Larger for the fingers of children.
    void setSide(int side);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    engine::PlayerColor m_color;
    bool m_faint = false;
};

}  // namespace remparts::panel
