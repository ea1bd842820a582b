#include "sheet_layout.h"

#include <algorithm>

namespace remparts::scene {

namespace {

constexpr int mostColumns = 64;

int headingHeight(int column) {
    return std::max(1, column / 6);
}

int perRow(int columns, int scale) {
    return std::max(1, columns / scale);
}

int rowsOf(const SheetSection& section, int columns) {
    const int inRow = perRow(columns, section.scale);
    return (static_cast<int>(section.cells) + inRow - 1) / inRow;
}

int heightWith(int column, int columns, std::span<const SheetSection> sections) {
    int height = 0;
    for (const SheetSection& section : sections)
        height += headingHeight(column) + rowsOf(section, columns) * section.scale * column;
    return height;
}

// The side of a cell of scale 1 when so many stand side by side: less than the width allows where the height is
// short.
int columnWidth(QSize size, int columns, std::span<const SheetSection> sections) {
    int column = size.width() / columns;
    while (column > 1 && heightWith(column, columns, sections) > size.height()) --column;
    return column;
}

}  // namespace

SheetLayout layOutSheet(QSize size, std::span<const SheetSection> sections) {
    int columns = 1;
    int column = 0;
    for (int count = 1; count <= mostColumns; ++count) {
        const int width = columnWidth(size, count, sections);
        if (width <= column) continue;
        column = width;
        columns = count;
    }
    SheetLayout layout;
    int y = 0;
    for (const SheetSection& section : sections) {
        SheetLayout::Section laid{{0, y, size.width(), headingHeight(column)}, {}};
        y += laid.heading.height();
        const int inRow = perRow(columns, section.scale);
        const int side = column * section.scale;
        for (int k = 0; k < static_cast<int>(section.cells); ++k)
            laid.cells.emplace_back(k % inRow * side, y + k / inRow * side, side, side);
        y += rowsOf(section, columns) * side;
        layout.sections.push_back(std::move(laid));
    }
    return layout;
}

}  // namespace remparts::scene
