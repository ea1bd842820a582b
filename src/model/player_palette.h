// Which four colours stand for the players, for eyes that see colours differently.
#pragma once

namespace remparts::model {

enum class PlayerPalette {
    Standard,
    RedGreen,      ///< for protanopia and deuteranopia
    BlueYellow,    ///< for tritanopia
    HighContrast,  ///< far apart in lightness
};

}  // namespace remparts::model
