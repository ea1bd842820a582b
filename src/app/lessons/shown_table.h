// A table to show something on, a lesson or a game: a session of its own, never that of the players, and its page
// without anything to play with.
#pragma once

#include <memory>

#include "session.h"

namespace remparts::app {

class MotionSetting;
class Preferences;
class TablePage;

class ShownTable {
  public:
    /// Both must live longer. Motion, sounds and colours of players are as the person chose.
    ShownTable(MotionSetting& motion, Preferences& preferences);
    /// The page goes too, wherever it lies by now.
    ~ShownTable();

    [[nodiscard]] model::Session& session() { return m_session; }
    [[nodiscard]] TablePage& page() { return *m_page; }

  private:
    model::Session m_session;
    std::unique_ptr<TablePage> m_page;
};

}  // namespace remparts::app
