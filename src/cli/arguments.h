// What the verbs' command lines have in common.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "remparts/engine/setup.h"
#include "remparts/io/record_file.h"

namespace remparts::cli {

/// What every verb gets.
struct Environment {
    std::filesystem::path programFolder;
    std::string tilesFile;  ///< --tiles; empty for the set that comes with the program

    /// For a verb that names its game: --tiles must hold tiles of that game. Without a game the file decides, and
    /// without a file as well it is The City. Throws io::FileError.
    [[nodiscard]] std::shared_ptr<const engine::TileSet> tiles(std::optional<engine::GameKind> game) const;
    /// For a verb that reads a record, which names its game itself: --tiles takes the place of the set of its own
    /// game alone (io::makeTileSetSource).
    [[nodiscard]] io::TileSetSource tilesOfRecords() const;
};

/// A verb that takes --tiles.
CLI::App* addVerb(CLI::App& app, Environment& environment, const std::string& name, const std::string& description);

/// An option that is a whole number in a range; anything else is refused in plain words.
template <class Number>
CLI::Option* addNumber(CLI::App& verb, const std::string& name, Number& target, std::uint64_t least,
                       std::uint64_t most, const std::string& description);

/// --game city|kids.
CLI::Option* addGame(CLI::App& verb, std::optional<engine::GameKind>& game);

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
