#include <iostream>

#include "remparts/engine/rules/deal.h"
#include "rule_options.h"
#include "verbs.h"

namespace remparts::cli {
namespace {

struct NewArguments {
    std::optional<engine::GameKind> game;
    int players = 2;
    std::uint64_t seed = 0;
    std::vector<std::string> options;
};

void printNewRecord(const NewArguments& arguments, const Environment& environment) {
    const auto tiles = environment.tiles(arguments.game);
    const auto players = makePlayers(arguments.players, engine::PlayerKind::Human);
    const engine::GameOptions options = makeOptions(tiles->game(), arguments.options);
    std::cout << io::writeRecord(io::Record{engine::dealGame(tiles, players, options, arguments.seed), {}});
}

}  // namespace

void addNewVerb(CLI::App& app, Environment& environment) {
    auto arguments = std::make_shared<NewArguments>();
    CLI::App* verb = addVerb(app, environment, "new", "Print a record without actions, the deck shuffled");
    addGame(*verb, arguments->game)->required();
    addNumber(*verb, "--players", arguments->players, 2, engine::maxPlayers, "How many play")->required();
    addNumber(*verb, "--seed", arguments->seed, 0, UINT64_MAX, "Decides the order of the deck")->required();
    addRuleOptions(*verb, arguments->options);
    verb->callback([arguments, &environment] { printNewRecord(*arguments, environment); });
}

}  // namespace remparts::cli
