#include <chrono>
#include <ctime>
#include <iomanip>
#include <iostream>

#include "random_games.h"
#include "remparts/engine/rules/deal.h"
#include "rule_options.h"
#include "signature.h"
#include "stage_costs.h"
#include "verbs.h"

namespace remparts::cli {
namespace {

struct BenchArguments {
    std::optional<engine::GameKind> game;
    int players = 2;
    int games = 5000;
    bool signature = false;
};

using Setups = std::vector<std::shared_ptr<const engine::GameSetup>>;

/// Enough different decks that no game is like the last.
Setups dealDecks(const std::shared_ptr<const engine::TileSet>& tiles, int players) {
    constexpr std::uint64_t decks = 256;
    Setups setups;
    for (std::uint64_t seed = 0; seed < decks; ++seed) {
        const auto seats = makePlayers(players, engine::PlayerKind::Computer);
        setups.push_back(engine::dealGame(tiles, seats, makeOptions(tiles->game()), seed));
    }
    return setups;
}

/// Both clocks are told: on a busy machine only the processor's own time says what the program does.
void measureGames(const engine::Ruleset& rules, const Setups& setups, int games) {
    RandomGames random(rules, 1);
    std::size_t actions = 0;
    const auto start = StageCosts::Clock::now();
    const std::clock_t processorStart = std::clock();
    for (int i = 0; i < games; ++i) actions += random.play(setups[static_cast<std::size_t>(i) % setups.size()]);
    const double processor = static_cast<double>(std::clock() - processorStart) / CLOCKS_PER_SEC;
    const double wall = std::chrono::duration<double>(StageCosts::Clock::now() - start).count();
    std::cout << std::fixed << games << " random games on one thread, " << std::setprecision(1)
              << static_cast<double>(actions) / games << " actions each\n"
              << std::setprecision(0) << "by processor time: " << games / processor << " games a second\n"
              << "by the wall clock: " << games / wall << " games a second\n";
}

void measureStages(const engine::Ruleset& rules, const Setups& setups, int games) {
    StageCosts costs(rules);
    engine::Random random(2);
    for (int i = 0; i < games; ++i) costs.playWatched(setups[static_cast<std::size_t>(i) % setups.size()], random);
    costs.print(std::cout);
}

void bench(const BenchArguments& arguments, const Environment& environment) {
    const auto tiles = environment.tiles(arguments.game);
    if (arguments.signature) {
        std::cout << "signature " << std::hex << std::setw(16) << std::setfill('0') << computeSignature(tiles)
                  << std::dec << " over " << signatureGames << " games\n";
        return;
    }
    const engine::Ruleset& rules = engine::rulesetFor(tiles->game());
    const Setups setups = dealDecks(tiles, arguments.players);
    constexpr int mostWatched = 1000;
    measureGames(rules, setups, arguments.games);
    measureStages(rules, setups, std::min(arguments.games, mostWatched));
}

}  // namespace

void addBenchVerb(CLI::App& app, Environment& environment) {
    auto arguments = std::make_shared<BenchArguments>();
    CLI::App* verb =
        addVerb(app, environment, "bench", "Measure random games on one thread, and each of their stages");
    addGame(*verb, arguments->game);
    addNumber(*verb, "--players", arguments->players, 2, engine::maxPlayers, "How many play (2 if missing)");
    addNumber(*verb, "--games", arguments->games, 1, 100'000'000, "How many games (5000 if missing)");
    verb->add_flag("--signature", arguments->signature,
                   "Print the hash over 200 seeded games that only a change of the rules moves");
    verb->callback([arguments, &environment] { bench(*arguments, environment); });
}

}  // namespace remparts::cli
