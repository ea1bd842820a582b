// Stands in where the program was built without Qt Multimedia.
#include "sound/sound_player.h"

namespace remparts::app {

std::unique_ptr<SoundPlayer> makeSoundPlayer() {
    return nullptr;
}

}  // namespace remparts::app
