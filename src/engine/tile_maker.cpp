#include "tile_maker.h"

namespace remparts::engine {

void TileMaker::read(const std::vector<std::string>& rows, std::string_view allowed) {
    if (m_tile.count < 1) throw TileError("tile " + m_tile.id + ": its count is below 1");
    m_tile.picture = readPicture(m_tile.id, rows, allowed);
}

void TileMaker::numberSegments(char (*groupOf)(char), Segment (*segmentOfGroup)(char)) {
    for (auto& row : m_tile.segmentOfCell) row.fill(noSegment);
    m_tile.segmentAt.fill(noSegment);
    forEachCell([&](PictureCell cell) {
        const char group = groupOf(at(cell));
        if (group == 0 || segmentOf(cell) != noSegment) return;
        if (m_tile.segments.size() == maxSegments)
            refuse(cell, "a tile has at most " + std::to_string(maxSegments) + " segments");
        m_tile.segments.push_back(segmentOfGroup(group));
        flood(cell, static_cast<std::uint8_t>(m_tile.segments.size() - 1), groupOf);
    });
}

void TileMaker::flood(PictureCell cell, std::uint8_t segment, char (*groupOf)(char)) {
    segmentOf(cell) = segment;
    for (const PictureCell next : cellsBeside(cell))
        if (groupOf(at(next)) == groupOf(at(cell)) && segmentOf(next) == noSegment) flood(next, segment, groupOf);
}

void TileMaker::notePort(Port port, std::uint8_t segment) {
    m_tile.segmentAt[port.number] = segment;
    m_tile.segments[segment].ports |= static_cast<std::uint16_t>(1u << port.number);
    ++m_tile.segments[segment].portCount;
}

void TileMaker::refuse(PictureCell cell, const std::string& why) const {
    throw TileError(placeInPicture(m_tile.id, cell) + ": " + why);
}

}  // namespace remparts::engine
