// The rows of the list of what may be done: keys move, find and choose.
#pragma once

#include <QElapsedTimer>
#include <QListView>

#include "actions/action_list_model.h"

namespace remparts::panel {

/// Typing finds places ("m21") and words; letters are not taken for the keys of the table while it has the focus.
class ActionView : public QListView {
    Q_OBJECT
  public:
    explicit ActionView(model::ActionListModel& actions, QWidget* parent = nullptr);

    /// The row under the keys; −1 in an empty list.
    [[nodiscard]] int row() const { return currentIndex().row(); }
    /// What was typed to find a row; forgotten after a moment.
    [[nodiscard]] const QString& searched() const { return m_searched; }

  signals:
    /// The keys or the pointer came to a row.
    void pointed(int row);
    /// Enter or a click.
    void chosen(int row);
    void escaped();

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;

  private:
    void onReset();
    void search(const QString& typed);
    [[nodiscard]] bool isSearching() const;

    model::ActionListModel& m_actions;
    QString m_searched;
    QElapsedTimer m_typed;  ///< since the last letter
};

}  // namespace remparts::panel
