// Memory in large pages where the system offers them.
#pragma once

namespace remparts::app {

/// To be called first in a program with a window. Software rendering and a city's meshes fill a quarter of a gigabyte
/// before the first picture; taken in pages of 4 KB that costs a fifth of the start. Without glibc on Linux: nothing.
void askForLargePages();

}  // namespace remparts::app
