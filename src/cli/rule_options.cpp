#include "rule_options.h"

#include <cstdlib>

#include "arguments.h"
#include "remparts/io/words.h"

namespace remparts::cli {
namespace {

struct Setting {
    std::string name;
    std::string value;

    /// How the option is called in messages.
    [[nodiscard]] std::string option() const { return "--option " + name; }
};

bool parseTruth(const Setting& setting) {
    if (setting.value == "true") return true;
    if (setting.value == "false") return false;
    throw CLI::ValidationError(setting.option(), "must be true or false, not \"" + setting.value + "\"");
}

engine::WallTrigger parseTrigger(const Setting& setting) {
    if (const auto trigger = io::wallTriggerWords.find(setting.value)) return *trigger;
    throw CLI::ValidationError(setting.option(),
                               "must be " + io::wallTriggerWords.listed() + ", not \"" + setting.value + "\"");
}

[[noreturn]] void refuseUnknown(const Setting& setting, const std::string& known) {
    throw CLI::ValidationError("--option", "there is no option \"" + setting.name + "\" in this game, only " + known);
}

void set(engine::CityOptions& options, const Setting& setting) {
    if (setting.name == "wall_trigger") {
        options.wallTrigger = parseTrigger(setting);
    } else if (setting.name == "first_round_guards") {
        options.firstRoundGuards = parseTruth(setting);
    } else if (setting.name == "guard_before_scoring") {
        options.guardBeforeScoring = parseTruth(setting);
    } else {
        refuseUnknown(setting, "wall_trigger, first_round_guards and guard_before_scoring");
    }
}

void set(engine::KidsOptions& options, const Setting& setting) {
    if (setting.name != "piles") refuseUnknown(setting, "piles");
    options.piles = static_cast<std::uint8_t>(
        parseNumber(setting.option(), setting.value, engine::fewestPiles, engine::mostPiles));
}

Setting split(const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) {
        throw CLI::ValidationError("--option", "must be name=value, not \"" + text + "\"");
    }
    return {text.substr(0, equals), text.substr(equals + 1)};
}

engine::GameOptions optionsOf(engine::GameKind game) {
    switch (game) {
        case engine::GameKind::City:
            return engine::CityOptions{};
        case engine::GameKind::Kids:
            return engine::KidsOptions{};
    }
    std::abort();
}

}  // namespace

CLI::Option* addRuleOptions(CLI::App& verb, std::vector<std::string>& settings) {
    const std::string description =
        "An option of the rules. city: wall_trigger=scored|completed, first_round_guards=true|false, "
        "guard_before_scoring=true|false; kids: piles=" +
        std::to_string(engine::fewestPiles) + " to " + std::to_string(engine::mostPiles);
    return verb.add_option("--option", settings, description)->type_name("NAME=VALUE")->allow_extra_args(false);
}

engine::GameOptions makeOptions(engine::GameKind game, const std::vector<std::string>& settings) {
    engine::GameOptions options = optionsOf(game);
    for (const std::string& text : settings) {
        const Setting setting = split(text);
        std::visit([&setting](auto& own) { set(own, setting); }, options);
    }
    return options;
}

}  // namespace remparts::cli
