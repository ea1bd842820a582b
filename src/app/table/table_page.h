// The table: the city with what lies over it, and what stands beside it. Connects views and models; holds no game
// logic.
#pragma once

#include <QWidget>
#include <memory>

#include "actions/action_list_model.h"
#include "city_view.h"
#include "history/replay.h"
#include "left/left_model.h"
#include "log_model.h"
#include "player_list_model.h"
#include "session.h"
#include "table_show.h"
#include "turn_model.h"

namespace remparts::panel {
class CityOverlay;
class FeastOverlay;
class Timeline;
class UnkeptBar;
}  // namespace remparts::panel

namespace remparts::app {

class Inspection;
class LayerDesk;
class LeftDesk;
class TableSide;
class TableVoice;
class TurnInput;

class TablePage : public QWidget {
    Q_OBJECT
  public:
    explicit TablePage(model::Session& session, QWidget* parent = nullptr);
    ~TablePage() override;

    [[nodiscard]] scene::CityView& city() { return *m_city; }
    [[nodiscard]] panel::CityOverlay& overlay() { return *m_overlay; }
    [[nodiscard]] LayerDesk& layers() { return *m_layers; }
    [[nodiscard]] LeftDesk& left() { return *m_leftDesk; }
    [[nodiscard]] TableSide& side() { return *m_side; }
    [[nodiscard]] Inspection& inspection() { return *m_inspection; }
    [[nodiscard]] panel::FeastOverlay& feast() { return *m_feast; }
    [[nodiscard]] TableVoice& voice() { return *m_voice; }
    [[nodiscard]] model::TurnModel& turn() { return m_turn; }
    [[nodiscard]] model::TableShow& tableShow() { return m_show; }
    [[nodiscard]] model::Replay& replay() { return m_replay; }
    [[nodiscard]] panel::Timeline& timeline() { return *m_timeline; }
    [[nodiscard]] model::Session& session() { return m_session; }
    [[nodiscard]] model::PlayerListModel& players() { return m_players; }
    /// The city without panel, timeline and tools, for what is shown rather than played: answering pointer and keys,
    /// or not; then nothing is offered either. The focus stays where it is, and what happens out of sight stays
    /// there. All of it at first.
    enum class Use { Game, Learning, Showing };
    void setUse(Use use);
    /// Off: every change shows at once.
    void setMotion(model::Motion motion);
    void setMotion(bool on) { setMotion(on ? model::Motion::Normal : model::Motion::Off); }
    /// A sentence over the city, for two seconds, above what lies at its lower edge.
    void tell(const QString& sentence);
    /// How much of the page's lower edge is taken by what one works with.
    [[nodiscard]] int takenBelow() const;

  public slots:
    /// Brings the tile laid last to the middle.
    void showLastMove();
    /// The result from its beginning; nothing while the game runs.
    void showResult();
    /// Everything but the city: panel, timeline, what lies over the city.
    void setInterfaceShown(bool shown);
    /// The side panel again.
    void showPanel();
    /// The keys go to the city, or to the list of actions while it is open.
    void takeFocus();
    /// The list of what may be done now, in the place of the panel; the keys go to it.
    void setListsActions(bool on);
    /// Why the game is not being kept; empty when it is.
    void tellUnkept(const QString& fault);

  signals:
    void listsActionsChanged(bool on);
    /// The game is to be saved elsewhere.
    void saveAsRequested();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void layOut();
    void connectPointer();
    void connectLeft();
    void connectGame();
    void connectShow();
    void connectActions();
    void endShowing();
    void onInspection(bool on);
    void arrangeInterface();
    [[nodiscard]] QMargins covered() const;
    void fitCity();
    void onStepPlayed();
    void onGameReplaced();
    void celebrate();
    void showPosition();
    void showGhost();

    model::Session& m_session;
    model::TurnModel m_turn;
    model::PlayerListModel m_players;
    model::LogModel m_log;
    model::ActionListModel m_actions;
    model::TableShow m_show;
    model::Replay m_replay;
    model::LeftModel m_left;
    scene::CityView* m_city = nullptr;
    panel::CityOverlay* m_overlay = nullptr;
    std::unique_ptr<TurnInput> m_input;
    TableVoice* m_voice = nullptr;
    LayerDesk* m_layers = nullptr;
    LeftDesk* m_leftDesk = nullptr;
    panel::FeastOverlay* m_feast = nullptr;
    panel::Timeline* m_timeline = nullptr;
    panel::UnkeptBar* m_unkept = nullptr;
    TableSide* m_side = nullptr;
    Inspection* m_inspection = nullptr;
    bool m_interfaceShown = true;
    QPointF m_pointer;  ///< where it was last
    Use m_use = Use::Game;
    bool m_mustFrame = false;      ///< a game came while the page had no size yet
    bool m_mustCelebrate = false;  ///< the game is over once all is shown
};

}  // namespace remparts::app
