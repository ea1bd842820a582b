// How the cells of a contact sheet share its area. Plain arithmetic; units are pixels.
#pragma once

#include <QRect>
#include <QSize>
#include <cstddef>
#include <span>
#include <vector>

namespace remparts::scene {

/// A group of equal cells below one heading.
struct SheetSection {
    std::size_t cells = 0;
    int scale = 1;  ///< a cell is so many columns wide
};

struct SheetLayout {
    struct Section {
        QRect heading;
        std::vector<QRect> cells;
    };
    std::vector<Section> sections;
};

/// Square cells as large as fit, in reading order, one section below the other.
[[nodiscard]] SheetLayout layOutSheet(QSize size, std::span<const SheetSection> sections);

}  // namespace remparts::scene
