// What of the last step is still being shown: a tile turns over, closed roads light up from end to end, figures hop
// onto them one after another. Knows no clock: time passes by advance().
#pragma once

#include <QObject>
#include <chrono>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "session.h"

namespace remparts::model {

class TableShow : public QObject {
    Q_OBJECT
  public:
    /// The top tile of a pile turns over on its way to the hand.
    struct Turning {
        std::uint8_t pile = 0;
        engine::TileIndex tile = 0;
        double progress = 0;  ///< 0 … 1
    };
    /// A closed road. Later roads of the same step light up after it; a lit road stays lit until the end.
    struct Light {
        std::vector<engine::SegmentRef> segments;  ///< in their order from one end to the other
        double reached = 0;                        ///< 0 … 1: how much of it is lit
    };
    /// A figure on its way from its player's supply to a child.
    struct Hop {
        engine::FollowerPlacement figure;
        double progress = 0;  ///< 0 … 1
    };

    /// How long each takes at speed 1.
    static constexpr std::chrono::milliseconds turningTime{600};
    static constexpr std::chrono::milliseconds lightTime{700};
    static constexpr std::chrono::milliseconds hopTime{800};

    explicit TableShow(Session& session, QObject* parent = nullptr);

    [[nodiscard]] bool isPlaying() const { return m_now < m_acts.size(); }
    /// The position as it is shown: without the figures that have not landed. Needs a game.
    [[nodiscard]] engine::GameState shownState() const;
    [[nodiscard]] const std::optional<Turning>& turning() const { return m_turning; }
    [[nodiscard]] const std::vector<Light>& lights() const { return m_lights; }
    [[nodiscard]] const std::optional<Hop>& hop() const { return m_hop; }
    /// Figures that a player still has in the panel: the supply and those that have not left yet. Needs
    /// a game.
    [[nodiscard]] int figuresShown(engine::PlayerIndex player) const;
    /// 1 is normal, 2 twice as fast; 0: every change shows at once, and no signal tells of it.
    void setSpeed(double speed);

  public slots:
    /// Time passed.
    void advance(std::chrono::milliseconds time);
    /// All at once to the end of what is playing.
    void finish();

  signals:
    void started();
    /// Something of what is shown changed.
    void changed();
    /// shownState() has one more figure.
    void figureLanded();
    void finished();

  private:
    /// One of the things that happen one after another, as it begins.
    using Act = std::variant<Turning, Light, Hop>;

    void playStep();
    /// The position is shown as it is.
    void reset();
    [[nodiscard]] std::vector<Act> actsOf(const engine::Step& step) const;
    /// `time` in milliseconds at normal speed; ends when nothing plays any more.
    void pass(double time);
    void beginAct();
    void showProgress();
    /// Goes on to the next act, or tells the end.
    void endAct();
    void clear();

    Session& m_session;
    double m_speed = 1;
    std::vector<Act> m_acts;
    std::size_t m_now = 0;         ///< the act that is playing
    double m_elapsed = 0;          ///< of it, in milliseconds at normal speed
    std::size_t m_showNumber = 0;  ///< another one for every list of acts: a listener may begin a new one
    std::vector<engine::FollowerPlacement> m_notLanded;
    std::optional<Turning> m_turning;
    std::vector<Light> m_lights;
    std::optional<Hop> m_hop;
};

}  // namespace remparts::model
