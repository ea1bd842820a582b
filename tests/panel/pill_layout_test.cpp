// Words around a tile: in sight, clear of the tile and of one another.
#include "overlay/pill_layout.h"

#include <cmath>

#include "support/catch.h"

namespace remparts::panel {
namespace {

const QRectF view(0, 0, 736, 580);

// A tile seen from the south, its middle at a point, with spots in a ring on it.
QPolygonF tileAt(QPointF middle) {
    return {middle + QPointF(-50, -40), middle + QPointF(50, -34), middle + QPointF(58, 40),
            middle + QPointF(-60, 36)};
}

std::vector<PillRequest> spotsAround(QPointF middle, int count) {
    std::vector<PillRequest> spots;
    for (int k = 0; k < count; ++k) {
        const double angle = 2 * M_PI * k / count;
        spots.push_back({middle + QPointF(30 * std::cos(angle), 22 * std::sin(angle)), {112, 34}});
    }
    return spots;
}

bool anyOverlap(const std::vector<QRectF>& boxes) {
    for (std::size_t a = 0; a < boxes.size(); ++a)
        for (std::size_t b = a + 1; b < boxes.size(); ++b)
            if (boxes[a].intersects(boxes[b])) return true;
    return false;
}

}  // namespace

TEST_CASE("Words around a tile never overlap, nor leave the view, nor lie on the tile") {
    const auto middle = GENERATE(QPointF(368, 290), QPointF(60, 60), QPointF(690, 60), QPointF(40, 540),
                                 QPointF(700, 560), QPointF(368, 20));
    const int count = GENERATE(1, 3, 5, 8);
    const QPolygonF tile = tileAt(middle);
    const auto boxes = layOutPills(spotsAround(middle, count), tile, view, {});
    REQUIRE(static_cast<int>(boxes.size()) == count);
    CHECK_FALSE(anyOverlap(boxes));
    for (const QRectF& box : boxes) {
        CHECK(view.contains(box));
        CHECK_FALSE(box.intersects(tile.boundingRect()));
    }
}

TEST_CASE("Words keep clear of what already lies over the city") {
    const std::vector<QRectF> toolbars{QRectF(8, 8, 184, 44), QRectF(600, 8, 128, 44), QRectF(8, 520, 500, 44)};
    const QPointF middle(120, 100);
    for (const QRectF& box : layOutPills(spotsAround(middle, 6), tileAt(middle), view, toolbars))
        for (const QRectF& toolbar : toolbars) CHECK_FALSE(box.intersects(toolbar));
}

TEST_CASE("A tile out of sight still gets all its words into the view") {
    const QPointF middle(2000, -900);
    const auto boxes = layOutPills(spotsAround(middle, 5), tileAt(middle), view, {});
    CHECK_FALSE(anyOverlap(boxes));
    for (const QRectF& box : boxes) CHECK(view.contains(box));
}

TEST_CASE("A word that grows stays where it is when there is room") {
    const QRectF small(300, 200, 100, 34);
    const QRectF grown = growInPlace(small, {240, 54}, view, {});
    CHECK(grown.contains(small));
    const std::vector<QRectF> neighbour{QRectF(150, 190, 140, 60)};
    const QRectF beside = growInPlace(small, {240, 54}, view, neighbour);
    CHECK_FALSE(beside.intersects(neighbour.front()));
    CHECK(beside.intersects(small));
}

}  // namespace remparts::panel
