// What the verbs' command lines have in common.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "remparts/engine/setup.h"
#include "remparts/io/record_file.h"

namespace remparts::cli {

/// What every verb gets.
struct Environment {
    std::filesystem::path programFolder;
    std::string tilesFile;  ///< --tiles; empty for the set that comes with the program

    [[nodiscard]] io::TileSetSource tiles() const;
};

/// A verb that takes --tiles.
CLI::App* addVerb(CLI::App& app, Environment& environment, const std::string& name, const std::string& description);

/// An option that is a whole number in a range; anything else is refused in plain words.
template <class Number>
CLI::Option* addNumber(CLI::App& verb, const std::string& name, Number& target, std::uint64_t least,
                       std::uint64_t most, const std::string& description);

/// --game city|kids.
CLI::Option* addGame(CLI::App& verb, engine::GameKind& game);

/// --option k=v, any number of times.
CLI::Option* addRuleOptions(CLI::App& verb, engine::CityOptions& options);

/// Players named after their colours.
[[nodiscard]] std::vector<engine::Player> makePlayers(int count, engine::PlayerKind kind);

/// The whole number that `text` writes out. Throws CLI::ValidationError for `option`.
[[nodiscard]] std::uint64_t parseNumber(const std::string& option, const std::string& text, std::uint64_t least,
                                        std::uint64_t most);

template <class Number>
CLI::Option* addNumber(CLI::App& verb, const std::string& name, Number& target, std::uint64_t least,
                       std::uint64_t most, const std::string& description) {
    const auto read = [&target, name, least, most](const std::string& text) {
        target = static_cast<Number>(parseNumber(name, text, least, most));
    };
    return verb.add_option_function<std::string>(name, read, description)->type_name("NUMBER");
}

}  // namespace remparts::cli
