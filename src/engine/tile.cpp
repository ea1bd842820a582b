#include "remparts/engine/tile.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "picture.h"

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

/// Fills a tile in from its picture, step by step, and refuses what is no tile.
class CityTileMaker {
  public:
    explicit CityTileMaker(TileDefinition& tile) : m_tile(tile) {}

    void make(const std::vector<std::string>& rows) {
        if (m_tile.count < 1) throw TileError("tile " + m_tile.id + ": its count is below 1");
        m_tile.picture = readPicture(m_tile.id, rows, cityCharacters);
        numberSegments();
        findTouchingSegments();
        for (const Direction side : allDirections) readSide(side);
        countBuildings();
    }

  private:
    [[noreturn]] void refuse(PictureCell cell, const std::string& why) const {
        throw TileError(placeInPicture(m_tile.id, cell) + ": " + why);
    }

    [[nodiscard]] char at(PictureCell cell) const { return characterAt(m_tile.picture, cell); }

    [[nodiscard]] std::uint8_t& segmentOf(PictureCell cell) {
        return m_tile.segmentOfCell[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
    }

    void numberSegments() {
        for (auto& row : m_tile.segmentOfCell) row.fill(noSegment);
        forEachCell([this](PictureCell cell) {
            const auto kind = segmentKindOf(at(cell));
            if (!kind || segmentOf(cell) != noSegment) return;
            if (m_tile.segments.size() == maxSegments)
                refuse(cell, "a tile has at most " + std::to_string(maxSegments) + " segments");
            Segment segment;
            segment.kind = *kind;
            segment.market = marketKindOf(at(cell));
            m_tile.segments.push_back(segment);
            flood(cell, static_cast<std::uint8_t>(m_tile.segments.size() - 1));
        });
    }

    void flood(PictureCell cell, std::uint8_t segment) {
        segmentOf(cell) = segment;
        for (const PictureCell next : cellsBeside(cell))
            if (at(next) == at(cell) && segmentOf(next) == noSegment) flood(next, segment);
    }

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

    void notePort(Port port, std::uint8_t segment) {
        m_tile.segmentAt[port.number] = segment;
        m_tile.segments[segment].ports |= static_cast<std::uint16_t>(1u << port.number);
        ++m_tile.segments[segment].portCount;
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

    TileDefinition& m_tile;
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
