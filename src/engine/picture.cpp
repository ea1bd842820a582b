#include "picture.h"

namespace remparts::engine {

namespace {

/// A character as it can stand in a message: bytes beyond printable ASCII by their number.
std::string shown(char character) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte >= 0x20 && byte < 0x7f) return std::string{"'"} + character + "'";
    return "with code " + std::to_string(byte);
}

bool isInside(PictureCell cell) {
    return cell.row >= 0 && cell.row < pictureSize && cell.column >= 0 && cell.column < pictureSize;
}

}  // namespace

std::string placeInPicture(const std::string& id, PictureCell cell) {
    return "tile " + id + ", row " + std::to_string(cell.row + 1) + ", column " + std::to_string(cell.column + 1);
}

Picture readPicture(const std::string& id, const std::vector<std::string>& rows, std::string_view allowed) {
    constexpr auto size = static_cast<std::size_t>(pictureSize);
    if (rows.size() != size)
        throw TileError("tile " + id + ": the picture has " + std::to_string(rows.size()) + " rows instead of 7");
    for (std::size_t row = 0; row < size; ++row)
        if (rows[row].size() != size)
            throw TileError("tile " + id + ", row " + std::to_string(row + 1) + ": it has " +
                            std::to_string(rows[row].size()) + " characters instead of 7");
    Picture picture{};
    forEachCell([&](PictureCell cell) {
        const char character = rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
        if (allowed.find(character) == std::string_view::npos)
            throw TileError(placeInPicture(id, cell) + ": unknown character " + shown(character));
        picture[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] = character;
    });
    return picture;
}

std::vector<PictureCell> cellsBeside(PictureCell cell) {
    std::vector<PictureCell> cells;
    for (const PictureCell next : {PictureCell{cell.row - 1, cell.column}, PictureCell{cell.row, cell.column + 1},
                                   PictureCell{cell.row + 1, cell.column}, PictureCell{cell.row, cell.column - 1}})
        if (isInside(next)) cells.push_back(next);
    return cells;
}

PictureCell borderCell(Direction side, int offset) {
    const Orientation turn = static_cast<Orientation>(index(side));
    return turned(PictureCell{0, offset}, turn);
}

}  // namespace remparts::engine
