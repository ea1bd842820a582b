#include "remparts/io/resources.h"

#include <array>
#include <map>

#include "remparts/io/concat.h"
#include "remparts/io/error.h"
#include "remparts/io/words.h"

namespace remparts::io {
namespace fs = std::filesystem;

fs::path programFolder(const char* argv0) {
    std::error_code error;
    fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (error) program = fs::absolute(argv0, error);
    return program.parent_path();
}

fs::path findResource(const fs::path& programFolder, const fs::path& name) {
    const std::array<fs::path, 2> places{(programFolder / REMPARTS_DATA_FROM_PROGRAM / name).lexically_normal(),
                                         fs::path(REMPARTS_SOURCE_ASSETS) / name};
    for (const fs::path& place : places) {
        std::error_code error;
        if (fs::is_regular_file(place, error)) return place;
    }
    throw FileError(concat(name.string(), ": this file comes with the program but is missing; it was looked for as ",
                           places[0].string(), " and ", places[1].string()));
}

TileSetSource makeTileSetSource(const fs::path& programFolder, const fs::path& tilesFile) {
    using Sets = std::map<engine::GameKind, std::shared_ptr<const engine::TileSet>>;
    return [=, sets = Sets{}](engine::GameKind game) mutable {
        if (sets.empty() && !tilesFile.empty()) {
            auto own = readTileSet(tilesFile);
            sets[own->game()] = std::move(own);
        }
        auto& set = sets[game];
        if (!set) set = readTileSet(findResource(programFolder, concat("tiles/", gameWords.of(game), ".json")), game);
        return set;
    };
}

}  // namespace remparts::io
