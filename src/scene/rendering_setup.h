// What has to be right before anything can be drawn.
#pragma once

namespace remparts::scene {

/// Whether OpenGL 3.2 is to be had here. Asked of the system once; needs an application object.
[[nodiscard]] bool hasOpenGl();

}  // namespace remparts::scene
