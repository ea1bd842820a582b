// The list of what may be done now, in the place of the panel: a whole turn without seeing the city.
#pragma once

#include <QWidget>

#include "actions/action_list_model.h"

namespace remparts::panel {

class ActionView;
class TextLabel;

class ActionPage : public QWidget {
    Q_OBJECT
  public:
    /// The models must live longer.
    ActionPage(model::Session& session, model::TurnModel& turn, model::ActionListModel& actions,
               QWidget* parent = nullptr);

    [[nodiscard]] ActionView& list() { return *m_list; }
    /// Sets the width by the size of the whole window.
    void fold(QSize window);
    [[nodiscard]] QSize sizeHint() const override { return {minimumWidth(), QWidget::sizeHint().height()}; }

  signals:
    /// The row's action is to be seen in the city.
    void pointed(const remparts::engine::Action& action);
    /// It is to be played.
    void chosen(const remparts::engine::Action& action);
    void closed();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();

    model::Session& m_session;
    model::TurnModel& m_turn;
    TextLabel* m_ask;
    ActionView* m_list;
};

}  // namespace remparts::panel
