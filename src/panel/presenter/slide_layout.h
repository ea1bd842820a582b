// Where everything of a slide stands: the scene as large as the words leave room for.
#pragma once

#include <QFont>
#include <QRectF>
#include <vector>

#include "presenter/slide_rows.h"

namespace remparts::panel {

struct PlacedRow {
    SlideRow row;
    QFont font;
    QRectF box;  ///< all of it
    QRectF mark, text, number;
};

struct SlideLayout {
    QRectF stage;   ///< for the scene
    QRectF column;  ///< beside it; empty when nothing stands there
    QRectF band;    ///< below both
    QRectF title, counter, progress;
    QFont label;
    std::vector<PlacedRow> rows;
    std::vector<QRectF> cards;
    bool fits = false;  ///< nothing is cut, at sizes that are read from six metres
};

/// Letters as large as wished where that fits, smaller otherwise; never smaller than the roles allow. The parts keep
/// to a few sizes, so that the scene does not stir at every step.
[[nodiscard]] SlideLayout layOutSlide(const Slide& slide, QSizeF page);

}  // namespace remparts::panel
