#include "exporter/samples.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>

#include "remparts/engine/random.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/engine/rules/ruleset.h"
#include "support/designs.h"
#include "support/kids_designs.h"
#include "support/random_games.h"

namespace remparts::test {

namespace fs = std::filesystem;

engine::GameState finishedGame(engine::GameKind game, std::uint64_t seed) {
    const bool kids = game == engine::GameKind::Kids;
    const std::vector<engine::Player> players{{"Anna", engine::PlayerColor::Red, {}},
                                              {"Ben", engine::PlayerColor::Blue, {}},
                                              {"Clara", engine::PlayerColor::Green, {}}};
    const engine::GameOptions options = kids ? engine::GameOptions(engine::KidsOptions()) : engine::CityOptions();
    return playRandomGame(engine::dealGame(kids ? kidsBoxTiles() : boxTiles(), players, options, seed), seed,
                          [](const Moment&) {});
}

exporter::CityScene sceneOf(const engine::GameState& state) {
    exporter::Names names;
    for (const engine::Player& player : state.setup->players) names.players.push_back(player.name);
    names.places = [](engine::Position at) { return "x" + std::to_string(at.x) + "y" + std::to_string(at.y); };
    return exporter::describeCity(state, {}, names);
}

Folder::Folder() {
    static std::atomic<int> count = 0;
    m_path =
        fs::temp_directory_path() / ("remparts-export-" + std::to_string(::getpid()) + '-' + std::to_string(++count));
    fs::create_directories(m_path);
}

Folder::~Folder() {
    std::error_code ignored;
    fs::permissions(m_path, fs::perms::owner_all, ignored);
    fs::remove_all(m_path, ignored);
}

std::vector<std::string> Folder::content() const {
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(m_path))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

exporter::ExportOptions optionsFor(exporter::Format format) {
    return {.format = format, .tileWidth = exporter::usualTileWidth(format)};
}

}  // namespace remparts::test
