// What is left to be drawn, beside the city: pictures with numbers, what fits on a cell, where nothing fits any more,
// and what was set aside.
#pragma once

#include <QWidget>

#include "left/left_model.h"
#include "turn_model.h"

namespace remparts::panel {

class CheckRow;
class LeftList;
class SetAsideRow;
class TextLabel;

class LeftPage : public QWidget {
    Q_OBJECT
  public:
    /// All must live longer.
    LeftPage(model::Session& session, model::TurnModel& turn, model::LeftModel& left, QWidget* parent = nullptr);

    /// Sets the width by the size of the whole window.
    void fold(QSize window);
    /// Brings what was set aside into sight.
    void showSetAside();
    [[nodiscard]] QSize sizeHint() const override { return {minimumWidth(), QWidget::sizeHint().height()}; }

  signals:
    void closeRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QString stackWords() const;
    [[nodiscard]] QString fittingWords() const;
    [[nodiscard]] QString deadWords() const;

    model::Session& m_session;
    model::LeftModel& m_left;
    TextLabel* m_stacks;
    CheckRow* m_fitting;
    CheckRow* m_dead;
    TextLabel* m_title = nullptr;
    TextLabel* m_answer;
    LeftList* m_list;
    TextLabel* m_asideTitle;
    SetAsideRow* m_aside;
};

}  // namespace remparts::panel
