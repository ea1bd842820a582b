#include "fetched_tiles.h"

#include <array>
#include <exception>
#include <stdexcept>

namespace remparts::model {

TileSource fetchedTiles(const TileSource& source) {
    std::array<std::shared_ptr<const engine::TileSet>, 2> sets;
    std::string fault = "there are no tiles for this game";
    for (const engine::GameKind game : {engine::GameKind::City, engine::GameKind::Kids}) {
        try {
            sets[static_cast<std::size_t>(game)] = source(game);
        } catch (const std::exception& error) {
            fault = error.what();
        }
    }
    return [sets, fault](engine::GameKind game) {
        const auto& set = sets[static_cast<std::size_t>(game)];
        if (!set) throw std::runtime_error(fault);
        return set;
    };
}

}  // namespace remparts::model
