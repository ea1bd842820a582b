#include <array>
#include <iostream>

#include "verbs.h"

namespace remparts::cli {
namespace {

struct Census {
    int designs = 0;
    int tiles = 0;
    int withCopies = 0;
    int publicBuildings = 0;
    int historicBuildings = 0;
    std::array<int, 3> segments{};  ///< by engine::SegmentKind, copies included
    std::array<int, 3> markets{};   ///< by engine::MarketKind, copies included
};

Census takeCensus(const engine::TileSet& set) {
    Census census;
    census.designs = static_cast<int>(set.size());
    for (const engine::TileDefinition& tile : set.tiles()) {
        census.tiles += tile.count;
        census.withCopies += tile.count > 1 ? 1 : 0;
        census.publicBuildings += tile.count * tile.publicBuildings;
        census.historicBuildings += tile.count * tile.historicBuildings;
        for (const engine::Segment& segment : tile.segments) {
            census.segments.at(static_cast<std::size_t>(segment.kind)) += tile.count;
            if (segment.kind == engine::SegmentKind::Market) {
                census.markets.at(static_cast<std::size_t>(segment.market)) += tile.count;
            }
        }
    }
    return census;
}

void print(const Census& census) {
    std::cout << "tiles: " << census.tiles << '\n'
              << "designs: " << census.designs << ", with copies: " << census.withCopies << '\n'
              << "buildings: public " << census.publicBuildings << ", historic " << census.historicBuildings << '\n'
              << "segments: street " << census.segments[0] << ", market " << census.segments[1] << ", residential "
              << census.segments[2] << '\n'
              << "markets: fish " << census.markets[0] << ", grain " << census.markets[1] << ", livestock "
              << census.markets[2] << '\n';
}

}  // namespace

void addTilesVerb(CLI::App& app, Environment& environment) {
    auto game = std::make_shared<engine::GameKind>(engine::GameKind::City);
    CLI::App* verb = addVerb(app, environment, "tiles", "Check the tile set and print its census");
    addGame(*verb, *game);
    verb->callback([game, &environment] { print(takeCensus(*environment.tiles()(*game))); });
}

}  // namespace remparts::cli
