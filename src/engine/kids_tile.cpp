#include <string_view>
#include <utility>

#include "tile_maker.h"

namespace remparts::engine {

namespace {

constexpr std::string_view kidsCharacters = "=.hpwmRGBY";
constexpr std::string_view roadCharacters = "=RBGY";
constexpr std::string_view childCharacters = "RBGY";  // in the order of PlayerColor
constexpr std::string_view stopCharacters = "hpwm";

bool isOneOf(char character, std::string_view set) {
    return set.find(character) != std::string_view::npos;
}

/// Road and children are one.
char groupOf(char character) {
    return isOneOf(character, roadCharacters) ? '=' : '\0';
}

Segment segmentOfGroup(char) {
    Segment segment;
    segment.kind = SegmentKind::Road;
    return segment;
}

/// Fills a tile in from its picture, step by step, and refuses what is no tile of The Kids (K1.1).
class KidsTileMaker : private TileMaker {
  public:
    explicit KidsTileMaker(TileDefinition& tile) : TileMaker(tile) {}

    void make(const std::vector<std::string>& rows) {
        read(rows, kidsCharacters);
        numberSegments(groupOf, segmentOfGroup);
        for (const Direction side : allDirections) readSide(side);
        m_hasRoad.resize(m_tile.segments.size());
        m_endsHere.resize(m_tile.segments.size());
        forEachCell([this](PictureCell cell) { readCell(cell); });
        checkRoads();
    }

  private:
    void readSide(Direction side) {
        constexpr int middle = pictureSize / 2;
        for (int offset = 0; offset < pictureSize; ++offset) {
            const PictureCell cell = borderCell(side, offset);
            const bool isRoad = segmentOf(cell) != noSegment;
            if (offset == middle && !isRoad) refuse(cell, "a road must leave each side in its middle");
            if (offset != middle && isRoad) refuse(cell, "a road may leave a side only in its middle");
        }
        m_tile.streetSides |= static_cast<std::uint8_t>(1u << index(side));
        notePort(port(side, PortPlace::Centre), segmentOf(borderCell(side, middle)));
    }

    void readCell(PictureCell cell) {
        const std::uint8_t segment = segmentOf(cell);
        if (segment == noSegment) return;
        if (at(cell) == '=') {
            m_hasRoad[segment] = true;
        } else {
            const auto place = static_cast<std::uint8_t>(cell.row * pictureSize + cell.column);
            const auto color = static_cast<PlayerColor>(childCharacters.find(at(cell)));
            m_tile.children.push_back({place, color, segment});
        }
        for (const PictureCell next : cellsBeside(cell))
            if (isOneOf(at(next), stopCharacters)) m_endsHere[segment] = true;
    }

    void checkRoads() {
        forEachCell([this](PictureCell cell) {
            const std::uint8_t segment = segmentOf(cell);
            if (segment == noSegment) return;
            if (!m_hasRoad[segment]) refuse(cell, "a child must stand on a road");
            if (m_tile.segments[segment].portCount < 2 && !m_endsHere[segment])
                refuse(cell, "the road neither leads on nor ends at a house, pond, wall or meadow");
        });
    }

    std::vector<bool> m_hasRoad;   // by segment: not children alone
    std::vector<bool> m_endsHere;  // by segment: touches a house, pond, wall or meadow
};

}  // namespace

TileDefinition makeKidsTile(std::string id, int count, const std::vector<std::string>& rows) {
    TileDefinition tile;
    tile.id = std::move(id);
    tile.count = count;
    KidsTileMaker(tile).make(rows);
    return tile;
}

}  // namespace remparts::engine
