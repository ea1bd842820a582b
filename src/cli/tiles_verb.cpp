#include <iostream>

#include "census.h"
#include "verbs.h"

namespace remparts::cli {

void addTilesVerb(CLI::App& app, Environment& environment) {
    auto game = std::make_shared<std::optional<engine::GameKind>>();
    CLI::App* verb = addVerb(app, environment, "tiles", "Check the tile set and print its census");
    addGame(*verb, *game);
    verb->callback([game, &environment] { printCensus(std::cout, *environment.tiles(*game)); });
}

}  // namespace remparts::cli
