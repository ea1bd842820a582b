#include "city_picture.h"

#include "city_renderer.h"
#include "picture_cameras.h"
#include "rendering_setup.h"

namespace remparts::scene {

namespace {

constexpr int shadowMapSize = 4096;

CameraPose cameraFor(const engine::GameState& state, QSize size, View view) {
    switch (view) {
        case View::Overview:
            return overviewCamera(state, size);
        case View::Street:
            return streetCamera(state, size);
        case View::Top:
            return mapCamera(state, size);
    }
    return overviewCamera(state, size);
}

}  // namespace

std::optional<QImage> cityPicture(const engine::GameState& state, QSize size, View view,
                                  const std::vector<engine::BoardEdge>& imaginedWall) {
    if (size.isEmpty() || !hasOpenGl()) return std::nullopt;
    // The map is read like a plan: short shadows, even light.
    const auto time = view == View::Top ? geometry::TimeOfDay::Noon : geometry::TimeOfDay::GoldenHour;
    CityRenderer renderer({time, shadowMapSize});
    PictureSizes sizes;
    sizes.fine = size;
    renderer.resize(sizes);
    const geometry::CityPlan plan = geometry::planCity(state);
    renderer.showCity(plan, state.setup->tiles, plan.centre, plan.radius);
    renderer.showImaginedWall(geometry::planImaginedWall(state, imaginedWall), state.setup->tiles);
    renderer.setCamera(cameraFor(state, size, view));
    renderer.draw(static_cast<Branches>(Branch::Fine));
    const QImage picture = renderer.read(Branch::Fine);
    if (picture.isNull()) return std::nullopt;
    return picture.convertToFormat(QImage::Format_RGB32);
}

}  // namespace remparts::scene
