// Filling a tile in from its picture: what the tiles of both games share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "picture.h"

namespace remparts::engine {

class TileMaker {
  protected:
    explicit TileMaker(TileDefinition& tile) : m_tile(tile) {}

    /// Takes the picture over. Throws TileError for a count below 1 and for what readPicture() refuses.
    void read(const std::vector<std::string>& rows, std::string_view allowed);
    /// Numbers the segments in reading order: cells of one group that are connected by sides. `groupOf` gives 0 for a
    /// character that belongs to no segment; `segmentOf` makes the segment of a group.
    void numberSegments(char (*groupOf)(char), Segment (*segmentOf)(char));
    /// Gives a port to a segment.
    void notePort(Port port, std::uint8_t segment);

    [[noreturn]] void refuse(PictureCell cell, const std::string& why) const;
    [[nodiscard]] char at(PictureCell cell) const { return characterAt(m_tile.picture, cell); }
    [[nodiscard]] std::uint8_t& segmentOf(PictureCell cell) {
        return m_tile.segmentOfCell[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
    }

    TileDefinition& m_tile;

  private:
    void flood(PictureCell cell, std::uint8_t segment, char (*groupOf)(char));
};

}  // namespace remparts::engine
