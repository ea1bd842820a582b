// A picture of a position without a window, for --render, the demonstration and thumbnails.
#pragma once

#include <QImage>
#include <QSize>
#include <optional>
#include <vector>

#include "remparts/engine/game_state.h"

namespace remparts::scene {

enum class View { Overview, Street, Top };

/// Draws the position with shadows and 4× MSAA, and pale pieces of wall at `imaginedWall` (C8.2). Needs a display
/// with OpenGL (a virtual one will do) and a QGuiApplication made after prepareRendering(). Nothing when OpenGL is
/// missing.
[[nodiscard]] std::optional<QImage> cityPicture(const engine::GameState& state, QSize size, View view,
                                                const std::vector<engine::BoardEdge>& imaginedWall = {});

/// Sets what Qt 3D needs (surface format, shared contexts, renderer). Call before the application object is made.
void prepareRendering();

}  // namespace remparts::scene
