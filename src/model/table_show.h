// What of the last step is still being shown: a tile flies to its place, a wall grows, what scored is counted and
// paid, figures hop. Knows no clock: time passes by advance().
#pragma once

#include <QObject>
#include <chrono>
#include <optional>
#include <vector>

#include "motion.h"
#include "session.h"
#include "shown_position.h"

namespace remparts::model {

class TableShow : public QObject {
    Q_OBJECT
  public:
    using Turning = acts::Turning;
    using Light = acts::Light;
    using Hop = acts::Hop;

    explicit TableShow(Session& session, QObject* parent = nullptr);

    [[nodiscard]] bool isPlaying() const { return m_now < m_acts.size(); }
    /// The position as it is shown: without what has not arrived yet. Needs a game. The session's when nothing plays.
    [[nodiscard]] engine::GameState shownState() const { return seen(); }
    /// What is playing, with its progress; null when nothing is.
    [[nodiscard]] const Act* now() const { return isPlaying() ? &m_acts[m_now] : nullptr; }
    /// Null when something else plays or nothing.
    [[nodiscard]] const Turning* turning() const { return std::get_if<Turning>(now()); }
    [[nodiscard]] const Hop* hop() const { return std::get_if<Hop>(now()); }
    /// Roads and things that scored which have begun to light up; they stay lit until the end.
    [[nodiscard]] const std::vector<Light>& lights() const { return m_lights; }
    [[nodiscard]] const std::vector<acts::Counting>& countings() const { return m_countings; }
    /// What a player has as it is shown: points whose coins have arrived, followers and towers still in the panel.
    /// Needs a game.
    [[nodiscard]] engine::Supply supplyShown(engine::PlayerIndex player) const { return seen().supplies[player]; }
    [[nodiscard]] int figuresShown(engine::PlayerIndex player) const { return supplyShown(player).followers; }
    /// How long what is playing takes in all at speed 1.
    [[nodiscard]] std::chrono::milliseconds length() const;

    /// 1 is normal, 2 twice as fast; from there on scorings are shown without coins. 0: every change shows at once,
    /// and no signal tells of it.
    void setSpeed(double speed);
    [[nodiscard]] double speed() const { return m_speed; }
    void setMotion(Motion motion) { setSpeed(speedOf(motion)); }

  public slots:
    /// Time passed.
    void advance(std::chrono::milliseconds time);
    /// All at once to the end of what is playing.
    void finish();

  signals:
    void started();
    /// Something of what is shown changed.
    void changed();
    /// Something on the table of shownState() changed, a tile, a piece of the wall or a figure, and the show goes on.
    void tableChanged();
    void finished();
    /// An act has come to where it can be heard: its beginning, of what lands its end.
    void heard(const remparts::model::Act& act);

  private:
    /// Of the game in the session, also while another one is just taking its place.
    [[nodiscard]] const engine::GameState& seen() const;
    void playStep();
    /// The position is shown as it is.
    void reset();
    /// `time` in milliseconds at normal speed; ends when nothing plays any more.
    void pass(double time);
    /// Whether something on the table changed.
    bool beginAct();
    void showProgress(double progress);
    /// Goes on to the next act, or tells the end.
    void endAct();
    void clear();

    Session& m_session;
    double m_speed = 1;
    std::vector<Act> m_acts;
    std::size_t m_now = 0;         ///< the act that is playing
    double m_elapsed = 0;          ///< of it, in milliseconds at normal speed
    std::size_t m_showNumber = 0;  ///< another one for every list of acts: a listener may begin a new one
    std::optional<engine::GameState> m_settled;  ///< as all was when the last step was played
    std::optional<ShownPosition> m_shown;        ///< while something plays
    std::optional<ShownPosition> m_coming;       ///< of the new step, while what played before comes to its end
    std::vector<Light> m_lights;
    std::vector<acts::Counting> m_countings;
};

}  // namespace remparts::model
