// What can be done while something is shown, for the mouse; it is there only while the mouse moves.
#pragma once

#include <QWidget>
#include <vector>

#include "presenter/presenter_keys.h"

namespace remparts::panel {

class Button;

class PresenterBar : public QWidget {
    Q_OBJECT
  public:
    explicit PresenterBar(QWidget* parent);

    /// Takes its place at the foot of this part of the parent, on as many lines as it needs.
    void arrangeIn(const QRect& stage);
    void setRing(bool on);

  signals:
    void chosen(remparts::panel::PresenterCommand command);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Button* add(PresenterCommand command);
    void say();

    struct Tool {
        PresenterCommand command;
        Button* button;
    };
    std::vector<Tool> m_tools;
};

}  // namespace remparts::panel
