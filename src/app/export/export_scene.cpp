#include "export/export_scene.h"

#include "ended_game.h"
#include "sentences.h"

namespace remparts::app {

exporter::CityScene exportScene(const engine::Game& game) {
    exporter::Names names;
    const engine::GameSetup& setup = game.setup();
    for (std::size_t k = 0; k < setup.players.size(); ++k)
        names.players.push_back(
            model::sentences::playerName(setup, static_cast<engine::PlayerIndex>(k)).toStdString());
    names.places = [](engine::Position at) { return model::sentences::place(at).toStdString(); };
    return exporter::describeCity(game.state(), imaginedWall(game), names);
}

}  // namespace remparts::app
