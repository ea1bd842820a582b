#include "sound/sound_desk.h"

#include <utility>

#include "preferences/preferences.h"

namespace remparts::app {

namespace {

constexpr qint64 atOnce = 60;  // milliseconds

}  // namespace

SoundDesk::SoundDesk(model::Session& session, model::TurnModel& turn, model::TableShow& show,
                     const Preferences& preferences, std::unique_ptr<SoundPlayer> player, QObject* parent)
    : QObject(parent), m_session(session), m_show(show), m_preferences(preferences), m_player(std::move(player)) {
    connect(&show, &model::TableShow::heard, this, [this](const model::Act& act) {
        if (const auto sound = model::soundOf(act)) play(*sound);
    });
    connect(&show, &model::TableShow::finished, this, [this] {
        if (std::exchange(m_endIsNear, false)) tellEnd();
    });
    connect(&session, &model::Session::stepPlayed, this, &SoundDesk::onStepPlayed);
    connect(&session, &model::Session::cursorMoved, this, [this] { m_endIsNear = false; });
    connect(&session, &model::Session::gameReplaced, this, [this] { m_endIsNear = false; });
    connect(&turn, &model::TurnModel::tileTurned, this, [this] { play(model::Sound::TileTurned); });
    connect(&turn, &model::TurnModel::refused, this, [this] { play(model::Sound::Refused); });
}

void SoundDesk::onStepPlayed() {
    const engine::Game& game = m_session.game();
    if (m_show.speed() == 0)  // nothing is shown, but something happened
        for (const model::Act& act : model::actsOf(game.steps()[game.cursor() - 1], game.state(), true))
            if (const auto sound = model::soundOf(act)) play(*sound);
    if (!game.state().isOver()) return;
    m_endIsNear = m_show.isPlaying();
    if (!m_endIsNear) tellEnd();
}

void SoundDesk::tellEnd() {
    if (m_session.hasGame() && m_session.state().isOver()) play(model::Sound::GameOver);
}

void SoundDesk::play(model::Sound sound) {
    const double volume = m_preferences.volume() / 100.0;
    if (!m_preferences.hasSound() || volume <= 0 || !m_player) return;
    QElapsedTimer& last = m_played[sound];
    if (last.isValid() && last.elapsed() < atOnce) return;
    last.start();
    m_player->play(sound, volume);
}

}  // namespace remparts::app
