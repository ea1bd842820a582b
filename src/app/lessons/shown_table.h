// The table on which lessons and games are shown, to a learner or to a room: a session of its own, never that of the
// players. One for all pages that show something, so that there is only one more city.
#pragma once

#include <QObject>
#include <QPointer>

#include "remparts/io/record_file.h"
#include "session.h"

namespace remparts::app {

class MotionSetting;
class Preferences;
class TablePage;

class ShownTable : public QObject {
    Q_OBJECT
  public:
    /// All must live longer.
    ShownTable(const io::TileSetSource& tiles, MotionSetting& motion, Preferences& preferences, QObject* parent);
    ~ShownTable() override;

    [[nodiscard]] model::Session& session() { return m_session; }
    /// Made when it is first asked for. Motion and colours of players are as the person chose.
    [[nodiscard]] TablePage& page();
    /// The page for `borrower`, which becomes its parent or lays it out; whoever had it before hears lentTo() first.
    [[nodiscard]] TablePage& lendTo(QWidget& borrower);
    /// Who has the page now; null at first.
    [[nodiscard]] QWidget* borrower() const { return m_borrower; }

  signals:
    void lentTo(QWidget* borrower);

  private:
    model::Session m_session;
    MotionSetting& m_motion;
    Preferences& m_preferences;
    QPointer<TablePage> m_page;
    QPointer<QWidget> m_borrower;
};

}  // namespace remparts::app
