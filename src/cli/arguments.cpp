#include "arguments.h"

#include <array>
#include <charconv>

#include "remparts/io/resources.h"
#include "remparts/io/words.h"

namespace remparts::cli {
std::shared_ptr<const engine::TileSet> Environment::tiles(std::optional<engine::GameKind> game) const {
    if (tilesFile.empty()) return tilesOfRecords()(game.value_or(engine::GameKind::City));
    return game ? io::readTileSet(tilesFile, *game) : io::readTileSet(tilesFile);
}

io::TileSetSource Environment::tilesOfRecords() const {
    return io::makeTileSetSource(programFolder, tilesFile);
}

CLI::App* addVerb(CLI::App& app, Environment& environment, const std::string& name, const std::string& description) {
    CLI::App* verb = app.add_subcommand(name, description);
    verb->add_option("--tiles", environment.tilesFile, "Use this tile set instead of the one that comes along")
        ->type_name("FILE");
    return verb;
}

CLI::Option* addGame(CLI::App& verb, std::optional<engine::GameKind>& game) {
    const auto read = [&game](const std::string& text) {
        const auto found = io::gameWords.find(text);
        if (!found) {
            throw CLI::ValidationError("--game", "must be " + io::gameWords.listed() + ", not \"" + text + "\"");
        }
        game = *found;
    };
    return verb.add_option_function<std::string>("--game", read, "The game: city or kids")->type_name("GAME");
}

std::vector<engine::Player> makePlayers(int count, engine::PlayerKind kind) {
    constexpr std::array<const char*, engine::maxPlayers> names{"Red", "Blue", "Green", "Yellow"};
    std::vector<engine::Player> players;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        players.push_back({names[i], static_cast<engine::PlayerColor>(i), kind});
    }
    return players;
}

std::uint64_t parseNumber(const std::string& option, const std::string& text, std::uint64_t least,
                          std::uint64_t most) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc{} && rest == end && number >= least && number <= most) return number;
    throw CLI::ValidationError(option, "must be a whole number from " + std::to_string(least) + " to " +
                                           std::to_string(most) + ", not \"" + text + "\"");
}

}  // namespace remparts::cli
