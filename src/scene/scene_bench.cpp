#include "scene_bench.h"

#include <QElapsedTimer>
#include <algorithm>
#include <vector>

#include "city_stage.h"
#include "rendering_setup.h"
#include "table_scale.h"

namespace remparts::scene {

namespace {

constexpr double degreesPerFrame = 1.5;

template <class Work>
double millisecondsOf(Work work) {
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

// The plan without its last part.
geometry::CityPlan shortened(geometry::CityPlan plan) {
    if (!plan.parts.empty()) plan.parts.pop_back();
    return plan;
}

model::Ghost ghostAt(int x, int y) {
    return {0, {x, y}, engine::Orientation::Upright, true};
}

double hopPicture(CityStage& stage, int frames) {
    std::vector<double> times;
    for (int frame = 0; frame < std::max(frames, 1); ++frame)
        times.push_back(millisecondsOf([&] {
            stage.showHop(Hop{engine::PlayerColor::Red, {0.01 * frame, 0}, 0.2});
            stage.refresh(Quality::Quick);
        }));
    stage.showHop(std::nullopt);
    return median(times);
}

}  // namespace

std::optional<SceneTimes> sceneBench(const engine::GameState& state, QSize size, int frames) {
    if (!hasOpenGl()) return std::nullopt;
    CameraRig rig;
    rig.setViewport(QSizeF(size));
    rig.setExtent(playingExtent(state));
    rig.frameAll();
    CityStage stage;
    stage.resize(size);
    stage.moveCamera(rig.pose());
    const auto& tiles = state.setup->tiles;

    SceneTimes times;
    times.firstPicture = millisecondsOf([&] {
        stage.showPosition(planTable(state), tiles);
        stage.refresh(Quality::Quick);
    });
    times.settledPicture = millisecondsOf([&] { stage.refresh(Quality::Fine); });
    stage.showPosition(shortened(planTable(state)), tiles);
    stage.refresh(Quality::Fine);
    times.changedPicture = millisecondsOf([&] {
        stage.showPosition(planTable(state), tiles);
        stage.refresh(Quality::Quick);
    });
    stage.showGhost(ghostAt(0, 0), tiles);
    stage.refresh(Quality::Fine);
    times.ghostPicture = millisecondsOf([&] {
        stage.showGhost(ghostAt(1, 0), tiles);
        stage.refresh(Quality::Quick);
    });
    stage.showGhost(std::nullopt, tiles);
    times.hopPicture = hopPicture(stage, frames);
    std::vector<double> orbit;
    for (int frame = 0; frame < std::max(frames, 1); ++frame)
        orbit.push_back(millisecondsOf([&] {
            rig.orbit(degreesPerFrame, 0);
            stage.moveCamera(rig.pose());
            stage.refresh(Quality::Quick);
        }));
    times.orbitFrame = median(orbit);
    return times;
}

}  // namespace remparts::scene
