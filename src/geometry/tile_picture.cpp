#include "tile_picture.h"

#include <algorithm>
#include <cmath>

#include "remparts/engine/tile_layout.h"

namespace remparts::geometry {

namespace {

bool isInTile(int row, int column) {
    return row >= 0 && row < cells && column >= 0 && column < cells;
}

template <class Grid>
auto& cellIn(Grid& grid, int row, int column) {
    return grid[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

}  // namespace

int cellOf(float along) {
    return static_cast<int>(std::floor(along + halfTile));
}

TilePicture::TilePicture(const engine::TileDefinition& tile, engine::Orientation orientation) {
    for (int row = 0; row < cells; ++row) {
        for (int column = 0; column < cells; ++column) {
            const engine::PictureCell to = engine::turned(engine::PictureCell{row, column}, orientation);
            cellIn(m_rows, to.row, to.column) = cellIn(tile.picture, row, column);
            cellIn(m_segments, to.row, to.column) = cellIn(tile.segmentOfCell, row, column);
        }
    }
}

char TilePicture::at(int row, int column) const {
    return isInTile(row, column) ? cellIn(m_rows, row, column) : ' ';
}

bool TilePicture::isPaved(int row, int column) const {
    if (isInTile(row, column)) return at(row, column) == '=' || at(row, column) == '+';
    return at(std::clamp(row, 0, cells - 1), std::clamp(column, 0, cells - 1)) == '=';
}

bool TilePicture::isMarket(int row, int column) const {
    const char cell = at(row, column);
    return cell == 'f' || cell == 'g' || cell == 'c';
}

bool TilePicture::isBuilding(int row, int column) const {
    const char cell = at(row, column);
    return cell == 'P' || cell == 'H';
}

bool TilePicture::isBesideBuilding(int row, int column) const {
    for (int r = row - 1; r <= row + 1; ++r)
        for (int c = column - 1; c <= column + 1; ++c)
            if (isBuilding(r, c)) return true;
    return false;
}

}  // namespace remparts::geometry
