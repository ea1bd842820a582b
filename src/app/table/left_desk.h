// The list of what is left, connected with the city: which cell is asked about, what is marked, and why there is no
// list in strict mode.
#pragma once

#include <QObject>

#include "left/left_model.h"
#include "table_point.h"
#include "turn_model.h"

namespace remparts::scene {
class CityView;
}
namespace remparts::panel {
class CityOverlay;
class LeftOverlay;
}  // namespace remparts::panel

namespace remparts::app {

class LeftDesk : public QObject {
    Q_OBJECT
  public:
    /// All of them must live longer; `over` is what lies over the city beside the marks.
    LeftDesk(model::Session& session, model::TurnModel& turn, model::LeftModel& left, scene::CityView& city,
             panel::CityOverlay& over);

    [[nodiscard]] bool isOpen() const { return m_left.isActive(); }
    /// Hides or shows the marks.
    void setShown(bool shown);

  public slots:
    /// Opens or shuts the list. Where strict mode helps with nothing, and without a game, it stays shut.
    void setOpen(bool open);

  signals:
    /// Also when it could not be opened.
    void openChanged(bool open);
    /// Why the list was not opened, in a sentence.
    void refused(const QString& sentence);

  private:
    void pointAt(model::TablePoint at);
    void followKeys();
    void onSessionChanged();

    model::Session& m_session;
    model::TurnModel& m_turn;
    model::LeftModel& m_left;
    panel::LeftOverlay* m_overlay;
};

}  // namespace remparts::app
