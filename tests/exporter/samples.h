// Positions to export, and a folder to export them into.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "remparts/engine/game_state.h"
#include "remparts/exporter/export_city.h"

namespace remparts::test {

/// A whole random game of Anna, Ben and others with the box of a game: walls, towers and figures stand.
[[nodiscard]] engine::GameState finishedGame(engine::GameKind game, std::uint64_t seed = 3);

/// The position with names: players Anna, Ben, …; places "x3y-2".
[[nodiscard]] exporter::CityScene sceneOf(const engine::GameState& state);

/// A new folder that goes away with everything in it.
class Folder {
  public:
    Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();

    [[nodiscard]] std::filesystem::path path(const std::string& name) const { return m_path / name; }
    /// Names of what is in it, sorted.
    [[nodiscard]] std::vector<std::string> content() const;

  private:
    std::filesystem::path m_path;
};

/// With the usual width of a tile.
[[nodiscard]] exporter::ExportOptions optionsFor(exporter::Format format);

}  // namespace remparts::test
