// The menu entry that opens the dialog of taking the city home.
#pragma once

#include <QAction>
#include <QPointer>

#include "export/export_dialog.h"

namespace remparts::app {

/// Enabled while a game is on the table. The dialog is made when it is needed first.
class ExportAction : public QAction {
    Q_OBJECT
  public:
    ExportAction(model::Session& session, QWidget* window);

    /// Nothing before the first use.
    [[nodiscard]] ExportDialog* dialog() const { return m_dialog; }

  private:
    void showDialog();
    void refresh();

    model::Session& m_session;
    QWidget* m_window;
    QPointer<ExportDialog> m_dialog;
};

}  // namespace remparts::app
