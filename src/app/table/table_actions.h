// What single letters do at the table, where nobody types a text: history, camera, layers, inspection, hiding,
// speed.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

#include "session.h"

class QAction;

namespace remparts::app {

class MotionSetting;
class Preferences;
class TablePage;

class TableActions : public QObject {
    Q_OBJECT
  public:
    /// Puts the actions on the page and into its bars; all must live longer.
    TableActions(model::Session& session, TablePage& table, MotionSetting& motion, Preferences& preferences);

  private:
    [[nodiscard]] QAction* add(QString (*text)(), const QList<QKeySequence>& keys);
    void makeHistory();
    void makeCamera();
    void makeViews();
    void makeList(QAction* hide);
    void makeNames(Preferences& preferences);
    void makePoints();
    void makeMotion(MotionSetting& motion);
    void refresh();

    model::Session& m_session;
    TablePage& m_table;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_inspect = nullptr;
    QAction* m_list = nullptr;
    QAction* m_names = nullptr;
    QAction* m_points = nullptr;
};

}  // namespace remparts::app
