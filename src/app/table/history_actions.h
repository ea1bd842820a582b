// Keys that go through the game, and strict mode in the menu.
#pragma once

#include <QAction>

class QSettings;

namespace remparts::model {
class Session;
}

namespace remparts::app {

class TablePage;

/// Steps, scorings and playing by keys while the table is in sight.
void addHistoryKeys(TablePage& table);

/// Strict mode, on or off: kept in the settings, which must live longer, as "strict".
class StrictAction : public QAction {
    Q_OBJECT
  public:
    StrictAction(model::Session& session, QSettings& settings, QObject* parent);
};

}  // namespace remparts::app
