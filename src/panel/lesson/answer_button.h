// One choice of a question: its key, its words, and once it is answered whether it was right.
#pragma once

#include "lesson/wide_button.h"

namespace remparts::panel {

class AnswerButton : public WideButton {
    Q_OBJECT
  public:
    enum class State { Open, Right, Wrong, Other };

    /// `number` from 1 is the key that chooses it.
    explicit AnswerButton(int number, QWidget* parent = nullptr);

    void setWords(const QString& words);
    /// Only an open one can be chosen.
    void setState(State state);
    [[nodiscard]] State state() const { return m_state; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void tell();
    [[nodiscard]] double wordsLeft() const;
    void paintSign(QPainter& painter) const;

    int m_number;
    State m_state = State::Open;
};

}  // namespace remparts::panel
