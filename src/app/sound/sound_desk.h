// Lets be heard what happens at the table, as loud as one wants it.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <map>
#include <memory>

#include "sound/sound_player.h"
#include "table_show.h"
#include "turn_model.h"

namespace remparts::app {

class Preferences;

class SoundDesk : public QObject {
    Q_OBJECT
  public:
    /// All but the player must live longer.
    SoundDesk(model::Session& session, model::TurnModel& turn, model::TableShow& show, const Preferences& preferences,
              std::unique_ptr<SoundPlayer> player, QObject* parent = nullptr);

    /// Another way to be heard, for tests.
    void setPlayer(std::unique_ptr<SoundPlayer> player) { m_player = std::move(player); }

  private:
    void onStepPlayed();
    void tellEnd();
    /// Nothing while sounds are off. The same sound again at once, as when a show is cut short, is heard once.
    void play(model::Sound sound);

    model::Session& m_session;
    model::TableShow& m_show;
    const Preferences& m_preferences;
    std::unique_ptr<SoundPlayer> m_player;
    std::map<model::Sound, QElapsedTimer> m_played;
    bool m_endIsNear = false;  ///< the last step was played and is still being shown
};

}  // namespace remparts::app
