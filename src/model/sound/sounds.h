// Which sound belongs to what: soft wood and stone, never needed to play.
#pragma once

#include <QString>
#include <array>
#include <optional>

#include "show_acts.h"

namespace remparts::model {

enum class Sound : std::uint8_t {
    TileLaid,
    TileTurned,
    FollowerPlaced,
    StoneSet,  ///< a piece of wall or the gate
    TowerSet,
    PointsPaid,
    Refused,
    GameOver,
};
inline constexpr std::array allSounds{Sound::TileLaid, Sound::TileTurned, Sound::FollowerPlaced, Sound::StoneSet,
                                      Sound::TowerSet, Sound::PointsPaid, Sound::Refused,        Sound::GameOver};

/// Of its file in assets/sounds, without the ending: "tile_laid".
[[nodiscard]] QString soundName(Sound sound);
/// What an act sounds like; nothing for what only lights up.
[[nodiscard]] std::optional<Sound> soundOf(const Act& act);
/// What flies is heard where it lands, all else where it begins.
[[nodiscard]] bool isHeardAtEnd(const Act& act);

}  // namespace remparts::model
