#include "export/export_action.h"

#include "language/spoken.h"
#include "session.h"

namespace remparts::app {

ExportAction::ExportAction(model::Session& session, QWidget* window)
    : QAction(window), m_session(session), m_window(window) {
    model::keepSaid(this, [this] {
        setText(tr("Take it home …"));
        if (m_dialog != nullptr) m_dialog->deleteLater();  // the next one speaks the new language
        m_dialog = nullptr;
    });
    connect(this, &QAction::triggered, this, &ExportAction::showDialog);
    connect(&session, &model::Session::changed, this, &ExportAction::refresh);
    refresh();
}

void ExportAction::showDialog() {
    if (m_dialog == nullptr) m_dialog = new ExportDialog(m_session, m_window);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

// An empty table holds nothing to take home.
void ExportAction::refresh() {
    setEnabled(m_session.hasGame() && !m_session.state().board.isEmpty());
}

}  // namespace remparts::app
