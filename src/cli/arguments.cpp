#include "arguments.h"

#include <array>
#include <charconv>

#include "remparts/io/resources.h"
#include "remparts/io/words.h"

namespace remparts::cli {
namespace {

bool parseTruth(const std::string& name, const std::string& value) {
    if (value == "true") return true;
    if (value == "false") return false;
    throw CLI::ValidationError("--option " + name, "must be true or false, not \"" + value + "\"");
}

void setOption(engine::CityOptions& options, const std::string& name, const std::string& value) {
    if (name == "wall_trigger") {
        const auto trigger = io::wallTriggerWords.find(value);
        if (!trigger) {
            const std::string fault = "must be " + io::wallTriggerWords.listed() + ", not \"" + value + "\"";
            throw CLI::ValidationError("--option " + name, fault);
        }
        options.wallTrigger = *trigger;
    } else if (name == "first_round_guards") {
        options.firstRoundGuards = parseTruth(name, value);
    } else if (name == "guard_before_scoring") {
        options.guardBeforeScoring = parseTruth(name, value);
    } else {
        throw CLI::ValidationError("--option", "there is no option \"" + name +
                                                   "\", only wall_trigger, first_round_guards and "
                                                   "guard_before_scoring");
    }
}

}  // namespace

io::TileSetSource Environment::tiles() const {
    return io::makeTileSetSource(programFolder, tilesFile);
}

CLI::App* addVerb(CLI::App& app, Environment& environment, const std::string& name, const std::string& description) {
    CLI::App* verb = app.add_subcommand(name, description);
    verb->add_option("--tiles", environment.tilesFile, "Use this tile set instead of the one that comes along")
        ->type_name("FILE");
    return verb;
}

CLI::Option* addGame(CLI::App& verb, engine::GameKind& game) {
    const auto read = [&game](const std::string& text) {
        const auto found = io::gameWords.find(text);
        if (!found) {
            throw CLI::ValidationError("--game", "must be " + io::gameWords.listed() + ", not \"" + text + "\"");
        }
        if (*found == engine::GameKind::Kids) {
            throw CLI::ValidationError("--game", "The Kids of Carcassonne is not part of this version yet");
        }
        game = *found;
    };
    return verb.add_option_function<std::string>("--game", read, "The game: city")->type_name("GAME");
}

CLI::Option* addRuleOptions(CLI::App& verb, engine::CityOptions& options) {
    const auto read = [&options](const std::vector<std::string>& settings) {
        for (const std::string& setting : settings) {
            const std::size_t equals = setting.find('=');
            if (equals == std::string::npos) {
                throw CLI::ValidationError("--option", "must be name=value, not \"" + setting + "\"");
            }
            setOption(options, setting.substr(0, equals), setting.substr(equals + 1));
        }
    };
    const std::string description =
        "An option of the rules: wall_trigger=scored|completed, first_round_guards=true|false, "
        "guard_before_scoring=true|false";
    return verb.add_option_function<std::vector<std::string>>("--option", read, description)
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
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
