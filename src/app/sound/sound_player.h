// What makes a sound heard.
#pragma once

#include <memory>

#include "sound/sounds.h"

namespace remparts::app {

class SoundPlayer {
  public:
    virtual ~SoundPlayer() = default;
    /// Returns at once. `volume` is above 0 and at most 1.
    virtual void play(model::Sound sound, double volume) = 0;
};

/// Through the sound system of the computer; silent where there is none. Costs nothing before the first sound.
[[nodiscard]] std::unique_ptr<SoundPlayer> makeSoundPlayer();

}  // namespace remparts::app
