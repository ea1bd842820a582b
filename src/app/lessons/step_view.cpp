#include "lessons/step_view.h"

namespace remparts::app {

namespace {

std::optional<engine::SegmentRef> featureAt(const engine::GameState& state, const lesson::Part& part) {
    const std::int32_t tile = state.board.indexAt(part.cell);
    if (tile < 0) return std::nullopt;
    return engine::SegmentRef{tile, part.segment};
}

}  // namespace

const lesson::Camera& cameraOf(const lesson::Lesson& lesson, std::size_t step) {
    static const lesson::Camera all{lesson::Sight::All, {}};
    for (std::size_t k = step + 1; k-- > 0;) {
        if (lesson.steps[k].camera.sight != lesson::Sight::Keep) return lesson.steps[k].camera;
        if (lesson.steps[k].record) break;
    }
    return all;
}

model::Spotlight lightOf(const lesson::Script& script, std::size_t step, const engine::GameState& state) {
    model::Spotlight light;
    const lesson::Light& wanted = script.lesson().steps[step].light;
    if (wanted.feature) light.feature = featureAt(state, *wanted.feature);
    light.cells = wanted.cells;
    const std::vector<engine::Position>& row = script.spans()[step].row;
    light.cells.insert(light.cells.end(), row.begin(), row.end());
    if (light.feature)
        for (const engine::SegmentRef& member : state.features.members(*light.feature))
            light.cells.push_back(state.board.tile(member.tile).position);
    light.edges = wanted.edges;
    return light;
}

}  // namespace remparts::app
