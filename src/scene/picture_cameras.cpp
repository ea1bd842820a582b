#include "picture_cameras.h"

#include <algorithm>

#include "street_walk.h"
#include "table_scale.h"

namespace remparts::scene {

namespace {

constexpr double overviewBearing = 152;
constexpr double overviewElevation = 34;
constexpr double sideElevation = 26;
constexpr double quarterTurn = 90;  // sides are counted clockwise from north, as bearings are
constexpr double border = 0.03;     // of the picture's smaller side

CameraRig rigFor(const engine::GameState& state, QSize size, int covered) {
    CameraRig rig;
    rig.setViewport(QSizeF(size));
    const double margin = border * std::min(size.width(), size.height());
    rig.setFreeArea(QMarginsF(margin, margin, margin, margin + covered));
    rig.setExtent(cityExtent(state.board));
    rig.setDirection(overviewBearing, overviewElevation);
    return rig;
}

// Of somebody who walks there; children and houses of The Kids are larger than life.
float eyeHeight(engine::SegmentKind kind) {
    return kind == engine::SegmentKind::Road ? 1.15f : 0.6f;
}

}  // namespace

CameraPose overviewCamera(const engine::GameState& state, QSize size, int covered) {
    CameraRig rig = rigFor(state, size, covered);
    rig.frameAll();
    return rig.pose();
}

CameraPose sideCamera(const engine::GameState& state, QSize size, engine::Direction side, int covered) {
    CameraRig rig = rigFor(state, size, covered);
    rig.setDirection(quarterTurn * static_cast<int>(side), sideElevation);
    rig.frameAll();
    return rig.pose();
}

CameraPose mapCamera(const engine::GameState& state, QSize size, int covered) {
    CameraRig rig = rigFor(state, size, covered);
    rig.setTopView(true);
    rig.frameAll();
    return rig.pose();
}

CameraPose framingCamera(const engine::GameState& state, QSize size, const std::vector<model::TablePoint>& places) {
    CameraRig rig = rigFor(state, size, 0);
    CityExtent extent = cityExtent(state.board);
    extent.points.clear();
    for (const model::TablePoint& place : places) extent.points.push_back(toScene(place));
    rig.setExtent(std::move(extent));
    rig.setDirection(CameraRig::usualBearing, CameraRig::usualElevation);
    rig.frameAll();
    return rig.pose();
}

std::optional<QPointF> pixelIn(const CameraPose& pose, QSize size, model::TablePoint at, double height) {
    const QVector4D drawn = pose.viewProjection() * QVector4D(toScene(at, height), 1);
    if (drawn.w() <= 0) return std::nullopt;
    const double x = static_cast<double>(drawn.x() / drawn.w());
    const double y = static_cast<double>(drawn.y() / drawn.w());
    return QPointF((x + 1) / 2 * size.width(), (1 - y) / 2 * size.height());
}

CameraPose streetCamera(const engine::GameState& state, QSize size) {
    constexpr float fieldOfView = 58;
    constexpr float near = 0.1f;
    constexpr float far = 1500;
    const auto place = finestStreet(state);
    if (!place) return overviewCamera(state, size);
    const QVector3D eye = place->at + QVector3D(0, eyeHeight(place->kind), 0);
    CameraPose pose{eye, eye + place->along * 10, {0, 1, 0}, {}};
    pose.projection.perspective(fieldOfView, static_cast<float>(size.width()) / static_cast<float>(size.height()),
                                near, far);
    return pose;
}

}  // namespace remparts::scene
