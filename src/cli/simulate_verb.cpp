#include <algorithm>
#include <iostream>

#include "remparts/ai/player.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/io/error.h"
#include "remparts/io/json_lines.h"
#include "rule_options.h"
#include "verbs.h"

namespace remparts::cli {
namespace {

struct SimulateArguments {
    std::optional<engine::GameKind> game;
    int players = 2;
    std::uint64_t games = 1;
    std::uint64_t seed = 0;
    std::string policy = "random";
    std::string folder;
    std::vector<std::string> options;
};

struct PlayedGame {
    io::Record record;
    engine::Standings standings;
    std::size_t tiles = 0;  ///< laid
};

PlayedGame playGame(std::shared_ptr<const engine::GameSetup> setup, const std::string& policy, std::uint64_t seed) {
    const engine::Ruleset& rules = engine::rulesetFor(setup->tiles->game());
    std::vector<std::unique_ptr<ai::ComputerPlayer>> minds;
    for (std::size_t i = 0; i < setup->players.size(); ++i) minds.push_back(ai::makePlayer(policy, seed * 4 + i));
    PlayedGame game{{setup, {}}, {}, 0};
    engine::GameState state = rules.start(setup);
    std::vector<engine::Action> legal;
    while (!state.isOver()) {
        rules.legalActions(state, legal);
        const engine::PlayerIndex player = state.decision.player;
        const engine::Action action = minds[player]->choose(state, legal);
        game.record.actions.push_back({player, action});
        rules.applyLegal(state, action);
    }
    game.standings = rules.standings(state);
    game.tiles = state.board.tiles().size();
    return game;
}

void makeFolder(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error || !std::filesystem::is_directory(folder)) {
        throw io::FileError(folder.string() + ": this folder cannot be made" +
                            (error ? ": " + error.message() : std::string()));
    }
}

void simulate(const SimulateArguments& arguments, const Environment& environment) {
    const auto tiles = environment.tiles(arguments.game);
    const engine::GameOptions options = makeOptions(tiles->game(), arguments.options);
    const auto players = makePlayers(arguments.players, engine::PlayerKind::Computer);
    const std::filesystem::path folder(arguments.folder);
    if (!folder.empty()) makeFolder(folder);
    for (std::uint64_t i = 0; i < arguments.games && std::cout; ++i) {
        const std::uint64_t seed = arguments.seed + i;
        const auto setup = engine::dealGame(tiles, players, options, seed);
        const PlayedGame game = playGame(setup, arguments.policy, seed);
        if (!folder.empty())
            io::saveRecord(game.record, folder / ("game-" + std::to_string(seed) + ".remparts.json"));
        const std::size_t actions = game.record.actions.size();
        std::cout << io::simulatedGameLine(tiles->game(), seed, game.standings, game.tiles, actions) << std::endl;
    }
}

CLI::Option* addPolicy(CLI::App& verb, std::string& policy) {
    std::string names;
    for (const std::string_view name : ai::policyNames()) names += (names.empty() ? "" : ", ") + std::string(name);
    const auto read = [&policy, names](const std::string& text) {
        const auto known = ai::policyNames();
        if (std::find(known.begin(), known.end(), text) == known.end()) {
            throw CLI::ValidationError("--policy", "must be one of " + names + ", not \"" + text + "\"");
        }
        policy = text;
    };
    return verb
        .add_option_function<std::string>("--policy", read, "How they play: " + names + " (random if missing)")
        ->type_name("POLICY");
}

}  // namespace

void addSimulateVerb(CLI::App& app, Environment& environment) {
    auto arguments = std::make_shared<SimulateArguments>();
    CLI::App* verb = addVerb(app, environment, "simulate", "Play whole games and print one JSON line for each");
    addGame(*verb, arguments->game)->required();
    addNumber(*verb, "--players", arguments->players, 2, engine::maxPlayers, "How many play")->required();
    addNumber(*verb, "--games", arguments->games, 1, 1'000'000'000, "How many games")->required();
    addNumber(*verb, "--seed", arguments->seed, 0, UINT64_MAX, "Of the first game; each next has one more")
        ->required();
    addPolicy(*verb, arguments->policy);
    verb->add_option("--out", arguments->folder, "Save the records in this folder, made when missing")
        ->type_name("DIR");
    addRuleOptions(*verb, arguments->options);
    verb->callback([arguments, &environment] { simulate(*arguments, environment); });
}

}  // namespace remparts::cli
