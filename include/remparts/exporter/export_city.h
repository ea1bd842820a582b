// Writes a city as a file for other programs: glTF 2 binary, Wavefront OBJ, STL for 3D printers (docs/export.md).
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stdexcept>

#include "remparts/exporter/city_scene.h"

namespace remparts::exporter {

enum class Format : std::uint8_t {
    Gltf,  ///< .glb: metres, y up, one node a part, linear vertex colours
    Obj,   ///< .obj with a .mtl beside it: metres, y up, one object a part, sRGB vertex colours
    Stl    ///< .stl, binary: millimetres, z up, closed bodies that may overlap, no colours
};

/// By the ending of the name, in small or large letters; nothing for another one.
[[nodiscard]] std::optional<Format> formatOf(const std::filesystem::path& file);

/// Millimetres. Models to be looked at are a metre a tile, so that places in them are places on the board; prints
/// have the size of the game's own tiles.
[[nodiscard]] double usualTileWidth(Format format);
inline constexpr double leastTileWidth = 5;
inline constexpr double largestTileWidth = 100'000;

struct ExportOptions {
    Format format = Format::Gltf;
    double tileWidth = usualTileWidth(Format::Gltf);  ///< millimetres, leastTileWidth to largestTileWidth
    bool withTable = false;                           ///< the oak table round the city; never in prints
    bool tileFiles = false;  ///< STL alone: a folder with a file for each tile instead of one file
};

/// Why a city could not be written; what() reads "PLACE: what is wrong", e.g. "city.glb: there is no such folder".
class ExportError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Told how much is done (0 … 1, never less than before); false stops.
using Progress = std::function<bool(double done)>;

enum class Outcome : std::uint8_t { Written, Stopped };

/// Where tileFiles go for a target "city.stl": the folder "city" beside it. Its files are called
/// "city-01-C17-e4.stl", numbered in the order of laying.
[[nodiscard]] std::filesystem::path tileFolder(const std::filesystem::path& target);

/// Writes through temporary files, so that a fault or a stop leaves everything as it was; an old file is replaced.
/// The target's ending need not fit the format. The folder for tileFiles must not exist, or be empty.
/// About two seconds for a city of 75 tiles. Throws ExportError. Any thread.
Outcome exportCity(const CityScene& city, const engine::TileSet& tiles, const std::filesystem::path& target,
                   const ExportOptions& options, const Progress& progress = {});

}  // namespace remparts::exporter
