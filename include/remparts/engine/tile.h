// A tile design: its 7×7 picture and everything the rules need of it, derived from the picture alone.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "remparts/engine/grid.h"

namespace remparts::engine {

inline constexpr int pictureSize = 7;

/// 7 rows of 7 characters, north up, unturned: row 0 is the northern border, column 0 the western one.
using Picture = std::array<std::array<char, pictureSize>, pictureSize>;

/// A colour of figures, and in The Kids of the children drawn on roads.
enum class PlayerColor : std::uint8_t { Red, Blue, Green, Yellow };

/// What a segment is. The three kinds of The City; Road is The Kids' only kind.
enum class SegmentKind : std::uint8_t { Street, Market, Residential, Road };

enum class MarketKind : std::uint8_t { Fish, Grain, Livestock };

/// A set of market kinds, one bit each (bit 0 fish, 1 grain, 2 livestock).
using MarketKinds = std::uint8_t;

/// A connected part of a tile's picture that belongs to one feature.
struct Segment {
    SegmentKind kind = SegmentKind::Residential;
    MarketKind market = MarketKind::Fish;  ///< meaningful for markets only
    std::uint16_t ports = 0;               ///< bit p: the segment reaches port p of the unturned tile
    std::uint8_t portCount = 0;            ///< how many ports these are
    std::uint8_t touches = 0;  ///< bit s: shares a cell side with segment s (markets ↔ residential areas)
};

/// A child on a road of The Kids (K1.1).
struct Child {
    std::uint8_t cell = 0;  ///< of the unturned picture, row × 7 + column
    PlayerColor color = PlayerColor::Red;
    std::uint8_t segment = 0;

    friend bool operator==(const Child&, const Child&) = default;
};

enum class BuildingKind : std::uint8_t { Public, Historic };

struct Building {
    BuildingKind kind = BuildingKind::Public;
    std::string name;  ///< empty for public buildings

    friend bool operator==(const Building&, const Building&) = default;
};

inline constexpr std::uint8_t noSegment = 0xff;
inline constexpr std::size_t maxSegments = 8;  ///< of one tile

/// A tile design as the rules see it. Segments are numbered in reading order of the unturned picture.
struct TileDefinition {
    std::string id;
    int count = 1;  ///< copies in the box
    Picture picture{};
    std::vector<Segment> segments;  ///< at most maxSegments
    std::vector<Building> buildings;
    std::vector<Child> children;                      ///< in reading order
    std::array<std::uint8_t, portCount> segmentAt{};  ///< by unturned port; noSegment if none
    std::array<std::array<std::uint8_t, pictureSize>, pictureSize> segmentOfCell{};  ///< noSegment if none
    std::uint8_t streetSides = 0;  ///< bit d: a street or road crosses side d (unturned)
    std::uint8_t publicBuildings = 0;
    std::uint8_t historicBuildings = 0;

    [[nodiscard]] bool hasStreet(Direction side, Orientation orientation) const {
        return ((streetSides >> index(turned(side, -quarterTurns(orientation)))) & 1) != 0;
    }
    /// The segment at a port of the turned tile, or noSegment.
    [[nodiscard]] std::uint8_t segmentAtPort(Port onTable, Orientation orientation) const {
        return segmentAt[unturned(onTable, orientation).number];
    }
};

/// A picture that is no tile; the message names the tile and the cell (row, column from 1).
class TileError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Derives a City tile from its picture (rows north to south). Throws TileError for every fault that
/// docs/tile-format.md lists.
[[nodiscard]] TileDefinition makeCityTile(std::string id, int count, const std::vector<std::string>& rows,
                                          std::vector<Building> buildings);

/// Derives a tile of The Kids in the same way.
[[nodiscard]] TileDefinition makeKidsTile(std::string id, int count, const std::vector<std::string>& rows);

}  // namespace remparts::engine
