#include "result_table.h"

#include <algorithm>
#include <cstdlib>

#include "road_table.h"
#include "score_table.h"

namespace remparts::cli {

std::unique_ptr<ResultTable> makeResultTable(const engine::GameSetup& setup) {
    switch (setup.tiles->game()) {
        case engine::GameKind::City:
            return std::make_unique<ScoreTable>(setup);
        case engine::GameKind::Kids:
            return std::make_unique<RoadTable>(setup);
    }
    std::abort();
}

std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string padding(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, widthOf(text)), ' ');
}

std::string namesOf(const engine::GameSetup& setup, const std::vector<engine::PlayerIndex>& players) {
    std::string names;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (i > 0) names += i + 1 == players.size() ? " and " : ", ";
        names += setup.players[players[i]].name;
    }
    return names;
}

}  // namespace remparts::cli
