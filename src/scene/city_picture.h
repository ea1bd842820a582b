// A picture of a position without a window: for --render, pictures to keep, the demonstration and thumbnails.
#pragma once

#include <QImage>
#include <QSize>
#include <optional>
#include <vector>

#include "camera_rig.h"
#include "player_palette.h"
#include "remparts/engine/game_state.h"
#include "remparts/geometry/look.h"

namespace remparts::scene {

/// North to West: seen from that side.
enum class View { Overview, Street, Top, North, East, South, West };

/// What a picture is to show.
struct PictureRequest {
    QSize size{1920, 1080};
    View view = View::Overview;
    int covered = 0;                              ///< pixels at the lower edge that the views keep clear of the city
    std::optional<CameraPose> camera;             ///< instead of the view, made for this size (see fittedTo())
    std::optional<geometry::TimeOfDay> time;      ///< without: what suits the view
    std::vector<engine::BoardEdge> imaginedWall;  ///< C8.2: sides at which pale pieces stand
    model::PlayerPalette palette = model::PlayerPalette::Standard;
    int longestPiece = 2048;  ///< longest side of what is drawn at once, in pixels
};

/// The time of day that suits a view: the map is read like a plan, in even light.
[[nodiscard]] geometry::TimeOfDay usualTime(View view);

/// Draws the position with shadows and 4× MSAA, piece by piece if it is large: no seam is to be seen. Needs a display
/// with OpenGL (a virtual one will do) and a QGuiApplication made after prepareRendering(). Nothing when OpenGL is
/// missing.
[[nodiscard]] std::optional<QImage> cityPicture(const engine::GameState& state, const PictureRequest& request);
[[nodiscard]] std::optional<QImage> cityPicture(const engine::GameState& state, QSize size, View view,
                                                const std::vector<engine::BoardEdge>& imaginedWall = {});

/// Sets what Qt 3D needs (surface format, shared contexts, renderer). Call before the application object is made.
void prepareRendering();

}  // namespace remparts::scene
