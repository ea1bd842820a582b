// Options of the rules on the command line: --option NAME=VALUE.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "remparts/engine/setup.h"

namespace remparts::cli {

/// --option k=v, any number of times. Which there are depends on the game, so they are read by makeOptions() once the
/// whole command line is.
CLI::Option* addRuleOptions(CLI::App& verb, std::vector<std::string>& settings);

/// The options of a game, those that no setting names as the rules have them. Throws CLI::ValidationError for a
/// setting that the game does not have.
[[nodiscard]] engine::GameOptions makeOptions(engine::GameKind game, const std::vector<std::string>& settings = {});

}  // namespace remparts::cli
