#include "remparts/engine/tile.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "tile_maker.h"

namespace remparts::engine {

namespace {

constexpr std::string_view cityCharacters = "=+.fgcPH";

std::optional<SegmentKind> segmentKindOf(char character) {
    switch (character) {
        case '=':
            return SegmentKind::Street;
        case '.':
            return SegmentKind::Residential;
        case 'f':
        case 'g':
        case 'c':
            return SegmentKind::Market;
        default:
            return std::nullopt;
    }
}

MarketKind marketKindOf(char character) {
    return character == 'f' ? MarketKind::Fish : character == 'g' ? MarketKind::Grain : MarketKind::Livestock;
}

char groupOf(char character) {
    return segmentKindOf(character) ? character : '\0';
}

Segment segmentOfGroup(char group) {
    Segment segment;
    segment.kind = segmentKindOf(group).value_or(SegmentKind::Residential);
    segment.market = marketKindOf(group);
    return segment;
}

/// Fills a tile in from its picture, step by step, and refuses what is no tile.
class CityTileMaker : private TileMaker {
  public:
    explicit CityTileMaker(TileDefinition& tile) : TileMaker(tile) {}

    void make(const std::vector<std::string>& rows) {
        read(rows, cityCharacters);
        numberSegments(groupOf, segmentOfGroup);
        findTouchingSegments();
        for (const Direction side : allDirections) readSide(side);
        countBuildings();
    }

  private:
    void findTouchingSegments() {
        forEachCell([this](PictureCell cell) {
            for (const PictureCell next : cellsBeside(cell)) noteTouch(cell, next);
        });
    }

    void noteTouch(PictureCell cell, PictureCell next) {
        const auto kind = segmentKindOf(at(cell));
        const auto nextKind = segmentKindOf(at(next));
        if (!kind || !nextKind || *kind == SegmentKind::Street || *nextKind == SegmentKind::Street) return;
        if (*kind == SegmentKind::Market && *nextKind == SegmentKind::Market && at(cell) != at(next))
            refuse(cell, "two markets of different kinds touch");
        if (*kind != *nextKind)
            m_tile.segments[segmentOf(cell)].touches |= static_cast<std::uint8_t>(1u << segmentOf(next));
    }

    void readSide(Direction side) {
        const bool street = at(borderCell(side, pictureSize / 2)) == '=';
        if (street) m_tile.streetSides |= static_cast<std::uint8_t>(1u << index(side));
        const std::uint8_t left = readHalf(side, 1);
        const std::uint8_t right = readHalf(side, 4);
        const std::uint8_t centre = segmentOf(borderCell(side, pictureSize / 2));
        if (!street && (left != right || left != centre))
            refuse(borderCell(side, pictureSize / 2), "a side without a street must belong to one segment");
        notePort(port(side, PortPlace::LeftHalf), left);
        notePort(port(side, PortPlace::Centre), centre);
        notePort(port(side, PortPlace::RightHalf), right);
    }

    /// The segment of a half side, whose two cells begin at `offset`.
    std::uint8_t readHalf(Direction side, int offset) {
        const std::uint8_t segment = segmentOf(borderCell(side, offset));
        for (const int i : {offset, offset + 1}) {
            const PictureCell cell = borderCell(side, i);
            if (at(cell) == '=') refuse(cell, "a street may cross a side only in its middle");
            if (segmentOf(cell) == noSegment) refuse(cell, "a half side must be a market or a residential area");
            if (segmentOf(cell) != segment) refuse(cell, "a half side must belong to one segment");
        }
        return segment;
    }

    void countBuildings() {
        std::optional<PictureCell> first;
        forEachCell([&](PictureCell cell) {
            if (at(cell) != 'P' && at(cell) != 'H') return;
            if (!first) first = cell;
            ++(at(cell) == 'P' ? m_tile.publicBuildings : m_tile.historicBuildings);
        });
        const auto listed = [this](BuildingKind kind) {
            return std::count_if(m_tile.buildings.begin(), m_tile.buildings.end(),
                                 [kind](const Building& building) { return building.kind == kind; });
        };
        if (listed(BuildingKind::Public) != m_tile.publicBuildings ||
            listed(BuildingKind::Historic) != m_tile.historicBuildings)
            refuse(first.value_or(PictureCell{}), "the buildings listed do not match those in the picture");
    }
};

}  // namespace

TileDefinition makeCityTile(std::string id, int count, const std::vector<std::string>& rows,
                            std::vector<Building> buildings) {
    TileDefinition tile;
    tile.id = std::move(id);
    tile.count = count;
    tile.buildings = std::move(buildings);
    CityTileMaker(tile).make(rows);
    return tile;
}

}  // namespace remparts::engine
