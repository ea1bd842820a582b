#include "census.h"

#include <array>
#include <ostream>
#include <string_view>

namespace remparts::cli {
namespace {

struct CityCensus {
    int publicBuildings = 0;
    int historicBuildings = 0;
    std::array<int, 3> segments{};  ///< by engine::SegmentKind
    std::array<int, 3> markets{};   ///< by engine::MarketKind

    void add(const engine::TileDefinition& tile) {
        publicBuildings += tile.count * tile.publicBuildings;
        historicBuildings += tile.count * tile.historicBuildings;
        for (const engine::Segment& segment : tile.segments) {
            segments.at(static_cast<std::size_t>(segment.kind)) += tile.count;
            if (segment.kind == engine::SegmentKind::Market) {
                markets.at(static_cast<std::size_t>(segment.market)) += tile.count;
            }
        }
    }

    void print(std::ostream& out) const {
        out << "buildings: public " << publicBuildings << ", historic " << historicBuildings << '\n'
            << "segments: street " << segments[0] << ", market " << segments[1] << ", residential " << segments[2]
            << '\n'
            << "markets: fish " << markets[0] << ", grain " << markets[1] << ", livestock " << markets[2] << '\n';
    }
};

struct KidsCensus {
    int leadingOn = 0;
    int ending = 0;
    std::array<int, 4> children{};  ///< by engine::PlayerColor
    std::array<int, 4> ends{};      ///< by endCharacters

    static constexpr std::string_view endCharacters = "hpwm";

    void add(const engine::TileDefinition& tile) {
        for (const engine::Segment& road : tile.segments) (road.portCount > 1 ? leadingOn : ending) += tile.count;
        for (const engine::Child& child : tile.children)
            children.at(static_cast<std::size_t>(child.color)) += tile.count;
        for (const auto& row : tile.picture) {
            for (const char character : row) {
                const std::size_t end = endCharacters.find(character);
                if (end != std::string_view::npos) ends.at(end) += tile.count;
            }
        }
    }

    void print(std::ostream& out) const {
        out << "roads: leading on " << leadingOn << ", ending " << ending << '\n'
            << "children: red " << children[0] << ", blue " << children[1] << ", green " << children[2] << ", yellow "
            << children[3] << '\n'
            << "ends: house " << ends[0] << ", pond " << ends[1] << ", wall " << ends[2] << ", meadow " << ends[3]
            << '\n';
    }
};

template <class Census>
void printPictures(std::ostream& out, const engine::TileSet& set) {
    Census census;
    for (const engine::TileDefinition& tile : set.tiles()) census.add(tile);
    census.print(out);
}

}  // namespace

void printCensus(std::ostream& out, const engine::TileSet& set) {
    int tiles = 0;
    int withCopies = 0;
    for (const engine::TileDefinition& tile : set.tiles()) {
        tiles += tile.count;
        withCopies += tile.count > 1 ? 1 : 0;
    }
    out << "tiles: " << tiles << "\ndesigns: " << set.size() << ", with copies: " << withCopies << '\n';
    switch (set.game()) {
        case engine::GameKind::City:
            return printPictures<CityCensus>(out, set);
        case engine::GameKind::Kids:
            return printPictures<KidsCensus>(out, set);
    }
}

}  // namespace remparts::cli
