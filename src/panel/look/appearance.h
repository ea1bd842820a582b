// How everything is drawn now: theme, size of text, colours of players, room for fingers. One for the whole program.
#pragma once

#include "look/tokens.h"

namespace remparts::panel {

struct Appearance {
    ThemeKind theme = ThemeKind::Light;
    int textPercent = 100;  ///< of the usual size
    model::PlayerPalette palette = model::PlayerPalette::Standard;
    bool fingers = false;  ///< whether a touch was seen: targets are larger

    friend bool operator==(const Appearance&, const Appearance&) = default;
};

[[nodiscard]] const Appearance& appearance();
/// Needs the application. All windows take it over at once: widgets get QEvent::PaletteChange when colours change and
/// QEvent::FontChange when sizes do.
void setAppearance(const Appearance& appearance);
/// Of usual text, in pixels.
[[nodiscard]] int bodyPixels();

}  // namespace remparts::panel
