// Keys that go through the game, and strict mode in the menu.
#pragma once

#include <QAction>

namespace remparts::app {

class Preferences;
class TablePage;

/// Steps, scorings and playing by keys while the table is in sight.
void addHistoryKeys(TablePage& table);

/// Strict mode, on or off; the preferences must live longer.
class StrictAction : public QAction {
    Q_OBJECT
  public:
    StrictAction(Preferences& preferences, QObject* parent);
};

}  // namespace remparts::app
