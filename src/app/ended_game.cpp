#include "ended_game.h"

namespace remparts::app {

std::vector<engine::BoardEdge> imaginedWall(const engine::Game& game) {
    if (!game.state().isOver()) return {};
    const engine::EventLog& events = game.cursor() == 0 ? game.startEvents() : game.steps()[game.cursor() - 1].events;
    for (const engine::Event& event : events)
        if (const auto* completed = std::get_if<engine::WallCompleted>(&event)) return completed->edges;
    return {};
}

}  // namespace remparts::app
